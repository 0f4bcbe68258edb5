import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sanitise } from './html.ts';
import { textBatches } from './text-batches.ts';

const join = (batches: ReturnType<typeof textBatches>) => batches.textBatch1 + batches.textBatch2 + batches.textBatch3;

test('as many parts as pictures, one at least', () => {
  const html = '<p>aaaa</p><p>bbbb</p><p>cccc</p>';
  expect(textBatches(html, 0)).toEqual({ textBatch1: html, textBatch2: '', textBatch3: '' });
  expect(textBatches(html, 1)).toEqual({ textBatch1: html, textBatch2: '', textBatch3: '' });
  expect(textBatches(html, 3)).toEqual({
    textBatch1: '<p>aaaa</p>',
    textBatch2: '<p>bbbb</p>',
    textBatch3: '<p>cccc</p>',
  });
});

test('nested blocks are not cut', () => {
  const html = '<ul><li>one</li><li>two</li></ul><p>three</p>';
  expect(textBatches(html, 2)).toEqual({
    textBatch1: '<ul><li>one</li><li>two</li></ul>',
    textBatch2: '<p>three</p>',
    textBatch3: '',
  });
});

test('a heading stays with what it announces, a list with the words before it', () => {
  const first = '<p>The school began in two rooms.</p>';
  const second = '<h2>Houses</h2><p>There are these:</p><ul><li>Mengo</li></ul>';
  expect(textBatches(first + second, 2)).toEqual({ textBatch1: first, textBatch2: second, textBatch3: '' });
});

test('a picture within the text stays with the words that lead to it', () => {
  const [first, second] = [
    '<p>The bus.</p><img class="pic-full" src="/images/a.png" alt="" />',
    '<p>It is yellow and new.</p>',
  ];
  expect(textBatches(first + second, 2)).toEqual({ textBatch1: first, textBatch2: second, textBatch3: '' });
});

test('with fewer blocks than pictures the first block comes first', () => {
  expect(textBatches('<p>x</p>', 2)).toEqual({ textBatch1: '<p>x</p>', textBatch2: '', textBatch3: '' });
  expect(textBatches('<p>x</p>', 3)).toEqual({ textBatch1: '<p>x</p>', textBatch2: '', textBatch3: '' });
  expect(textBatches('<p>x</p><p>y</p>', 3)).toEqual({
    textBatch1: '<p>x</p>',
    textBatch2: '<p>y</p>',
    textBatch3: '',
  });
});

test('no part is empty while a later one has text, however uneven the blocks are', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 8 }),
      fc.constantFrom(1, 2, 3),
      (lengths, n) => {
        const html = lengths.map((length) => `<p>${'x'.repeat(length)}</p>`).join('');
        const filled = Object.values(textBatches(html, n)).map((batch) => batch !== '');
        expect(filled.filter(Boolean)).toHaveLength(Math.min(lengths.length, n));
        expect(filled.lastIndexOf(true)).toBe(Math.min(lengths.length, n) - 1);
      },
    ),
  );
});

const blocks = fc.array(
  fc.oneof(
    fc.string({ maxLength: 200 }).map((text) => `<p>${text}</p>`),
    fc.string({ maxLength: 60 }).map((text) => `<ul><li>${text}</li><li><strong>${text}</strong></li></ul>`),
    fc.string({ maxLength: 60 }).map((text) => `<blockquote><p>${text}</p></blockquote>`),
    fc.string({ maxLength: 20 }),
  ),
  { maxLength: 20 },
);

test('joined again the parts are the text, and each is valid by itself', () => {
  fc.assert(
    fc.property(blocks, fc.integer({ min: 0, max: 3 }), (parts, pictures) => {
      const html = sanitise(parts.join(''));
      const batches = textBatches(html, pictures);
      expect(join(batches)).toBe(html);
      for (const batch of Object.values(batches)) expect(sanitise(batch)).toBe(batch.trim());
    }),
  );
});

test('parts are of similar length', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 12, maxLength: 40 }), (lengths) => {
      const html = lengths.map((length) => `<p>${'x'.repeat(length)}</p>`).join('');
      const longest = Math.max(...lengths) + 7;
      for (const batch of Object.values(textBatches(html, 3))) {
        expect(Math.abs(batch.length - html.length / 3)).toBeLessThanOrEqual(longest);
      }
    }),
  );
});

test('a picture for each headed part, where there are as many', () => {
  const parts = ['<p>In.</p><p>Intro.</p>', '<h2>One</h2><p>a</p><p>b</p>', '<h2>Two</h2><p>c</p><ul><li>d</li></ul>'];
  expect(Object.values(textBatches(parts.join(''), 3))).toEqual(parts);
});

test('no picture stands before a quotation, nor between it and who spoke', () => {
  const quote = '<p>She said:</p><blockquote><p>Yes.</p></blockquote><p>That was all.</p>';
  for (const html of [
    `<p>x</p>${quote}<p>y</p>`,
    quote,
    `${quote}<p>long ${'z'.repeat(400)}</p>`,
    `<p>x</p>${quote}`,
  ]) {
    for (const pictures of [2, 3]) {
      const whole = Object.values(textBatches(html, pictures)).filter((part) => part.includes('<blockquote>'));
      expect(whole[0]).toContain(quote);
    }
  }
});
