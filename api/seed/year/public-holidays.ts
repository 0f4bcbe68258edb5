import { type Day, daysAfter } from './days.ts';

/** The days on which Uganda always rests. */
const fixed = [
  ['01-01', 'New Year’s Day'],
  ['01-26', 'Liberation Day'],
  ['02-16', 'Archbishop Janani Luwum Day'],
  ['03-08', 'Women’s Day'],
  ['05-01', 'Labour Day'],
  ['06-03', 'Martyrs’ Day'],
  ['06-09', 'Heroes’ Day'],
  ['10-09', 'Independence Day'],
  ['12-25', 'Christmas Day'],
  ['12-26', 'Boxing Day'],
] as const;

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
const feasts = new Map([
  ['10/1', 'Eid al-Fitr'],
  ['12/10', 'Eid al-Adha'],
]);

function eids(year: number): Holiday[] {
  const start = `${year}-01-01`;
  const all = Array.from({ length: 366 }, (_, index) => daysAfter(start, index));
  return all.flatMap((day) => {
    const name = feasts.get(moon.format(new Date(`${day}T12:00:00Z`)).split(' ')[0] ?? '');
    return name ? [{ day, name, byTheMoon: true }] : [];
  });
}

export type Holiday = { day: Day; name: string; byTheMoon?: boolean };

const known = new Map<number, ReadonlySet<Day>>();

/** Uganda's public holidays, those that move with the moon included. */
export function publicHolidays(year: number): ReadonlySet<Day> {
  const found = known.get(year);
  if (found) return found;
  const days = new Set(namedHolidays(year).map(({ day }) => day));
  known.set(year, days);
  return days;
}

export function namedHolidays(year: number): Holiday[] {
  const easter = easterSunday(year);
  return [
    ...fixed.map(([day, name]) => ({ day: `${year}-${day}`, name })),
    { day: daysAfter(easter, -2), name: 'Good Friday' },
    { day: easter, name: 'Easter Sunday' },
    { day: daysAfter(easter, 1), name: 'Easter Monday' },
    // A year of the moon may begin twice in one of ours, and end in the next.
    ...eids(year).filter(({ day }) => day.startsWith(String(year))),
  ];
}
