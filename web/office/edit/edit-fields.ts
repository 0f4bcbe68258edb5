import { type Consent, consentStates } from '../../../contract/consent-rules.ts';
import type { Values } from '../../ui/form/answer.ts';

/** A field as the comparison of two versions shows it. */
export type EditField = {
  name: string;
  label: string;
  /** How its value reads: plain text unless said. */
  kind?: 'text' | 'html' | 'pictures';
  /** Words in place of the value, for what is chosen and not written; sees all values. */
  words?: (values: Values) => string;
};

const altPrefix = 'alt:';

/** The field that holds the description of a picture. */
export const altFieldOf = (picture: string): string => altPrefix + picture;

/** The names of the pictures in a field's value. */
export const picturesIn = (value: string | undefined): string[] => (value ?? '').split(',').filter(Boolean);

const consentPrefix = 'consent:';

/** The field that holds what is newly said about children on a picture. */
export const consentFieldOf = (picture: string): string => consentPrefix + picture;

type Said = { consent: Consent; consentNote: string };

/** Its state, and behind a space the note. */
export const writeConsent = ({ consent, consentNote }: Said): string => `${consent} ${consentNote}`.trim();

export function readConsent(text: string | undefined): Said | null {
  const [first, ...words] = (text ?? '').split(' ');
  const consent = consentStates.find((state) => state === first);
  return consent ? { consent, consentNote: words.join(' ') } : null;
}

type PictureWords = { picture: string; alt: string } & Partial<Said>;

/** What was said anew about the pictures: other descriptions than the form began with, or about children on them. */
export function changedDescriptions(values: Values, before: Values): PictureWords[] {
  return Object.keys(values)
    .filter((field) => field.startsWith(altPrefix))
    .map((field) => ({ field, picture: field.slice(altPrefix.length) }))
    .filter(({ field, picture }) => values[field] !== (before[field] ?? '') || values[consentFieldOf(picture)])
    .map(({ field, picture }) => ({
      picture,
      alt: (values[field] ?? '').replace(/\s+/g, ' ').trim(),
      ...readConsent(values[consentFieldOf(picture)]),
    }));
}
