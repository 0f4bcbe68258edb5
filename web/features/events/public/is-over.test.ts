import { expect, test } from 'vitest';
import { isOver } from './is-over.ts';

const monday = '2026-12-06T21:00:00.000Z';
const friday = '2026-12-10T21:00:00.000Z';
const fridayNoon = '2026-12-11T09:00:00.000Z';

test('it is over when its last day is, also where that is meant as a whole', () => {
  const lastMoment = Date.parse('2026-12-11T20:59:59.999Z');
  for (const endDate of [friday, fridayNoon]) {
    expect(isOver({ date: monday, endDate }, lastMoment)).toBe(false);
    expect(isOver({ date: monday, endDate }, lastMoment + 1)).toBe(true);
  }
  expect(isOver({ date: monday, endDate: null }, Date.parse(fridayNoon))).toBe(true);
});
