import { atSchool } from '../../../contract/common/school-time.ts';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

// Everything here is by the clock at the school, the same on the server and on every phone.
const monthOf = (local: Date) => months[local.getUTCMonth()] ?? '';

/** The parts of a calendar leaf: NOV, 21, 2026. */
export function schoolDate(iso: string) {
  const local = atSchool(iso);
  return {
    month: monthOf(local).slice(0, 3).toUpperCase(),
    day: local.getUTCDate(),
    year: local.getUTCFullYear(),
  };
}

/** 9 November 2026 */
export function shortDate(iso: string): string {
  const local = atSchool(iso);
  return `${local.getUTCDate()} ${monthOf(local)} ${local.getUTCFullYear()}`;
}

/** Saturday 21 November 2026 */
export const longDate = (iso: string): string => `${weekdays[atSchool(iso).getUTCDay()]} ${shortDate(iso)}`;

/** 8:30 to 12:00, as much of it as is known; null where only the day is. */
export function timeSpan(iso: string, end?: string | null): string | null {
  const [from, to] = [timeOfDay(iso), end ? timeOfDay(end) : null];
  return from && to ? `${from} to ${to}` : (from ?? (to && `until ${to}`));
}

/** 8:30, or null for midnight, which means that only the day is known. */
export function timeOfDay(iso: string): string | null {
  const local = atSchool(iso);
  const [hours, minutes] = [local.getUTCHours(), local.getUTCMinutes()];
  if (hours === 0 && minutes === 0) return null;
  return `${hours}:${String(minutes).padStart(2, '0')}`;
}
