/** The time is passed in, so that tests can move it. */
export type Clock = () => Date;

const schoolTimeZone = 'Africa/Kampala';
// Uganda keeps UTC+3 all year.
const schoolOffset = '+03:00';

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: schoolTimeZone });

/** The calendar day at the school, as YYYY-MM-DD. */
export function schoolDay(at: Date): string {
  return dayFormat.format(at);
}

/** An event stays upcoming for the whole of its day. */
export function startOfSchoolDay(at: Date): Date {
  return new Date(`${schoolDay(at)}T00:00:00${schoolOffset}`);
}

/** A bare day means its midnight at the school; a moment means itself. */
export function toMoment(input: string): Date {
  return new Date(input.length === 10 ? `${input}T00:00:00${schoolOffset}` : input);
}

/** The day after a day, both as YYYY-MM-DD. */
export function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

const momentFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: schoolTimeZone,
  dateStyle: 'long',
  timeStyle: 'short',
});

/** Day and time at the school, for a mail. */
export const schoolMoment = (at: Date): string => momentFormat.format(at);
