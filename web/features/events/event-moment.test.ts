import { expect, test } from 'vitest';
import { inputDay, inputTime, momentOfInputs, momentWords } from './event-moment.ts';

test('a moment goes into the fields and out again unchanged, whatever the clock of the device', () => {
  const evening = '2026-11-21T21:30:00.000Z';
  expect([inputDay(evening), inputTime(evening)]).toEqual(['2026-11-22', '00:30']);
  expect(new Date(momentOfInputs('2026-11-22', '00:30')).toISOString()).toBe(evening);
});

test('midnight at the school is a day without a time', () => {
  const day = '2026-11-20T21:00:00.000Z';
  expect([inputDay(day), inputTime(day)]).toEqual(['2026-11-21', '']);
  expect(momentOfInputs('2026-11-21', '')).toBe('2026-11-21');
});

test('in words', () => {
  expect(momentWords('2026-11-21', '08:30')).toBe('21 November 2026, 8:30');
  expect(momentWords('2026-11-21', '')).toBe('21 November 2026');
  expect(momentWords('', '08:30')).toBe('');
});
