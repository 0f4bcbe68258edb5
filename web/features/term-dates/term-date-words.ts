import type { TermDateKind } from '../../../contract/school/term-dates.ts';

/** What one of each kind is called, where it is chosen and in the key of the year. */
export const termDateKindWords: Record<TermDateKind, string> = {
  term: 'Term',
  halfTerm: 'Half-term',
  holiday: 'Public holiday',
  visit: 'Visiting day',
  other: 'Other date',
};
