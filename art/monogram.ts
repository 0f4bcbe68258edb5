// A plate with the initials of a school before hills, for schools that have no crest.
import { capitalHeight, lettering, widthOf } from './lettering.ts';
import { disc, poly } from './svg.ts';

export type PlateColours = { hill: string; deep: string; leaf: string; sun: string };

/** At most two letters, of the first and the last word; marks on letters are left away, and other scripts have none. */
export function initialsOf(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => /^[A-Z]/.test(word));
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return first.slice(0, 1) + last.slice(0, 1);
}

/** The letters side by side with their middle at x and y, as large as width and height allow. */
function written(text: string, x: number, y: number, width: number, height: number): string {
  const size = Math.min(width / widthOf(text, 1), height / capitalHeight);
  return lettering(text, x - widthOf(text, size) / 2, y + (capitalHeight * size) / 2, size, '#fff');
}

/** A square of 512; what matters stands within `inner`, the part of it that no phone cuts away. */
export function monogramSvg(name: string, { hill, deep, leaf, sun }: PlateColours, inner: number, corner: number) {
  const text = initialsOf(name);
  const side = 512 * inner;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><clipPath id="p"><rect width="512" height="512" rx="${corner}"/></clipPath>`,
    `<g clip-path="url(#p)"><rect width="512" height="512" fill="${hill}"/>`,
    text === '' ? disc(256, 300, 150, sun) : disc(404, 372, 74, sun),
    poly('M0 404Q110 330 236 384T512 372V512H0Z', leaf),
    poly('M0 452Q150 380 300 434T512 424V512H0Z', deep),
    text === '' ? '' : written(text, 256, 236, side, side * 0.62),
    '</g></svg>',
  ].join('');
}
