import { type Day, dayOf, daysAfter, type Month, monthOf, onOrAfter, yearOf } from './days.ts';
import { type Occasion, occurrencesIn } from './occasions.ts';
import { isSchoolDay, type Term, termsOf } from './terms.ts';

export type SchoolYear = ReturnType<typeof schoolYear>;

const joinAhead = 56;

/** The school year as one sees it at a moment: all that the demo school says about time is said from here. */
export function schoolYear(now: Date) {
  const today = dayOf(now);
  const year = yearOf(today);
  const around = [year - 2, year - 1, year, year + 1, year + 2];
  const terms = around.flatMap(termsOf);
  const occurrences = (occasion: Occasion) => around.flatMap((each) => occurrencesIn(occasion, each)).sort();

  /** The next time, today included: an event is to come for the whole of its day. */
  const next = (occasion: Occasion): Day => found(occurrences(occasion).find((day) => day >= today));
  /** The last time that is over. */
  const last = (occasion: Occasion): Day => found(occurrences(occasion).findLast((day) => day < today));

  const deadline = onOrAfter('Friday', daysAfter(today, 21));
  return {
    now,
    today,
    next,
    last,
    /** The time before the last one. */
    lastButOne: (occasion: Occasion): Day =>
      found(
        occurrences(occasion)
          .filter((day) => day < today)
          .at(-2),
      ),
    month: (occasion: Occasion): Month => monthOf(next(occasion)),
    year,
    lastYear: year - 1,
    daysAgo: (days: number): Day => daysAfter(today, -days),
    /** The last school day that lies so many days back, or longer. */
    schoolDayAgo(days: number): Day {
      let day = daysAfter(today, -days);
      while (!isSchoolDay(day)) day = daysAfter(day, -1);
      return day;
    },
    /** Every Wednesday of the terms of two years. */
    clubs: { from: onOrAfter('Wednesday', termsOf(year)[0].begins), until: termsOf(year + 1)[2].ends },
    nextTerm: found(terms.find(({ begins }) => begins >= today)),
    /** The last term that was over so many days ago. */
    termBefore: (days: number): Term => found(terms.findLast(({ ends }) => ends < daysAfter(today, -days))),
    /** The terms for which one can still apply, the next three. */
    termsToJoin: terms.filter(({ applyBy }) => applyBy >= today).slice(0, 3),
    /** Fees are set in October for the year that follows. */
    feesYear: yearOf(last('feesSet')) + 1,
    /** The candidates whose results are known sat the papers in the year before. */
    pleYear: yearOf(last('pleResults')) - 1,
    vacancies: {
      deadline,
      callsBy: daysAfter(deadline, 7),
      begins: found(terms.find(({ begins }) => begins >= daysAfter(today, joinAhead))).begins,
    },
  };
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the school year has a gap');
  return value;
}
