import { expect, test } from 'vitest';
import { briefWhen, daysWords, severalDays, timesWords } from './event-when.ts';

const monday = '2026-12-06T21:00:00.000Z';
const mondayMorning = '2026-12-07T05:30:00.000Z';
const friday = '2026-12-10T21:00:00.000Z';
const fridayNoon = '2026-12-11T09:00:00.000Z';

test('an event of one day is told as ever', () => {
  const span = { date: mondayMorning, endDate: '2026-12-07T09:00:00.000Z' };
  expect([daysWords(span), timesWords(span), briefWhen(span), severalDays(span)]).toEqual([
    ...['Monday 7 December 2026', '8:30 to 12:00', '8:30 to 12:00', null],
  ]);
  expect([timesWords({ date: monday }), briefWhen({ date: monday, endDate: null })]).toEqual([null, null]);
});

test('of several days, which they are and what is known of the times', () => {
  const week = { date: monday, endDate: friday };
  expect([daysWords(week), briefWhen(week)]).toEqual(['Mon 7 to Fri 11 December 2026', 'Mon 7 to Fri 11 December']);
  const times = [
    { date: monday, endDate: friday },
    { date: mondayMorning, endDate: friday },
    { date: monday, endDate: fridayNoon },
    { date: mondayMorning, endDate: fridayNoon },
  ];
  expect(times.map(timesWords)).toEqual([null, 'from Mon 8:30', 'until Fri 12:00', 'Mon 8:30 to Fri 12:00']);
  expect(daysWords({ date: monday, endDate: '2027-01-01T21:00:00.000Z' })).toBe('Mon 7 December to Sat 2 January 2027');
});
