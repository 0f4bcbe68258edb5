import { daysBetween, daysLater, weekdayOf } from '../../../../contract/common/days.ts';
import { areTogether, covers, isFree, isWeekend } from '../../../../contract/school/free-days.ts';
import type { PublicTermDate } from '../../../../contract/school/term-dates.ts';

export type Term = {
  term: PublicTermDate;
  /** What lies in it, in its order. */
  dates: PublicTermDate[];
  /** What lies between it and the next one. */
  after: PublicTermDate[];
  schoolDays: number;
  /** The days until the next term; nothing behind the last one. */
  restDays: number | undefined;
};
export type TermYear = { terms: Term[]; before: PublicTermDate[] };

/** The dates of a year put into its terms, each once. */
export function termYear(docs: PublicTermDate[]): TermYear {
  const terms = docs.filter(({ kind }) => kind === 'term');
  const left = new Set(docs.filter(({ kind }) => kind !== 'term'));
  const take = (fits: (date: PublicTermDate) => boolean) => {
    const taken = [...left].filter(fits);
    for (const date of taken) left.delete(date);
    return taken;
  };
  const inside = terms.map((term) => take((date) => isIn(date, term) && areTogether(date, term)));
  const [first] = terms;
  const before = take(({ firstDay }) => !first || firstDay < first.firstDay);
  return {
    before,
    terms: terms.map((term, place) => {
      const dates = inside[place] ?? [];
      const next = terms.slice(place + 1).find((other) => other.firstDay > term.lastDay);
      const after = take(({ firstDay }) => firstDay >= term.firstDay && (!next || firstDay < next.firstDay));
      return {
        ...{ term, dates, after, schoolDays: schoolDaysIn(term, dates) },
        restDays: next && daysBetween(term.lastDay, next.firstDay) - 1,
      };
    }),
  };
}

const isIn = (date: PublicTermDate, { firstDay, lastDay }: PublicTermDate) =>
  date.firstDay >= firstDay && date.firstDay <= lastDay;

function schoolDaysIn({ firstDay, lastDay }: PublicTermDate, dates: PublicTermDate[]): number {
  const free = dates.filter((date) => isFree(date) && date.campus === null);
  const all = Array.from({ length: daysBetween(firstDay, lastDay) + 1 }, (_, index) => daysLater(firstDay, index));
  return all.filter((day) => !isWeekend(day) && !free.some(covers(day))).length;
}

/** The week of a term that a day lies in; nothing outside. */
export function weekOf(day: string, { firstDay, lastDay }: PublicTermDate): number | undefined {
  if (day < firstDay || day > lastDay) return undefined;
  const monday = daysLater(firstDay, -((weekdayOf(firstDay) + 6) % 7));
  return Math.floor(daysBetween(monday, day) / 7) + 1;
}

/** Where a day of a year stands from its first to its last, in per cent. */
export const placeInYear = (day: string): number => {
  const year = day.slice(0, 4);
  return (daysBetween(`${year}-01-01`, day) / daysBetween(`${year}-01-01`, `${year}-12-31`)) * 100;
};
