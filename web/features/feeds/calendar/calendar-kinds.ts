import { type TermDateKind, termDateKinds } from '../../../../contract/school/term-dates.ts';

export type CalendarKind = TermDateKind | 'event';

const kinds: readonly CalendarKind[] = [...termDateKinds, 'event'];

/** As the name of a calendar says what is in it. */
const words: Record<CalendarKind, string> = {
  term: 'terms',
  halfTerm: 'half-terms',
  holiday: 'public holidays',
  visit: 'visiting days',
  other: 'other dates',
  event: 'events',
};

/**
 * Such as ?kind=holiday,halfTerm, in letters of any case; none means all. A phone that subscribes to a kind that is not
 * there must be told, or its calendar would stay empty for ever.
 */
export function kindsAsked(query: URLSearchParams): CalendarKind[] {
  const asked = (query.get('kind') ?? '').split(',').map((word) => word.trim().toLowerCase());
  return asked.filter(Boolean).map((word) => {
    const kind = kinds.find((one) => one.toLowerCase() === word);
    if (!kind) throw new Response('Not Found', { status: 404 });
    return kind;
  });
}

export const kindWords = (chosen: CalendarKind[]): string[] => [...new Set(chosen)].map((kind) => words[kind]);
