import { expect, test } from 'vitest';
import { ageOf, overdue } from './ages.ts';

test.each([
  // Already the 14th at the school.
  ['2019-03-14', '2026-03-13T21:30:00Z', '7 years'],
  ['2019-03-14', '2026-03-13T20:30:00Z', '6 years'],
  ['2025-02-01', '2026-03-13T12:00:00Z', '1 year'],
  ['2026-02-01', '2026-03-13T12:00:00Z', '0 years'],
])('born on %s, at %s: %s', (birthDate, now, age) => {
  expect(ageOf(birthDate, new Date(now))).toBe(age);
});

test('only what is new can be overdue', () => {
  const now = new Date('2026-03-13T12:00:00Z');
  expect(overdue({ status: 'new', createdAt: '2026-03-08T12:00:00Z' }, now)).toBe('5 days');
  expect(overdue({ status: 'new', createdAt: '2026-03-08T12:00:01Z' }, now)).toBeNull();
  expect(overdue({ status: 'contacted', createdAt: '2026-01-01T12:00:00Z' }, now)).toBeNull();
});
