import { personMessages, type Rule } from '../form.ts';
import { thisPlace } from '../this-school.ts';
import { callingCodes } from './calling-codes.ts';

export const phoneMaxLength = 16;
export const phonePattern = /^\+?[0-9][0-9 ()-]{5,}$/;

/** A whole number, with its country's code or as one calls it at home. The pattern is the API's to check. */
export const phoneRule = {
  kind: 'phone',
  required: personMessages.phone,
  max: phoneMaxLength,
  check: (text) => (text.length > phoneMaxLength ? `At most ${phoneMaxLength} characters.` : undefined),
} as const satisfies Rule;

/** One that may be left empty. */
export const optionalPhoneRule = { kind: 'phone', required: undefined, max: phoneMaxLength } as const satisfies Rule;

/** Countries that many families come from or have gone to; everybody else types the whole number. */
export const phoneCountries = [
  { id: 'UG', name: 'Uganda', code: `+${callingCodes.UG}` },
  { id: 'KE', name: 'Kenya', code: `+${callingCodes.KE}` },
  { id: 'TZ', name: 'Tanzania', code: `+${callingCodes.TZ}` },
  { id: 'RW', name: 'Rwanda', code: `+${callingCodes.RW}` },
  { id: 'BI', name: 'Burundi', code: `+${callingCodes.BI}` },
  { id: 'SS', name: 'South Sudan', code: `+${callingCodes.SS}` },
  { id: 'CD', name: 'DR Congo', code: `+${callingCodes.CD}` },
  { id: 'ET', name: 'Ethiopia', code: `+${callingCodes.ET}` },
  { id: 'SO', name: 'Somalia', code: `+${callingCodes.SO}` },
  { id: 'SD', name: 'Sudan', code: `+${callingCodes.SD}` },
  { id: 'ZA', name: 'South Africa', code: `+${callingCodes.ZA}` },
  { id: 'NG', name: 'Nigeria', code: `+${callingCodes.NG}` },
  { id: 'GH', name: 'Ghana', code: `+${callingCodes.GH}` },
  { id: 'AE', name: 'United Arab Emirates', code: `+${callingCodes.AE}` },
  { id: 'IN', name: 'India', code: `+${callingCodes.IN}` },
  { id: 'CN', name: 'China', code: `+${callingCodes.CN}` },
  { id: 'GB', name: 'United Kingdom', code: `+${callingCodes.GB}` },
  { id: 'DE', name: 'Germany', code: `+${callingCodes.DE}` },
  { id: 'NL', name: 'Netherlands', code: `+${callingCodes.NL}` },
  { id: 'SE', name: 'Sweden', code: `+${callingCodes.SE}` },
  { id: 'US', name: 'United States', code: `+${callingCodes.US}` },
  { id: 'CA', name: 'Canada', code: `+${callingCodes.CA}` },
] as const;

/** The school's own country, where it is in the list. */
export function homeCountry(): string {
  const { country } = thisPlace();
  return phoneCountries.some(({ id }) => id === country) ? country : otherCountry;
}

/** The list with the school's own country first. */
export const countriesFromHome = () =>
  phoneCountries.toSorted((one, other) => Number(other.id === homeCountry()) - Number(one.id === homeCountry()));

/** For a country that is not in the list. */
export const otherCountry = 'other';

const codeOf = (country: string): string => phoneCountries.find(({ id }) => id === country)?.code ?? '';

/** How much of the sixteen characters is left for the number behind the country's code. */
export const numberMaxLength = (country: string): number => phoneMaxLength - codeOf(country).length;

/** The number as one calls it from abroad: 0722 418 330 in Kenya is +254722418330. Empty stays empty. */
export function joinPhone(country: string, typed: string): string {
  const text = typed.trim();
  if (text === '') return '';
  const international = text.replace(/^00/, '+');
  const code = codeOf(country);
  if (international.startsWith('+') || code === '') return international;
  // Letters stay, so that the reader of the error sees what was typed.
  return code + text.replace(/[\s()-]/g, '').replace(/^0/, '');
}

/** A whole number that was pasted, as country and rest. */
export function splitPhone(pasted: string): { country: string; number: string } | null {
  const text = pasted.trim().replace(/^00/, '+');
  if (!text.startsWith('+')) return null;
  const digits = `+${text.replace(/\D/g, '')}`;
  const country = phoneCountries.find(({ code }) => digits.startsWith(code));
  return country
    ? { country: country.id, number: digits.slice(country.code.length) }
    : { country: otherCountry, number: digits };
}
