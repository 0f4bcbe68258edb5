import { type ChangeObject, diffLines, diffWordsWithSpace } from 'diff';

/** Comparing takes the number of changes times the length: two texts that share little would take minutes. */
const limits = { maxEditLength: 1_000 };

/** A text in pieces, those marked that the text before it did not have: words, or else lines, or else all of it. */
export function changedWords(before: string, now: string): Pick<ChangeObject<string>, 'value' | 'added'>[] {
  const parts = diffWordsWithSpace(before, now, limits) ?? diffLines(before, now, limits);
  if (!parts) return [{ value: now, added: true }];
  return parts.filter(({ removed }) => !removed);
}
