import { expect, test } from 'vitest';
import { changedWords } from './changed-words.ts';

const words = (count: number, begin: string) => Array.from({ length: count }, (_, n) => `${begin}${n}`).join(' ');

test('the words that were not there before are marked', () => {
  expect(changedWords('The hall is old.', 'The hall is new and wide.').filter(({ added }) => added)).toMatchObject([
    { value: 'new and wide' },
  ]);
  expect(changedWords('', '')).toEqual([]);
});

test('a text of many lines that changed in many words is compared by lines', () => {
  const lines = (begin: string) => Array.from({ length: 40 }, (_, n) => words(60, n % 2 ? 'same' : begin)).join('\n');
  const parts = changedWords(lines('old'), lines('new'));
  expect(parts.some(({ added }) => !added)).toBe(true);
  expect(parts.filter(({ added }) => added).every(({ value }) => value.startsWith('new'))).toBe(true);
});

test('two long texts that share nothing are not compared at all', () => {
  const now = words(30_000, 'new').replaceAll('0 ', '0\n');
  expect(changedWords(words(30_000, 'old').replaceAll('0 ', '0\n'), now)).toEqual([{ value: now, added: true }]);
});
