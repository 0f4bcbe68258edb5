import { expect, test } from 'vitest';
import { defaultWords, wordKeys } from '../../../contract/site/words/site-words.ts';
import { wordsForm, wordsIn, wordValues } from './form.ts';

test('every text of the site has a field', () => {
  expect(Object.keys(wordsForm).sort()).toEqual([...wordKeys].sort());
});

test('what is that of every school stands in no field, and is not sent', () => {
  const values = wordValues({ ...defaultWords, notFound: 'Lost?' });
  expect(values).toMatchObject({ notFound: 'Lost?', newsSub: '' });
  expect(wordsIn({ ...values, newsSub: ' Fresh\nfrom us. ' })).toEqual({
    notFound: 'Lost?',
    newsSub: 'Fresh from us.',
  });
});
