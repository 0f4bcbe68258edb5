import { schoolDate, timeOfDay } from '../ui/dates.ts';

/** 14 Nov, and the year only where it is another one. Guarded pages are drawn in the browser alone, so it may be asked. */
export function briefDate(iso: string): string {
  const { day, month, year } = schoolDate(iso);
  const thisYear = schoolDate(new Date().toISOString()).year;
  return `${day} ${month.slice(0, 1)}${month.slice(1).toLowerCase()}${year === thisYear ? '' : ` ${year}`}`;
}

/** 14 Nov, 16:42 */
export const moment = (iso: string): string => `${briefDate(iso)}, ${timeOfDay(iso) ?? '0:00'}`;
