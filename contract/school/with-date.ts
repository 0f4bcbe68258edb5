import { yearOfDay } from '../common/days.ts';
import { isAhead, isFree } from './free-days.ts';
import type { PublicTermDate, PublicTermDates } from './term-dates.ts';

/** The dates of a year as they would be with this one, which may be there already as it was before. */
export function withDate(shown: PublicTermDates, date: PublicTermDate): PublicTermDates {
  const { year, years, today } = shown;
  const isOther = ({ id }: PublicTermDate) => id !== date.id;
  const known = [...shown.docs, ...[shown.next, shown.nextHoliday].filter((one) => one !== null)].filter(isOther);
  const ahead = inOrder([...known, date]).filter((one) => isAhead(one, today));
  return {
    ...{ year, today },
    years: [...new Set([...years, yearOfDay(date.firstDay)])].sort((one, other) => one - other),
    docs: inOrder([...shown.docs.filter(isOther), date]).filter(({ firstDay }) => yearOfDay(firstDay) === year),
    next: ahead[0] ?? null,
    nextHoliday: ahead.find(isFree) ?? null,
  };
}

/** As they are read: by the first day, and what lasts longer first. */
const inOrder = (dates: PublicTermDate[]): PublicTermDate[] =>
  dates.toSorted(
    (one, other) =>
      one.firstDay.localeCompare(other.firstDay) || other.lastDay.localeCompare(one.lastDay) || one.id - other.id,
  );
