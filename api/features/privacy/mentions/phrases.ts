import { phraseMessages } from '../../../../contract/people/privacy.ts';
import { htmlLines, replaceInHtml } from './html-text.ts';

/** Words under which a person may stand in a text. Strangers choose them: they are never a pattern, nor HTML. */
export type Phrase = { text: string; whose: 'address' | 'person' | 'child' };

/** A sentence, with the words in the middle of it. */
export type Sentence = { before: string; hit: string; after: string };

const marks = { address: '(address removed)', person: '(name removed)', child: '(name removed)' };
const minLetters = 6;
/** A sentence may be a page long. */
const sideLength = 240;

/** Why a phrase is not looked for: it would mean many other things. */
export function phraseObstacle({ text, whose }: Phrase, schoolNames: string[]): string | null {
  if (whose === 'address') return null;
  const words = wordsOf(text);
  if (words.length < 2) return phraseMessages.oneWord;
  if (words.join('').length < minLetters) return phraseMessages.tooShort;
  const folded = ` ${words.join(' ')} `;
  if (schoolNames.some((name) => ` ${wordsOf(name).join(' ')} `.includes(folded))) return phraseMessages.school;
  return null;
}

/** Runs of letters and digits, in small letters: what a row must have to be worth reading. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Neither a longer address nor a longer name is meant. */
export function patternOf({ text, whose }: Phrase): RegExp {
  const [before, after] =
    whose === 'address' ? ['[\\p{L}\\p{N}._%+-]', '\\.?[\\p{L}\\p{N}_-]'] : ['[\\p{L}\\p{N}]', '[\\p{L}\\p{N}]'];
  const literal = text
    .trim()
    .split(/\s+/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll("'", "['’]"));
  return new RegExp(`(?<!${before})${literal.join('\\s+')}(?!${after})`, 'giu');
}

/** A file or a link writes a name with other signs between its words, or none. */
export function isNamedIn(phrase: Phrase, address: string): boolean {
  const plain = decoded(address).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  if (phrase.whose === 'address') return patternOf(phrase).test(plain);
  const words = wordsOf(phrase.text.normalize('NFKD').replace(/[\p{M}'’]/gu, ''));
  return [words, [...words].reverse()].some((order) =>
    new RegExp(`(?<![a-z])${order.join('[^a-z]*')}(?![a-z])`, 'u').test(plain.replace(/['’]/g, '')),
  );
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Where it stands in a text, sentence by sentence. */
export function sentencesIn(phrase: Phrase, text: string, isHtml: boolean): Sentence[] {
  const { lines, links } = isHtml ? htmlLines(text) : { lines: text.split('\n'), links: [] };
  const pattern = patternOf(phrase);
  const inLinks = links.filter((link) => isNamedIn(phrase, link)).map((link) => linked(decoded(link)));
  return [...lines.flatMap((line) => [...line.matchAll(pattern)].map((found) => sentenceAt(line, found))), ...inLinks];
}

const linked = (link: string): Sentence => ({ before: 'Link to ', hit: link.slice(0, sideLength), after: '' });

function sentenceAt(line: string, { index, 0: hit }: RegExpExecArray): Sentence {
  const [left, right] = [line.slice(0, index), line.slice(index + hit.length)];
  const from = Math.max(...['. ', '! ', '? '].map((end) => left.lastIndexOf(end) + (left.includes(end) ? 2 : 1)), 0);
  const ends = ['. ', '! ', '? '].map((end) => right.indexOf(end)).filter((at) => at >= 0);
  const [before, after] = [left.slice(from), right.slice(0, ends.length > 0 ? Math.min(...ends) + 1 : right.length)];
  return {
    before: before.length > sideLength ? `…${before.slice(-sideLength).replace(/^\S*\s/, '')}` : before,
    hit,
    after: after.length > sideLength ? `${after.slice(0, sideLength).replace(/\s\S*$/, '')}…` : after,
  };
}

/** The same text without it. In HTML only what a reader sees is replaced. */
export function withoutPhrase(phrase: Phrase, text: string, isHtml: boolean): string {
  if (sentencesIn(phrase, text, isHtml).length === 0) return text;
  const [pattern, mark] = [patternOf(phrase), marks[phrase.whose]];
  // As a function: in a plain text `$` would mean something else.
  if (!isHtml) return text.replace(pattern, () => mark);
  return replaceInHtml(text, pattern, mark, (href) => isNamedIn(phrase, href));
}
