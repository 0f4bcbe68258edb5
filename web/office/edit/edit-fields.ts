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

/** The descriptions that differ from those the form began with, by the picture's name. */
export function changedDescriptions(values: Values, before: Values): [picture: string, alt: string][] {
  return Object.entries(values)
    .filter(([field, alt]) => field.startsWith(altPrefix) && alt !== (before[field] ?? ''))
    .map(([field, alt]) => [field.slice(altPrefix.length), alt.replace(/\s+/g, ' ').trim()]);
}
