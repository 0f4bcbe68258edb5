import { publicHolidays } from '../../../contract/school/public-holidays.ts';
import { afterMonday, type Day, daysAfter, onOrAfter, type Weekday, yearOf } from './days.ts';

export type Term = {
  name: 'I' | 'II' | 'III';
  begins: Day;
  ends: Day;
  applyBy: Day;
  /** The first and the last day. */
  halfTerm: [Day, Day];
};

const isHoliday = (day: Day) => publicHolidays('UG', yearOf(day)).some((holiday) => holiday.day === day);

/**
 * Uganda's calendar: everything is counted from the first Monday of February. Terms of thirteen, thirteen and twelve
 * weeks begin at the 1st, the 17th and the 33rd Monday, and end on a Friday unless that is a holiday.
 */
export function termsOf(year: number): [Term, Term, Term] {
  const first = onOrAfter('Monday', `${year}-02-01`);
  const term = (name: Term['name'], weeksOn: number, weeks: number, applyAhead: number): Term => {
    const begins = daysAfter(first, weeksOn * 7);
    const friday = daysAfter(begins, weeks * 7 - 3);
    const ends = isHoliday(friday) ? daysAfter(friday, -1) : friday;
    // A long weekend: Monday and Tuesday of the fifth week.
    const halfTerm: Term['halfTerm'] = [daysAfter(begins, 4 * 7), daysAfter(begins, 4 * 7 + 1)];
    return { name, begins, ends, applyBy: daysAfter(begins, -applyAhead), halfTerm };
  };
  // Applications close on a Friday: before Christmas for the first term, else in the holidays before the term.
  return [term('I', 0, 13, 45), term('II', 16, 13, 17), term('III', 32, 12, 17)];
}

/** A weekday of the numbered week of a term; a week later where that is a public holiday. */
export const inTerm =
  (number: 1 | 2 | 3, week: number, weekday: Weekday) =>
  (year: number): Day => {
    const [one, two, three] = termsOf(year);
    const { begins } = { 1: one, 2: two, 3: three }[number];
    const day = daysAfter(begins, (week - 1) * 7 + afterMonday(weekday));
    return isHoliday(day) ? daysAfter(day, 7) : day;
  };

/** A weekday of a month: the first one on its given date or after it. */
export const inMonth =
  (weekday: Weekday, monthAndDay: string) =>
  (year: number): Day =>
    onOrAfter(weekday, `${year}-${monthAndDay}`);

export function isSchoolDay(day: Day): boolean {
  const within = (first: Day, last: Day) => first <= day && day <= last;
  const runs = termsOf(yearOf(day)).some(({ begins, ends, halfTerm }) => within(begins, ends) && !within(...halfTerm));
  return runs && !isHoliday(day) && onOrAfter('Saturday', day) !== day && onOrAfter('Sunday', day) !== day;
}
