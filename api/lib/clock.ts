import { momentAtSchool, schoolDay } from '../../contract/common/school-time.ts';
import { thisPlace } from '../../contract/common/this-school.ts';

/** The time is passed in, so that tests can move it. */
export type Clock = () => Date;

export { schoolDay };

/** An event stays upcoming for the whole of its day. */
export function startOfSchoolDay(at: Date): Date {
  return new Date(momentAtSchool(schoolDay(at)));
}

/** A bare day means its midnight at the school; a moment means itself. */
export function toMoment(input: string): Date {
  return new Date(input.length === 10 ? momentAtSchool(input) : input);
}

/** The last that has four digits for its year: the database reads none behind it. */
const lastDay = '9999-12-31';

/** The day after a day, both as YYYY-MM-DD; behind the last one there is none. */
export function dayAfter(day: string): string {
  if (day === lastDay) return day;
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

/** Day and time at the school, for a mail. */
export const schoolMoment = (at: Date): string =>
  at.toLocaleString('en-GB', { timeZone: thisPlace().timeZone, dateStyle: 'long', timeStyle: 'short' });
