import { expect, test } from 'vitest';
import { campusAsked, wordsAsked } from './asked.ts';

const campus = (query: string) => campusAsked(new URLSearchParams(query));

test('a campus is asked for in letters of any case, and what cannot be one is not found', () => {
  expect([campus(''), campus('campus='), campus('campus=%20')]).toEqual([undefined, undefined, undefined]);
  expect([campus('campus=hill-view'), campus('campus=%20Ntinda'), campus('campus=BUNGA2')]).toEqual([
    ...['hill-view', 'ntinda', 'bunga2'],
  ]);
  for (const odd of ['%00', 'a%00', 'a%0ab', 'a/b', 'é', '%F0%9F', 'a,b', 'x'.repeat(61)])
    expect(() => campus(`campus=${odd}`), odd).toThrow(expect.objectContaining({ status: 404 }));
});

test('words are asked for in one line of plain characters', () => {
  const words = (query: string) => wordsAsked(new URLSearchParams(query), 'q', 5);
  expect([words(''), words('q=%00'), words('q=%20a%00b%0a%7f%20'), words('q=abcdefg')]).toEqual([
    ...['', '', 'ab', 'abcde'],
  ]);
});
