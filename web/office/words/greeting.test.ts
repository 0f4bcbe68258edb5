import { afterEach, expect, test } from 'vitest';
import { defaultPlace, setThisPlace, thisPlace } from '../../../contract/common/this-school.ts';
import { greeting } from './greeting.ts';

const before = thisPlace();
afterEach(() => setThisPlace(before));

test.each([
  ['Africa/Kampala', '2026-11-15T20:59:00Z', 'Good evening'],
  ['Africa/Kampala', '2026-11-15T21:00:00Z', 'Good morning'],
  ['Asia/Kathmandu', '2026-11-15T06:14:00Z', 'Good morning'],
  ['Asia/Kathmandu', '2026-11-15T06:15:00Z', 'Good afternoon'],
  ['America/Toronto', '2026-07-15T20:59:00Z', 'Good afternoon'],
  ['America/Toronto', '2026-07-15T21:00:00Z', 'Good evening'],
])('at a school in %s it is %s: %s', (timeZone, moment, words) => {
  setThisPlace({ ...defaultPlace, timeZone });
  expect(greeting(new Date(moment))).toBe(words);
});
