import { type Consent, consentStates } from '../../../../contract/media/consent.ts';
import type { PictureWords as Words } from '../../../../contract/media/media.ts';
import type { Values } from '../../../ui/form/answer.ts';

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

const captionPrefix = 'caption:';

/** The field that holds what stands below a picture. */
export const captionFieldOf = (picture: string): string => captionPrefix + picture;

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

const onOneLine = (text = ''): string => text.replace(/\s+/g, ' ').trim();

type PictureWords = Words & { alt: string };

/** What a save says about the pictures, beside the thing itself. */
export type SaidOfPictures = { pictureWords?: PictureWords[] };

/** What was said anew: other descriptions than the form began with, or about children on a picture. */
export function saidOfPictures(values: Values, before: Values): SaidOfPictures {
  const pictureWords = Object.keys(values)
    .filter((field) => field.startsWith(altPrefix))
    .map((field) => ({ field, name: field.slice(altPrefix.length) }))
    .filter(({ field, name }) => {
      const isNew = (one: string) => (values[one] ?? '') !== (before[one] ?? '');
      return isNew(field) || isNew(captionFieldOf(name)) || values[consentFieldOf(name)];
    })
    .map(({ field, name }) => ({
      name,
      alt: onOneLine(values[field]),
      ...(values[captionFieldOf(name)] !== undefined && { caption: onOneLine(values[captionFieldOf(name)]) }),
      ...readConsent(values[consentFieldOf(name)]),
    }));
  return pictureWords.length > 0 ? { pictureWords } : {};
}
