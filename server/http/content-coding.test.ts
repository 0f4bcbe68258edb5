import { expect, test } from 'vitest';
import { acceptedCodings } from './content-coding.ts';

test.each([
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['gzip, deflate', ['gzip']],
  ['BR', ['br']],
  ['x-gzip', ['gzip']],
  ['br;q=0', []],
  ['br;q=0, gzip', ['gzip']],
  ['br;q=0.000, *', ['gzip']],
  ['br;q=0.2, gzip;q=0.8', ['gzip', 'br']],
  ['br; q=0.5 , gzip ; q=0.5', ['br', 'gzip']],
  ['*', ['br', 'gzip']],
  ['*;q=0', []],
  ['*;q=0, gzip', ['gzip']],
  ['identity', []],
  ['identity;q=0, gzip', ['gzip']],
  ['identity, br;q=0.5', []],
  ['identity;q=0.5, br;q=0.5, gzip;q=0.1', ['br']],
  ['br;q=x, gzip;q=2', []],
  ['vibrant, bread', []],
  ['', []],
  [undefined, []],
])('Accept-Encoding: %s takes %j', (header, codings) => {
  expect(acceptedCodings(header)).toEqual(codings);
});

test('any number of different headers is read and not cached', () => {
  for (let n = 0; n < 1_000; n++) expect(acceptedCodings(`br;q=0.5, x${n}`)).toEqual(['br']);
});
