import { momentAtSchool, schoolDay, schoolTime } from '../../../contract/common/school-time.ts';
import { shortDate, timeOfDay } from '../../ui/dates/dates.ts';

/** The day at the school, as a date field holds it. */
export const inputDay = (iso: string): string => schoolDay(iso);

/** The time at the school, as a time field holds it; empty for midnight, which means that only the day is known. */
export const inputTime = (iso: string): string => (timeOfDay(iso) === null ? '' : schoolTime(iso));

/** What is sent for a day and perhaps a time. */
export const momentOfInputs = (day: string, time: string): string => (time ? momentAtSchool(day, time) : day);

type EndInputs = { date?: string; lastDay?: string; endDate?: string };

/** What is sent for an end: the last day, perhaps with a time. On the first day an end without a time says nothing. */
export const endOfInputs = ({ date = '', lastDay = '', endDate = '' }: EndInputs): string =>
  date && (endDate || lastDay > date) ? momentAtSchool(lastDay || date, endDate || undefined) : '';

/** 21 November 2026, 8:30 */
export function momentWords(day: string, time: string): string {
  const iso = momentAtSchool(day, time || undefined);
  if (Number.isNaN(Date.parse(iso))) return '';
  return [shortDate(iso), timeOfDay(iso)].filter(Boolean).join(', ');
}
