import type { z } from 'zod';
import type { snippetPiece } from '../../../contract/site/search.ts';
import { hitStart } from './search.queries.ts';

/** Where a block, a heading or a cell ends; like the marks around a match, characters that no text of people can hold. */
const [blockEnd, headingEnd, cellEnd] = ['\uE002', '\uE003', '\uE004'];

const longest = 260;

type Piece = z.infer<typeof snippetPiece>;
/** A word as it was typed, with the stems of all that it may mean; its own come first. */
type Meaning = { stems: string[] };

/** The sentences that have the most of the words, whole, and nothing glued to them that stands elsewhere. */
export function snippetOf(marked: string, meanings: Meaning[] = []): Piece[] {
  const sentences = sentencesOf(marked);
  const worth = sentences.map((sentence) => worthOf(sentence, meanings));
  const from = worth.indexOf(Math.max(...worth));
  let [text, to] = [sentences[from] ?? '', from];
  for (const next of sentences.slice(from + 1)) {
    const joined = `${text}${/[.!?:…]$/.test(bare(text)) ? ' ' : '. '}${next}`;
    if (bare(joined).length > longest) break;
    [text, to] = [joined, to + 1];
  }
  if (text === '') return [];
  const isEnd = to === sentences.length - 1;
  return piecesOf(`${from === 0 ? '' : '… '}${cut(text)}${isEnd ? '' : ' …'}`);
}

const bare = (text: string) => text.replace(/[\uE000\uE001]/g, '');

/** The rows of a table and the lines of a list are sentences, too; a heading belongs to what it stands above. */
function sentencesOf(marked: string): string[] {
  const found: string[] = [];
  let heading = '';
  marked.split(blockEnd).forEach((block) => {
    if (block.includes(headingEnd)) {
      heading = clean(block.replaceAll(headingEnd, ' '));
      return;
    }
    const text = clean(cellsOf(block));
    if (text === '') return;
    const whole = heading && !/[.!?:]$/.test(bare(heading)) ? `${heading}: ${text}` : `${heading} ${text}`.trim();
    heading = '';
    found.push(...whole.split(/(?<=[.!?…][\uE001"”’)]?)\s+(?=[\uE000"“‘(]?[\p{Lu}\p{N}])/u));
  });
  if (heading) found.push(heading);
  return found;
}

/** "P1 to P3: 1,850,000 · 5,550,000" of a row. */
function cellsOf(block: string): string {
  const cells = block.split(cellEnd).map(clean).filter(Boolean);
  const [first = '', ...rest] = cells;
  return rest.length === 0 ? first : `${first}${/[.!?:]$/.test(first) ? '' : ':'} ${rest.join(' · ')}`;
}

const clean = (text: string) => text.replace(/\s+/g, ' ').trim();
/** Each word that a sentence has counts once, and more where it is the one that was typed. */
function worthOf(sentence: string, meanings: Meaning[]): number {
  const hits = marksIn(sentence).flatMap(({ text, hit }) => (hit ? text.toLowerCase() : []));
  const isOf = (stem: string) => hits.some((word) => word.startsWith(beginningOf(stem)));
  const each = meanings.map(({ stems: [own = '', ...others] }) => (isOf(own) ? 1 : others.some(isOf) ? 0.6 : 0));
  return each.reduce((sum, one) => sum + one, hits.length > 0 ? 0.1 : 0);
}

/** The last letter of a long stem may be another one in the word: "happi" of "happy". */
function beginningOf(stem: string): string {
  const [, letters = stem] = /'([^']+)'/.exec(stem) ?? [];
  return letters.length > 4 ? letters.slice(0, -1) : letters;
}

/** A sentence that is too long is shown from some words before its first match on. */
function cut(text: string): string {
  if (bare(text).length <= longest) return text;
  const words = text.split(' ');
  const hit = Math.max(0, words.findIndex((word) => word.includes(hitStart)) - 8);
  const kept: string[] = [];
  let length = 0;
  for (const word of words.slice(hit)) {
    length += bare(word).length + 1;
    if (length > longest && kept.length > 0) break;
    kept.push(word);
  }
  return `${hit > 0 ? '… ' : ''}${kept.join(' ')}${hit + kept.length < words.length ? ' …' : ''}`;
}

const piecesOf = (text: string): Piece[] => marksIn(text.replace('… … ', '… ').replace(' … …', ' …'));

/** The marks alternate, so every second piece is a match. */
const marksIn = (text: string): Piece[] =>
  text
    .split(/[\uE000\uE001]/)
    .map((piece, index) => ({ text: piece, hit: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
