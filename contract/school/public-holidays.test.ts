import { expect, test } from 'vitest';
import { knowsHolidaysOf, movableHolidays, movableNames, publicHolidays } from './public-holidays.ts';

const byTheMoon = (year: number) =>
  movableHolidays(year).flatMap(({ day, name, byTheMoon: is }) => (is ? [`${day} ${name}`] : []));

test('the feasts of the moon stand on their days, also where a year has one twice', () => {
  expect(Array.from({ length: 10 }, (_, index) => byTheMoon(2024 + index))).toEqual([
    ['2024-04-10 Eid al-Fitr', '2024-06-16 Eid al-Adha'],
    ['2025-03-30 Eid al-Fitr', '2025-06-06 Eid al-Adha'],
    ['2026-03-20 Eid al-Fitr', '2026-05-27 Eid al-Adha'],
    ['2027-03-09 Eid al-Fitr', '2027-05-16 Eid al-Adha'],
    ['2028-02-26 Eid al-Fitr', '2028-05-05 Eid al-Adha'],
    ['2029-02-14 Eid al-Fitr', '2029-04-24 Eid al-Adha'],
    ['2030-02-04 Eid al-Fitr', '2030-04-13 Eid al-Adha'],
    ['2031-01-24 Eid al-Fitr', '2031-04-02 Eid al-Adha'],
    ['2032-01-14 Eid al-Fitr', '2032-03-22 Eid al-Adha'],
    ['2033-01-03 Eid al-Fitr', '2033-03-12 Eid al-Adha', '2033-12-23 Eid al-Fitr'],
  ]);
});

test('Easter is where the calendar has it', () => {
  const easterOf = (year: number) => movableHolidays(year).find(({ name }) => name === 'Easter Sunday')?.day;
  const years = [1900, 2024, 2025, 2026, 2027, 2028, 2038, 2076, 2199];
  expect(years.map(easterOf)).toEqual([
    ...['1900-04-15', '2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2028-04-16'],
    ...['2038-04-25', '2076-04-19', '2199-04-14'],
  ]);
});

test('no moon is foretold beyond the years that are published', () => {
  expect([1937, 2077, 2199].map(byTheMoon)).toEqual([[], [], []]);
  for (let year = 1938; year <= 2076; year += 1)
    expect(new Set(movableHolidays(year).map(({ name }) => name)), String(year)).toEqual(new Set(movableNames));
});

test('a country that is not known has none', () => {
  expect([knowsHolidaysOf('UG'), knowsHolidaysOf('KE'), knowsHolidaysOf('')]).toEqual([true, false, false]);
  expect([publicHolidays('KE', 2027), publicHolidays('', 2027)]).toEqual([[], []]);
  const names = publicHolidays('UG', 2027).map(({ day, name }) => `${day} ${name}`);
  expect(names).toHaveLength(15);
  expect(names).toContain('2027-03-08 Women’s Day');
});
