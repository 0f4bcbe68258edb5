import { createHash } from 'node:crypto';
import { artEdition } from '../../../../art/edition.ts';
import type { SchoolTones } from '../../../../art/palette.ts';
import { type Brand, isDefault, paletteOf, readColour, writeColour } from './palette.ts';

/** Below this a fold or the strap of a bag cannot be told from the cloth; above it, a shirt from the paper. */
const [darkest, lightest] = [0.3, 0.93];
/** From a uniform to what is drawn beside it in the lighter tone. */
const step = 0.17;

/** What the drawings are given of the school's palette; nothing for the colours that they are drawn in. */
export function drawnTones(brand: Brand): SchoolTones | undefined {
  if (isDefault(brand)) return undefined;
  const { hill = '', sun = '' } = paletteOf(brand).light;
  const cloth = readColour(hill);
  const l = Math.max(cloth.l, darkest);
  const bright = readColour(sun);
  return {
    hill: writeColour({ ...cloth, l }),
    leaf: writeColour({ ...cloth, l: l + step }),
    sun: writeColour({ ...bright, l: Math.min(bright.l, lightest) }),
  };
}

/** Stands in the address of the drawings: another palette, or another drawing, is another address. */
export const drawingsEdition = (brand: Brand): string =>
  createHash('sha256')
    .update(JSON.stringify([artEdition, drawnTones(brand)]))
    .digest('hex')
    .slice(0, 8);
