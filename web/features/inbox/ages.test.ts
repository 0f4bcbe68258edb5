import { expect, test } from 'vitest';
import { ageOf, isSnoozed, overdue, waitWords } from './ages.ts';

test.each([
  // Already the 14th at the school.
  ['2019-03-14', '2026-03-13T21:30:00Z', '7 years'],
  ['2019-03-14', '2026-03-13T20:30:00Z', '6 years'],
  ['2025-02-01', '2026-03-13T12:00:00Z', '1 year'],
  ['2026-02-01', '2026-03-13T12:00:00Z', '0 years'],
])('born on %s, at %s: %s', (birthDate, now, age) => {
  expect(ageOf(birthDate, new Date(now))).toBe(age);
});

test('only what waits can be overdue', () => {
  const now = new Date('2026-03-13T12:00:00Z');
  expect(overdue({ waitingSince: '2026-03-08T12:00:00Z' }, now)).toBe('5 days');
  expect(overdue({ waitingSince: '2026-03-08T12:00:01Z' }, now)).toBeNull();
  expect(overdue({ waitingSince: null }, now)).toBeNull();
});

test.each([
  // Three hours ahead of UTC: a new day has begun at the school.
  ['2026-03-13T20:59:00Z', 'since yesterday'],
  ['2026-03-13T21:01:00Z', 'since 0:01'],
  ['2026-03-14T06:05:00Z', 'since 9:05'],
  ['2026-03-11T22:00:00Z', '2 days'],
])('waiting since %s', (since, words) => {
  expect(waitWords(since, new Date('2026-03-14T07:00:00Z'))).toBe(words);
});

test('snoozed until its moment, and then no longer', () => {
  const snoozedUntil = '2026-03-16T05:00:00.000Z';
  expect(isSnoozed({ snoozedUntil }, new Date('2026-03-16T04:59:59Z'))).toBe(true);
  expect(isSnoozed({ snoozedUntil }, new Date(snoozedUntil))).toBe(false);
  expect(isSnoozed({ snoozedUntil: null }, new Date())).toBe(false);
});
