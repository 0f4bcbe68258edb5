import { expect, test } from 'vitest';
import { firstSentences } from './first-paragraphs.ts';

test('the first sentences keep lines apart and end with a whole word', () => {
  expect(firstSentences('<p>Dear parents,<br>welcome.</p>', 100)).toBe('Dear parents, welcome.');
  expect(firstSentences('<p>Welcome to all of you</p>', 12)).toBe('Welcome to…');
});
