import { expect, test } from 'vitest';
import type { Block } from '../../../../contract/pages/blocks.ts';
import { checksOf } from './checks.ts';

const text = (html: string): Block => ({ id: 'a', type: 'text', version: 1, html });
const open = (...blocks: Block[]) =>
  checksOf(blocks, (name) => ({ name, alt: '', width: 1, height: 1, placeholder: '' }))
    .filter(({ state }) => state !== 'ok')
    .map(({ words }) => words.split(' ').slice(0, 3).join(' '));

test('a good page has nothing to look at', () => {
  expect(open(text('<h2>Buses</h2><h3>Lake</h3><p><a href="/x">The fares</a></p>'))).toEqual([]);
});

test('nothing is called well that was not looked at', () => {
  const words = checksOf([text('<p>Buses</p>')], () => undefined).map(({ words }) => words);
  expect(words.filter((one) => one.includes('contrast'))).toEqual([]);
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

test('each of several is named, and leads to its place', () => {
  const html =
    '<h2>Buses</h2><p><a href="/fees">Fees</a>, <a href="/a"><strong>Click here!</strong></a> or <a href="/b">read  more…</a></p><h4>Deep</h4>';
  const checks = checksOf([text(html)], () => undefined).filter(({ state }) => state !== 'ok');
  expect(checks.map(({ words, at }) => [words, at?.tag, at?.place])).toEqual([
    ['A link says only “Click here!”. Say where it leads.', 'a', 1],
    ['A link says only “read more…”. Say where it leads.', 'a', 2],
    ['A heading skips a level: “Deep”.', 'h2, h3, h4', 1],
  ]);
});

test('headings go on from one text to the next', () => {
  const second = { ...text('<h3>Lake</h3>'), id: 'b' };
  expect(open(text('<h2>Buses</h2>'), second)).toEqual([]);
  expect(open(second, text('<h2>Buses</h2>'))).toEqual(['A small heading']);
});

test('a link of ours at which readers find nothing is named, also on a button', () => {
  const around = { dead: new Set(['/gone']), origin: 'https://school.example' };
  const wrong = (...blocks: Block[]) =>
    checksOf(blocks, () => undefined, around)
      .filter(({ state }) => state === 'wrong')
      .map(({ words }) => words);
  expect(wrong(text('<p><a href="https://school.example/gone/?a=1#b">The old page</a></p>'))).toEqual([
    'A link leads nowhere: readers find nothing at /gone.',
  ]);
  expect(wrong(text('<p><a href="https://other.example/gone">Another site</a> <a href="#gone">below</a></p>'))).toEqual(
    [],
  );
  const call = { title: 'T', text: '', label: 'Go', link: '/gone' };
  expect(wrong({ id: 'c', type: 'call', version: 1, ...call })).toHaveLength(1);
});

test('a table in a text wants a heading row', () => {
  expect(open(text('<table><tbody><tr><td>a</td></tr></tbody></table>'))).toEqual(['A table in']);
  expect(open(text('<table><thead><tr><th scope="col">a</th></tr></thead></table>'))).toEqual([]);
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

test('a picture in a text wants words', () => {
  const picture = (alt: string) =>
    text(`<p>a</p><img class="pic-full" src="/images/a.png" alt="${alt}" width="4" height="3" />`);
  expect(open(picture(''))).toEqual(['A picture in']);
  expect(open(picture(' '))).toEqual(['A picture in']);
  expect(open(picture('Our bus'))).toEqual([]);
});

test('a document that readers do not see is named, and one that they do is well', () => {
  const block: Block = { id: 'd', type: 'documents', version: 1, title: '', documents: [7, 9] };
  const said = (drafts: Set<number>) =>
    checksOf([block], () => undefined, { drafts }).filter(({ words }) => words.toLowerCase().includes('document'));
  expect(said(new Set([9]))).toMatchObject([{ state: 'wrong', block: 'd' }]);
  expect(said(new Set([8]))).toMatchObject([{ state: 'ok' }]);
});
