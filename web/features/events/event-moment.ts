import { shortDate, timeOfDay } from '../../ui/dates.ts';

/** Uganda keeps UTC+3 all year. */
const offset = '+03:00';
const offsetMs = 3 * 60 * 60 * 1000;

const atSchool = (iso: string) => new Date(new Date(iso).getTime() + offsetMs).toISOString();

/** The day at the school, as a date field holds it. */
export const inputDay = (iso: string): string => atSchool(iso).slice(0, 10);

/** The time at the school, as a time field holds it; empty for midnight, which means that only the day is known. */
export const inputTime = (iso: string): string => (timeOfDay(iso) === null ? '' : atSchool(iso).slice(11, 16));

/** What is sent for a day and perhaps a time. */
export const momentOfInputs = (day: string, time: string): string => (time ? `${day}T${time}:00${offset}` : day);

/** 21 November 2026, 8:30 */
export function momentWords(day: string, time: string): string {
  const iso = `${day}T${time || '00:00'}:00${offset}`;
  if (Number.isNaN(Date.parse(iso))) return '';
  return [shortDate(iso), timeOfDay(iso)].filter(Boolean).join(', ');
}
