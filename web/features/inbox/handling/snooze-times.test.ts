import { expect, test } from 'vitest';
import { snoozeOn, snoozeTimes } from './snooze-times.ts';

const labels = (now: string) => snoozeTimes(new Date(now)).map(({ label }) => label);

test.each([
  // 11:00 on a Tuesday at the school, three hours ahead of UTC.
  ['2026-11-17T08:00:00Z', ['This afternoon, 14:00', 'Tomorrow, 8:00', 'Monday 23 November, 8:00']],
  ['2026-11-17T10:00:00Z', ['Tomorrow, 8:00', 'Monday 23 November, 8:00']],
  // Already Wednesday there.
  ['2026-11-17T21:30:00Z', ['This afternoon, 14:00', 'Tomorrow, 8:00', 'Monday 23 November, 8:00']],
  // On a Monday, the next one.
  ['2026-11-16T12:00:00Z', ['Tomorrow, 8:00', 'Monday 23 November, 8:00']],
  // On a Sunday tomorrow is Monday, and nobody works this afternoon.
  ['2026-11-22T08:00:00Z', ['Monday 23 November, 8:00']],
])('at %s', (now, words) => {
  expect(labels(now)).toEqual(words);
});

test('in the morning by the clock at the school', () => {
  expect(new Date(snoozeOn('2026-11-23')).toISOString()).toBe('2026-11-23T05:00:00.000Z');
});
