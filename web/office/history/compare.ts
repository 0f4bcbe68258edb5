import type { Values } from '../../ui/form/answer.ts';
import { type EditField, picturesIn } from '../forms/edit/edit-fields.ts';

/** The same in every field; an empty one and none at all are alike. */
export function sameValues(one: Values, other: Values): boolean {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (field) => (one[field] ?? '') === (other[field] ?? ''),
  );
}

/** Words stand here that do not stand there; what is only missing or empty is nobody's words. */
export function saysMore(one: Values, other: Values): boolean {
  return Object.entries(one).some(([field, value]) => value !== '' && value !== other[field]);
}

const blocks = 'p, h1, h2, h3, h4, li, blockquote, pre, tr, hr, br';

/** A field's value as a reader would read it, so that two of them can be compared by their words. */
export function readable({ name, kind, words }: EditField, values: Values): string {
  const value = values[name] ?? '';
  if (words) return words(values);
  if (kind === 'pictures') return picturesIn(value).join('\n');
  return kind === 'html' ? plainText(value) : value;
}

function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const image of body.querySelectorAll('img')) image.replaceWith(`\n[Picture: ${wordsFor(image)}]\n`);
  for (const block of body.querySelectorAll(blocks)) block.append('\n');
  for (const cell of body.querySelectorAll('td, th')) cell.append(' ');
  return (body.textContent ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n\n');
}

/** What it shows, or the name of its file. */
const wordsFor = (image: HTMLImageElement): string =>
  image.alt || (image.getAttribute('src') ?? '').split('/').at(-1) || '';
