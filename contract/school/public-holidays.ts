import { daysLater } from '../common/days.ts';

export type Holiday = { day: string; name: string; byTheMoon?: boolean };

/** The days on which a country always rests, by its code. To those that are not here nothing is offered. */
const fixed = new Map<string, readonly (readonly [monthAndDay: string, name: string])[]>([
  [
    'UG',
    [
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
    ],
  ],
]);

export const knowsHolidaysOf = (country: string): boolean => fixed.has(country);

/** What a date by the moon is noted with until it has been seen. */
export const moonNote = 'By the moon, perhaps a day later';

/** By the Gregorian computus (Meeus, Jones, Butcher). */
function easterSunday(year: number): string {
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

const [fitr, adha] = ['Eid al-Fitr', 'Eid al-Adha'] as const;
/** Month and day of the two feasts; the moon may still move them by a day. */
const feasts = new Map([
  ['10/1', fitr],
  ['12/10', adha],
]);
/** The calendar of Mecca has been published for these whole years; before and after them it would be a guess. */
const [firstOfMoon, lastOfMoon] = [1938, 2076];

/** A year of the moon may begin twice in one of ours, and end in the next. */
function eids(year: number): Holiday[] {
  if (year < firstOfMoon || year > lastOfMoon) return [];
  const options = { timeZone: 'UTC', month: 'numeric', day: 'numeric' } as const;
  const moon = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', options);
  const all = Array.from({ length: 366 }, (_, index) => daysLater(`${year}-01-01`, index));
  return all.flatMap((day) => {
    const name = feasts.get(moon.format(new Date(`${day}T12:00:00Z`)).split(' ')[0] ?? '');
    return name && day.startsWith(String(year)) ? [{ day, name, byTheMoon: true }] : [];
  });
}

export const movableNames: readonly string[] = ['Good Friday', 'Easter Sunday', 'Easter Monday', fitr, adha];

const known = new Map<number, Holiday[]>();

/** What has another date each year: Easter, and the two feasts of the moon where they are known. */
export function movableHolidays(year: number): Holiday[] {
  const easter = easterSunday(year);
  const found = known.get(year) ?? [
    { day: daysLater(easter, -2), name: 'Good Friday' },
    { day: easter, name: 'Easter Sunday' },
    { day: daysLater(easter, 1), name: 'Easter Monday' },
    ...eids(year),
  ];
  known.set(year, found);
  return found;
}

export const fixedHolidays = (country: string, year: number): Holiday[] =>
  (fixed.get(country) ?? []).map(([day, name]) => ({ day: `${year}-${day}`, name }));

/** All of a country that is known; of another one nothing. */
export const publicHolidays = (country: string, year: number): Holiday[] =>
  knowsHolidaysOf(country) ? [...fixedHolidays(country, year), ...movableHolidays(year)] : [];
