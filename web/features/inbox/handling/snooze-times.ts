import { momentAtSchool, schoolDay, schoolTime } from '../../../../contract/common/school-time.ts';
import { longDate } from '../../../ui/dates/dates.ts';

const dayMs = 24 * 60 * 60 * 1000;
const morning = '08:00';
const afternoon = '14:00';
const saturday = 6;

export type SnoozeTime = { label: string; at: string };

/** The moments that one means by "later", by the clock at the school; each is there once. */
export function snoozeTimes(now: Date): SnoozeTime[] {
  const today = schoolDay(now);
  const tomorrow = daysAfter(today, 1);
  const monday = daysAfter(today, daysToMonday(today));
  const isMorning = schoolTime(now) < '13:00' && weekdayOf(today) % saturday !== 0;
  return [
    ...(isMorning ? [{ label: 'This afternoon, 14:00', at: momentAtSchool(today, afternoon) }] : []),
    ...(tomorrow === monday ? [] : [{ label: 'Tomorrow, 8:00', at: snoozeOn(tomorrow) }]),
    { label: `${dayWords(monday)}, 8:00`, at: snoozeOn(monday) },
  ];
}

/** In the morning of a day, YYYY-MM-DD. */
export const snoozeOn = (day: string): string => momentAtSchool(day, morning);

export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
const daysToMonday = (day: string) => (8 - weekdayOf(day)) % 7 || 7;

/** Monday 23 November */
const dayWords = (day: string) => longDate(momentAtSchool(day, morning)).replace(/ \d{4}$/, '');
