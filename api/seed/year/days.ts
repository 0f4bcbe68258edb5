import { schoolDay } from '../../lib/clock.ts';

/** A day at the school, as YYYY-MM-DD; two of them compare as texts. */
export type Day = string;

const dayMs = 24 * 60 * 60 * 1000;
const hourMs = 60 * 60 * 1000;
/** Kampala is three hours ahead of UTC all year. */
const schoolOffsetMs = 3 * hourMs;

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
export type Weekday = (typeof weekdays)[number];

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
  ...['October', 'November', 'December'],
] as const;
export type Month = (typeof months)[number];

const midnight = (day: Day) => Date.parse(`${day}T00:00:00Z`);

export const dayOf = (now: Date): Day => schoolDay(now);

/** The moment at which a clock at the school shows the hour. */
export const momentOf = (day: Day, hour: number): Date => new Date(midnight(day) - schoolOffsetMs + hour * hourMs);

export const daysAfter = (day: Day, count: number): Day =>
  new Date(midnight(day) + count * dayMs).toISOString().slice(0, 10);

export const yearOf = (day: Day): number => Number(day.slice(0, 4));
const weekdayOf = (day: Day): Weekday => weekdays[new Date(midnight(day)).getUTCDay()] ?? 'Sunday';
export const monthOf = (day: Day): Month => months[Number(day.slice(5, 7)) - 1] ?? 'January';

/** The first such weekday on a day or after it. */
export function onOrAfter(weekday: Weekday, day: Day): Day {
  const ahead = weekdays.indexOf(weekday) - weekdays.indexOf(weekdayOf(day));
  return daysAfter(day, (ahead + 7) % 7);
}

/** How many days a weekday lies behind the Monday of its week. */
export const afterMonday = (weekday: Weekday): number => (weekdays.indexOf(weekday) + 6) % 7;

const dayNumber = (day: Day) => Number(day.slice(8));

/** 1 February 2027 */
export const inWords = (day: Day): string => `${dayNumber(day)} ${monthOf(day)} ${yearOf(day)}`;
/** Monday 1 February 2027 */
export const inFull = (day: Day): string => `${weekdayOf(day)} ${inWords(day)}`;
/** February 2027 */
export const monthInWords = (day: Day): string => `${monthOf(day)} ${yearOf(day)}`;
