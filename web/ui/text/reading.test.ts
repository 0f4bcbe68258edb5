import { expect, test } from 'vitest';
import { firstWords } from './reading.ts';

test('the first words keep lines and cells apart, and a word in two weights together', () => {
  expect(firstWords('<p>One<br>two <b>th</b>ree</p><table><tr><td>P1</td><td>900</td></tr></table>')).toBe(
    'One two three P1 900',
  );
  expect(firstWords('<p>One two three</p>', 9)).toBe('One two…');
});
