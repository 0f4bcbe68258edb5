import { expect, test } from 'vitest';
import type { Block } from '../../../../contract/blocks.ts';
import { checksOf } from './checks.ts';

const text = (html: string): Block => ({ id: 'a', type: 'text', version: 1, html });
const open = (...blocks: Block[]) =>
  checksOf(blocks, (name) => ({ name, alt: '', width: 1, height: 1, placeholder: '' }))
    .filter(({ state }) => state !== 'ok')
    .map(({ words }) => words.split(' ').slice(0, 3).join(' '));

test('a good page has nothing to look at', () => {
  expect(open(text('<h2>Buses</h2><h3>Lake</h3><p><a href="/x">The fares</a></p>'))).toEqual([]);
});

test('what readers would miss is named, the worst first', () => {
  const video = { address: 'https://youtu.be/dQw4w9WgXcQ', title: 'T', seconds: 9, transcript: '', picture: 'p.jpg' };
  expect(
    open(
      text('<h3>Small</h3><p><a href="/x">here</a></p>'),
      { id: 'v', type: 'video', version: 1, ...video },
      { id: 't', type: 'table', version: 1, caption: '', heading: true, rows: [['a']] },
      { id: 'n', type: 'timetable', version: 9 },
    ),
  ).toEqual(['The video has', 'A link says', 'A small heading', 'A picture is', 'A table has', 'A block was']);
});

test('a text that only says what belongs there is not ready', () => {
  expect(open(text('<p>To write: A table of fees.</p>'))).toEqual(['A text still']);
});

test('fees that cannot be counted with are said to whoever writes them', () => {
  const fees = (rows: string[][]): Block => ({
    ...{ id: 't', type: 'table', version: 1, caption: 'Fees', heading: true },
    ...{ rows: [['Class', 'A term'], ...rows], beside: 'apply' },
  });
  expect(open(fees([['Baby Class to P7', '900,000']]))).toEqual([]);
  const [check] = checksOf([fees([['Juniors', 'ask us']])], () => undefined);
  expect(check).toMatchObject({ state: 'wrong', block: 't' });
  expect(check?.words).toContain('“Juniors” has no amount for each term.');
});
