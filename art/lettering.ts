// Words as outlines, so that a picture with words in it needs no font on the machine that draws it. The letters are those of
// Bricolage Grotesque (web/fonts/LICENSE.md) at weight 750, all Latin ones, in units of which 500 are the size of the type.
import letters from './letters.json' with { type: 'json' };
import { num } from './path.ts';

const unitsPerEm = 500;
/** Of the size of the type. */
export const capitalHeight = 0.66;
/** A letter is its width, and at once its path. */
const drawn: Record<string, string> = letters;

const lettersOf = (text: string): string[] => [...text.normalize('NFC').replace(/\s+/g, ' ').trim()];
const widthOfLetter = (letter: string): number => Number.parseInt(drawn[letter] ?? '0', 10);

/** Whether there is an outline for every letter: half a name would be worse than none. */
export const hasLetters = (text: string): boolean => lettersOf(text).every((letter) => Object.hasOwn(drawn, letter));

export const widthOf = (text: string, size: number): number =>
  (lettersOf(text).reduce((sum, letter) => sum + widthOfLetter(letter), 0) * size) / unitsPerEm;

/** One line of words, its first letter at x, standing on y. */
export function lettering(text: string, x: number, y: number, size: number, colour: string): string {
  let at = 0;
  const paths = lettersOf(text).map((letter) => {
    const path = (drawn[letter] ?? '').replace(/^\d+/, '');
    const placed = path && `<path transform="translate(${at})" d="${path}"/>`;
    at += widthOfLetter(letter);
    return placed;
  });
  const scale = Math.round((size / unitsPerEm) * 1000) / 1000;
  return `<g fill="${colour}" transform="translate(${num(x)} ${num(y)}) scale(${scale})">${paths.join('')}</g>`;
}

/** Broken into lines of at most that width; a word that is wider stands alone. */
export function linesOf(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

export const fits = (lines: string[], size: number, width: number): boolean =>
  lines.every((line) => widthOf(line, size) <= width);
