import { daysLater, weekdayOf } from '../common/days.ts';
import type { TermDateKind } from './term-dates.ts';

type Dated = { kind: TermDateKind; firstDay: string; lastDay: string; campus: string | null };

/** A date of one campus does not belong to the term of another. */
export const areTogether = (one: Pick<Dated, 'campus'>, other: Pick<Dated, 'campus'>): boolean =>
  one.campus === null || other.campus === null || one.campus === other.campus;

export const isFree = ({ kind }: { kind: string }): boolean => kind === 'holiday' || kind === 'halfTerm';
export const isWeekend = (day: string): boolean => weekdayOf(day) === 0 || weekdayOf(day) === 6;
export const covers =
  (day: string) =>
  ({ firstDay, lastDay }: Pick<Dated, 'firstDay' | 'lastDay'>): boolean =>
    firstDay <= day && day <= lastDay;

/** A holiday comes until its last day is over; of all else the first day is what one waits for. */
export const isAhead = (date: Pick<Dated, 'kind' | 'firstDay' | 'lastDay'>, today: string): boolean =>
  (isFree(date) ? date.lastDay : date.firstDay) >= today;

/** The first day of school after a holiday within a term. */
export function backOn(date: Dated, dates: Dated[]): string | undefined {
  if (!isFree(date)) return undefined;
  const free = dates.filter((other) => isFree(other) && areTogether(other, date));
  let day = daysLater(date.lastDay, 1);
  while (isWeekend(day) || free.some(covers(day))) day = daysLater(day, 1);
  return dates.some((term) => term.kind === 'term' && covers(day)(term)) ? day : undefined;
}
