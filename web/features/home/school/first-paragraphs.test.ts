import { expect, test } from 'vitest';
import { firstSentences, signatureOf } from './first-paragraphs.ts';

test('the first sentences keep lines apart and end with a whole word', () => {
  expect(firstSentences('<p>Dear parents,<br>welcome.</p>', 100)).toBe('Dear parents, welcome.');
  expect(firstSentences('<p>Welcome to all of you</p>', 12)).toBe('Welcome to…');
});

test('a letter is signed by its last paragraph, where a name in bold begins it', () => {
  const letter = '<p>Dear parents,</p><p>welcome.</p>';
  expect(signatureOf(`${letter}<p><strong>Ruth &amp; Co</strong>, director since 2014</p>`)).toEqual({
    name: 'Ruth & Co',
    words: 'Director since 2014',
  });
  expect(signatureOf(`${letter}<p><strong>Ruth</strong></p>\n`)).toEqual({ name: 'Ruth', words: '' });
  for (const end of ['', '<p>Ruth</p>', '<p><strong>Ruth</strong> is <em>here</em></p>', '<ul><li>x</li></ul>'])
    expect(signatureOf(letter + end)).toBeUndefined();
});
