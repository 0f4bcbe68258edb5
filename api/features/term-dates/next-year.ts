import { daysBetween, daysLater, yearOfDay } from '../../../contract/common/days.ts';
import type { TermDateKind } from '../../../contract/school/term-dates.ts';

type Span = { kind: TermDateKind; firstDay: string; lastDay: string };

/**
 * The same in another year, as a beginning. A public holiday keeps its date; all else keeps its weekday, so a term that
 * began on a Monday does so again.
 */
export function inAnotherYear({ kind, firstDay, lastDay }: Span, from: number, to: number) {
  const length = daysBetween(firstDay, lastDay);
  const moved = kind === 'holiday' ? sameDate(firstDay, to) : sameWeekday(firstDay, from, to);
  return { firstDay: moved, lastDay: daysLater(moved, length) };
}

function sameDate(day: string, year: number): string {
  const moved = `${year}${day.slice(4)}`;
  // There is no 29 February in most years.
  return moved.endsWith('-02-29') && daysLater(`${year}-02-28`, 1) !== moved ? `${year}-02-28` : moved;
}

function sameWeekday(day: string, from: number, to: number): string {
  const weeks = Math.round(daysBetween(`${from}-01-01`, `${to}-01-01`) / 7);
  const moved = daysLater(day, weeks * 7);
  // A day at an end of the year stays within it.
  const over = Math.sign(yearOfDay(moved) - to);
  return daysLater(moved, -7 * over);
}
