import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { latelyWords } from './moment.ts';

// Just after midnight at the school, which is the evening before in Greenwich.
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-15T21:30:00Z') }));
afterEach(() => vi.useRealTimers());

test.each([
  ['2026-11-15T21:10:00Z', 'today, 0:10'],
  ['2026-11-15T20:59:00Z', 'yesterday, 23:59'],
  ['2026-11-13T04:41:00Z', 'Friday, 7:41'],
  ['2026-11-09T09:00:00Z', '9 November'],
  ['2025-11-09T09:00:00Z', '9 November 2025'],
])('%s is %s', (iso, words) => {
  expect(latelyWords(iso)).toBe(words);
});
