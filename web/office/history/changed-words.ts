import { type ChangeObject, diffLines, diffWordsWithSpace } from 'diff';

/** Comparing takes the number of changes times the length: two texts that share little would take minutes. */
const limits = { maxEditLength: 1_000 };

type Part = Pick<ChangeObject<string>, 'value'> & Partial<Pick<ChangeObject<string>, 'added' | 'removed'>>;

/** Both texts in pieces, those marked that only one of them has: words, or else lines, or else all of each. */
export function comparedWords(before: string, now: string): Part[] {
  const parts = diffWordsWithSpace(before, now, limits) ?? diffLines(before, now, limits);
  const whole: Part[] = [
    { value: before, removed: true },
    { value: now, added: true },
  ];
  return parts ?? whole.filter(({ value }) => value !== '');
}

/** The later text alone, those pieces marked that the one before it did not have. */
export const changedWords = (before: string, now: string): Part[] =>
  comparedWords(before, now).filter(({ removed }) => !removed);
