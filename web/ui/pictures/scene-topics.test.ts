import { expect, test } from 'vitest';
import { descriptions } from '../../art/descriptions.ts';
import { sceneChoices } from './scene-choices.ts';
import { fitting } from './scene-topics.ts';

const drawings = descriptions.event.map((words, index) => ({ words, number: index + 1 }));
const drawn = (title: string) => fitting(title, drawings).map(({ number }) => number);

/** The number of the drawing, as it is named on disk, and a title that asks for it. */
const titles: [title: string, ...numbers: number[]][] = [
  ['Inter-campus Sports Day', 1],
  ['Kampala primary schools festival', 2, 11],
  ['Swimming gala at Bunga', 3],
  ['Prize giving, Term II', 4],
  ['Visiting day, boarding section', 5],
  ['Grandparents’ morning', 5],
  ['Makindye science fair', 6],
  ['Term I begins', 7],
  ['First day of the school year', 7],
  ['Top Class graduation', 8],
  ['Carols on the hill', 9],
  ['Book week', 10],
  ['Cultural day', 11],
  ['Open morning for new parents', 12],
  ['Meeting for parents of P7 candidates', 13],
  ['Mock exams', 14],
  ['Cooking with P3', 15],
  ['Tree planting at Ntinda', 16],
  ['The school play', 17],
  ['Chess friendly: Kitante against Najja', 18],
  ['Health day', 19],
  ['P6 trip to Jinja', 20],
  ['Football afternoon', 21],
  ['Netball cup', 22],
  ['Arts week show', 23],
  ['Careers evening: what do you do all day?', 24],
  ['Founders’ day', 25],
  ['Alumni reunion lunch', 26],
  ['Alumni five-a-side and netball afternoon', 21, 22, 26],
];

test.each(titles)('%s is shown as what it is', (title, ...numbers) => {
  expect(drawn(title)).toEqual(numbers);
});

test('every drawing can be asked for, and a title that says nothing may show any of them', () => {
  expect(new Set(titles.flatMap(([, ...numbers]) => numbers)).size).toBe(26);
  expect(drawn('Something quite different')).toHaveLength(26);
});

test('a photograph of the school fits by its own words; where none does, all of them may be shown', () => {
  const photograph = (name: string, alt: string) => ({ name, alt, width: 1600 });
  const own = [photograph('a.jpg', 'The chess club'), photograph('b.jpg', ''), photograph('c.jpg', 'Our choir')];
  const shown = (about: string) => sceneChoices('event', own, { about }).map(([address]) => address);
  expect(shown('Chess friendly')).toEqual(['/images/a.jpg']);
  expect(shown('Swimming gala')).toEqual(['/images/a.jpg', '/images/b.jpg', '/images/c.jpg']);
});
