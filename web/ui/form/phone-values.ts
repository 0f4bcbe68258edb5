import { joinPhone } from '../../../contract/phone-rules.ts';
import type { Values } from './answer.ts';

/** The name of the select that stands before the number. */
export const countryFieldOf = (name: string): string => `${name}Country`;

/** The whole number out of the form's two fields. */
export const phoneOf = (values: Values, name: string): string =>
  joinPhone(values[countryFieldOf(name)] ?? '', values[name] ?? '');
