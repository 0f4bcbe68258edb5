import { type Day, daysAfter } from './days.ts';

/** The days on which Uganda always rests. */
const fixed = ['01-01', '01-26', '02-16', '03-08', '05-01', '06-03', '06-09', '10-09', '12-25', '12-26'];

/** By the Gregorian computus (Meeus, Jones, Butcher). */
function easterSunday(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return `${year}-${String(Math.floor(sum / 31)).padStart(2, '0')}-${String((sum % 31) + 1).padStart(2, '0')}`;
}

const moon = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', { timeZone: 'UTC', month: 'numeric', day: 'numeric' });
/** Month and day of the two feasts; the moon may still move them by a day. */
const feasts = ['10/1', '12/10'];

function eids(year: number): Day[] {
  const start = `${year}-01-01`;
  const all = Array.from({ length: 366 }, (_, index) => daysAfter(start, index));
  return all.filter((day) => feasts.includes(moon.format(new Date(`${day}T12:00:00Z`)).split(' ')[0] ?? ''));
}

const known = new Map<number, ReadonlySet<Day>>();

/** Uganda's public holidays, those that move with the moon included. */
export function publicHolidays(year: number): ReadonlySet<Day> {
  const found = known.get(year);
  if (found) return found;
  const easter = easterSunday(year);
  const days = new Set([
    ...fixed.map((day) => `${year}-${day}`),
    ...[daysAfter(easter, -2), easter, daysAfter(easter, 1)],
    ...eids(year),
  ]);
  known.set(year, days);
  return days;
}
