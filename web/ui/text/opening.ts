import { firstWords } from './reading.ts';

/** Shorter than this, a full stop more likely ends a title ("Eng.") than a sentence. */
const shortest = 40;

/** The first sentences of a text, as many as fit; a sentence that is too long alone is cut at a word. */
export function openingOf(html: string, max: number): string {
  const text = firstWords(html, max);
  const ends = [...text.matchAll(/[.!?](?=\s|$)/g)].map(({ index }) => index + 1);
  const end = ends.at(-1) ?? 0;
  return end >= shortest ? text.slice(0, end) : text;
}
