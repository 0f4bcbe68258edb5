import { daysBetween, daysLater, yearOfDay } from '../../../contract/common/days.ts';
import {
  fixedHolidays,
  type Holiday,
  moonNote,
  movableHolidays,
  movableNames,
} from '../../../contract/school/public-holidays.ts';
import { type TermDateKind, termDateFields } from '../../../contract/school/term-dates.ts';

type Span = { kind: TermDateKind; firstDay: string; lastDay: string };
type Written = Span & { name: string; note: string; campusId: number | null };
type Years = { from: number; to: number; country: string };

/**
 * The dates of a year in another one, as a beginning. What moves with the year, such as Easter, stands on its own day
 * there; what nobody can know of that year yet is left out.
 */
export function copiedDates<D extends Written>(dates: D[], { from, to, country }: Years) {
  const copied = new Map<string, D>();
  const leftOut: D[] = [];
  for (const date of dates) {
    const feast = feastOf(date, dates, from, country);
    const days = movableHolidays(to).filter(({ name }) => name === feast);
    if (feast && days.length === 0) leftOut.push(date);
    const moved = feast ? days.map((day) => onDay(date, day)) : [{ ...date, ...inAnotherYear(date, from, to) }];
    // A year that has a feast twice brings each day of it once.
    for (const one of moved) copied.set(feast ? `${feast} ${one.campusId} ${one.firstDay}` : String(copied.size), one);
  }
  return { copied: [...copied.values()], leftOut };
}

/** Which movable feast a holiday is: the one it is called like, else the one of its day. */
function feastOf({ kind, name, firstDay }: Written, dates: Written[], year: number, country: string) {
  if (kind !== 'holiday') return undefined;
  const called = movableNames.find((feast) => isCalled(name, feast));
  if (called || fixedHolidays(country, year).some(({ day }) => day === firstDay)) return called;
  const isThere = (feast: string) => dates.some((other) => isCalled(other.name, feast));
  return movableHolidays(year).find((feast) => feast.day === firstDay && !isThere(feast.name))?.name;
}

export const isCalled = (name: string, other: string): boolean => name.toLowerCase() === other.toLowerCase();

function onDay<D extends Written>(date: D, { day, byTheMoon }: Holiday): D {
  const lastDay = daysLater(day, daysBetween(date.firstDay, date.lastDay));
  return { ...date, firstDay: day, lastDay, note: byTheMoon ? notedByTheMoon(date.note) : date.note };
}

function notedByTheMoon(note: string): string {
  const both = note === '' ? moonNote : `${note.replace(/\.$/, '')}. ${moonNote}`;
  return note.includes(moonNote) || both.length > (termDateFields.note.max ?? Number.POSITIVE_INFINITY) ? note : both;
}

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
