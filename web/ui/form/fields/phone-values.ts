import { homeCountry, joinPhone, otherCountry, splitPhone } from '../../../../contract/common/phone/phone.ts';
import type { Values } from '../answer.ts';

/** The name of the select that stands before the number. */
export const countryFieldOf = (name: string): string => `${name}Country`;

/** The whole number out of the form's two fields. */
export const phoneOf = (values: Values, name: string): string =>
  joinPhone(values[countryFieldOf(name)] ?? '', values[name] ?? '');

/** A whole number as the form's two fields. One without a country's code that does not begin like a local one stays as it is. */
export function phoneFields(name: string, phone: string): Values {
  const alone = { country: /^(0|$)/.test(phone) ? homeCountry() : otherCountry, number: phone };
  const { country, number } = splitPhone(phone) ?? alone;
  return { [name]: number, [countryFieldOf(name)]: country };
}
