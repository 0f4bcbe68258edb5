import { moonNote, publicHolidays } from '../../../contract/school/public-holidays.ts';
import type { TermDateKind } from '../../../contract/school/term-dates.ts';
import type { Day } from '../year/days.ts';
import { occurrencesIn } from '../year/occasions.ts';
import type { SchoolYear } from '../year/school-year.ts';
import { termsOf } from '../year/terms.ts';

export type SeedTermDate = {
  kind: TermDateKind;
  name: string;
  firstDay: Day;
  lastDay: Day;
  note: string;
  /** The short address of a campus; none for all. */
  campus?: string;
};

const day = (kind: TermDateKind, name: string, on: Day, note = '', campus?: string): SeedTermDate => ({
  ...{ kind, name, firstDay: on, lastDay: on, note },
  ...(campus && { campus }),
});

/** The year that runs and the next one. */
export const termDates = (when: SchoolYear): SeedTermDate[] => [when.year, when.year + 1].flatMap(datesOf);

const datesOf = (year: number): SeedTermDate[] => [
  ...termsOf(year).map(({ name, begins, ends }) => ({
    ...{ kind: 'term' as const, name: `Term ${name}`, firstDay: begins, lastDay: ends },
    note: 'New pupils arrive at 8:30',
  })),
  ...termsOf(year).map(({ name, halfTerm: [firstDay, lastDay] }) => ({
    ...{ kind: 'halfTerm' as const, name: `Half-term, Term ${name}`, firstDay, lastDay },
    note: 'Boarders stay, offices are open until 13:00',
  })),
  ...publicHolidays('UG', year).map(({ day: on, name, byTheMoon }) =>
    day('holiday', name, on, byTheMoon ? moonNote : ''),
  ),
  ...occurrencesIn('visitingDay', year).map((on) =>
    day('visit', 'Visiting day, boarders', on, '10:00 to 16:00', 'kitante'),
  ),
  ...occurrencesIn('openMorning', year).flatMap((on) =>
    ['najja', 'ntinda'].map((campus) => day('other', 'Open morning', on, '9:00 to 12:00', campus)),
  ),
];
