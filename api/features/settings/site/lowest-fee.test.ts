import { expect, test } from 'vitest';
import { defaultPlace } from '../../../../contract/common/this-school.ts';
import { fillWords } from '../../../../contract/site/words/fill-words.ts';
import { lowestFee } from './lowest-fee.ts';

const place = { ...defaultPlace, currency: 'KES', classes: ['P1', 'P2'] };
const table = (rows: string[][]) => ({
  pageText: '',
  blocks: [{ id: 'a', type: 'table', version: 1, caption: '', heading: true, rows, beside: 'apply' }],
});

test('the lowest fee of a class is read from the marked table, and from nothing else', () => {
  const rows = [
    ['Class', 'Term'],
    ['P1', '45,000'],
    ['P2', '60,000'],
    ['Boarding', '20,000'],
  ];
  expect(lowestFee(table(rows) as never, place, [])).toBe('KES 45,000');
  expect(
    lowestFee(
      table([
        ['Class', 'Term'],
        ['P1', 'ask us'],
      ]) as never,
      place,
      [],
    ),
  ).toBe('');
  expect(lowestFee(null, place, [])).toBe('');
});

test('what stands in brackets goes with a mark for which there is nothing', () => {
  const facts = { schoolName: 'N', shortName: 'S', place, campuses: 2 };
  const text = 'A place[ in {year}]. [From {lowest fee} a term. ]Come [soon] {odd}.';
  expect(fillWords(text, { ...facts, year: '2027', lowestFee: 'KES 1' })).toBe(
    'A place in 2027. From KES 1 a term. Come [soon] {odd}.',
  );
  expect(fillWords(text, facts)).toBe('A place. Come [soon] {odd}.');
  expect(fillWords('[{year}', facts)).toBe('[');
});
