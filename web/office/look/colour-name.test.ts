import { expect, test } from 'vitest';
import { colourName } from './colour-name.ts';

test.each([
  ['#1b4a8a', 'Blue'],
  ['#2e80b8', 'Blue'],
  ['#0e5a45', 'Green'],
  ['#f2c230', 'Yellow'],
  ['#8f2d1c', 'Red'],
  ['#7a4a1c', 'Brown'],
  ['#7a2e52', 'Pink'],
  ['#02102e', 'Dark blue'],
  ['#ffd9d9', 'Light red'],
  ['#ffffff', 'White'],
  ['#777777', 'Grey'],
])('%s is called %s', (colour, name) => {
  expect(colourName(colour)).toBe(name);
});
