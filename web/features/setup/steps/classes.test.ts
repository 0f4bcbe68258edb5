import { expect, test } from 'vitest';
import { classesIn } from './classes.ts';

test.each([
  ['Top, P1 to P3', ['Top', 'P1', 'P2', 'P3']],
  ['Primary 1 - 3', ['Primary 1', 'Primary 2', 'Primary 3']],
  ['S.1–S.2\nHostel', ['S.1', 'S.2', 'Hostel']],
  ['P7 to P1', ['P7 to P1']],
  ['P1 to S4', ['P1 to S4']],
  ['P1 to P99', ['P1 to P99']],
  [' , ', []],
])('%j names %j', (text, classes) => {
  expect(classesIn(text)).toEqual(classes);
});
