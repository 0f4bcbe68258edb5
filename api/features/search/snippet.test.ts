import { expect, test } from 'vitest';
import { snippetOf } from './snippet.ts';

const [block, heading, cell] = ['\uE002', '\uE003', '\uE004'];
const hit = (word: string) => `\uE000${word}\uE001`;
const text = (marked: string, stems: string[][] = []) =>
  snippetOf(
    marked,
    stems.map((some) => ({ stems: some })),
  )
    .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('');

test('a heading, a row and a sentence stay apart', () => {
  const marked = `${block} The day ${heading}${block} Group ${cell} Gate ${cell} ${block} Nursery ${cell} 7:00 ${cell} ${block} Come at ${hit('seven')} ${block} Bring water.`;
  expect(text(marked)).toBe('… Come at [seven]. Bring water.');
  expect(text(marked.replace(hit('seven'), 'seven').replace('Nursery', hit('Nursery')))).toBe(
    '… [Nursery]: 7:00. Come at seven. Bring water.',
  );
});

test('a heading leads what it stands above', () => {
  expect(text(`Boarding ${heading}${block} Girls live in ${hit('Mulberry')} House. Boys do not.`)).toBe(
    'Boarding: Girls live in [Mulberry] House. Boys do not.',
  );
});

test('the sentence with the most of the words is shown, and one that was typed counts more than a synonym', () => {
  const marked = `We ${hit('charge')} the same ${hit('fees')}. A ${hit('uniform')} has its ${hit('price')}.`;
  const stems = [["'uniform'"], ["'price'", "'fee'", "'charg'"]];
  expect(text(marked, stems)).toBe('… A [uniform] has its [price].');
});

test('a long sentence is cut between words, with dots where something is left out', () => {
  const long = `${'before '.repeat(80)}${hit('saxophone')} ${'after '.repeat(80)}end.`;
  const cut = text(long);
  expect(cut).toMatch(/^… (before ){8}\[saxophone\] (after )+…$/);
  expect(cut.length).toBeLessThan(300);
});

test('nothing stays nothing', () => {
  expect(snippetOf('')).toEqual([]);
  expect(snippetOf(`${block} ${block}`)).toEqual([]);
});
