import { longDate, schoolDate, shortDate, timeOfDay } from '../../ui/dates/dates.ts';

/** 14 Nov, and the year only where it is another one. Guarded pages are drawn in the browser alone, so it may be asked. */
export function briefDate(iso: string): string {
  const { day, month, year } = schoolDate(iso);
  const thisYear = schoolDate(new Date().toISOString()).year;
  return `${day} ${month.slice(0, 1)}${month.slice(1).toLowerCase()}${year === thisYear ? '' : ` ${year}`}`;
}

/** 14 Nov, 16:42 */
export const moment = (iso: string): string => `${briefDate(iso)}, ${timeOfDay(iso) ?? '0:00'}`;

/** Wednesday 11 November, 19:42 */
export const fullMoment = (iso: string): string =>
  `${longDate(iso).replace(` ${schoolDate(new Date().toISOString()).year}`, '')}, ${timeOfDay(iso) ?? '0:00'}`;

/** 3 September, and the year only where it is another one. */
export const dayWords = (iso: string): string =>
  shortDate(iso).replace(` ${schoolDate(new Date().toISOString()).year}`, '');

const dayMs = 24 * 60 * 60 * 1000;

/** today, 8:02; yesterday, 16:51; Friday, 7:41; 28 October */
export function latelyWords(iso: string): string {
  const startOf = (at: string) => Date.parse(`${shortDate(at)} UTC`);
  const days = Math.round((startOf(new Date().toISOString()) - startOf(iso)) / dayMs);
  const time = timeOfDay(iso) ?? '0:00';
  if (days === 0) return `today, ${time}`;
  if (days === 1) return `yesterday, ${time}`;
  return days < 7 ? `${longDate(iso).split(' ')[0]}, ${time}` : dayWords(iso);
}
