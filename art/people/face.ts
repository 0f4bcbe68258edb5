// Small faces, in the head's own units (its radius is about 9). Several makes, so that a class is not one child copied.
import { dark, tone } from '../palette.ts';
import { num } from '../path.ts';
import type { Pen } from '../pen.ts';

export type Mouth = 'smile' | 'grin' | 'lips' | 'open' | 'lopsided';

export interface Face {
  readonly eyes: 'dots' | 'tall' | 'happy' | 'bright';
  readonly brows: 'soft' | 'high' | 'flat' | 'none';
  readonly nose: 'soft' | 'round' | 'none';
  readonly mouth: Mouth;
  /** Width of the head and of the chin, 1 being the middling one. */
  readonly wide: number;
  readonly chin: number;
}

const FACES: readonly Face[] = [
  { eyes: 'dots', brows: 'soft', nose: 'soft', mouth: 'smile', wide: 1, chin: 1 },
  { eyes: 'bright', brows: 'high', nose: 'round', mouth: 'grin', wide: 1.05, chin: 1.15 },
  { eyes: 'happy', brows: 'soft', nose: 'round', mouth: 'grin', wide: 1.02, chin: 0.95 },
  { eyes: 'tall', brows: 'flat', nose: 'soft', mouth: 'lips', wide: 0.94, chin: 0.9 },
  { eyes: 'bright', brows: 'soft', nose: 'soft', mouth: 'lopsided', wide: 0.97, chin: 1.2 },
  { eyes: 'dots', brows: 'high', nose: 'round', mouth: 'grin', wide: 0.95, chin: 0.85 },
  { eyes: 'happy', brows: 'high', nose: 'soft', mouth: 'smile', wide: 1.06, chin: 1.25 },
  { eyes: 'tall', brows: 'soft', nose: 'round', mouth: 'smile', wide: 1, chin: 1.1 },
];
export const faceCount = FACES.length;
export const faceOf = (i: number): Face => FACES[i % FACES.length] ?? (FACES[0] as Face);

const DARK = '#120b08';
const GUM = '#6a2420';

const EYES = {
  dots: ['M-3.4 -.3L-3.4 .3M3.4 -.3L3.4 .3', 2],
  tall: ['M-3.3 -.9L-3.3 .5M3.3 -.9L3.3 .5', 1.9],
  bright: ['M-3.5 -.5L-3.5 .3M3.5 -.5L3.5 .3', 2.5],
  happy: ['M-4.9 .2Q-3.4 -1.8 -1.9 .2M1.9 .2Q3.4 -1.8 4.9 .2', 1.1],
} as const;
const BROWS = {
  soft: 'M-5 -3Q-3.6 -4 -2 -3.3M5 -3Q3.6 -4 2 -3.3',
  high: 'M-5.2 -3.4Q-3.5 -5.3 -1.8 -3.8M5.2 -3.4Q3.5 -5.3 1.8 -3.8',
  flat: 'M-5.2 -3.3L-1.9 -3.4M5.2 -3.3L1.9 -3.4',
} as const;

export function frontFace(p: Pen, face: Face, skin: string, plain: boolean): void {
  const [eyes, width] = EYES[face.eyes];
  p.stroke(eyes, DARK, width);
  if (!plain) {
    if (face.eyes === 'bright') p.stroke('M-3 -.8L-3 -.8M4 -.8L4 -.8', '#fff', 0.9);
    if (face.brows !== 'none') p.stroke(BROWS[face.brows], DARK, 0.9);
    if (face.nose === 'soft') p.stroke('M-.2 .6L-.8 2.6L.6 2.7', dark(skin, 0.38), 0.8);
    if (face.nose === 'round') p.stroke('M-1.2 2.2Q0 3.5 1.2 2.2', dark(skin, 0.38), 0.9);
  }
  if (face.mouth === 'smile') p.stroke('M-2.8 4.8Q0 7.2 2.8 4.8', '#f6e3d0', 1.1);
  else if (face.mouth === 'lips') p.stroke('M-2.5 5.3Q0 6.8 2.5 5.3', dark(skin, 0.5), 1.1);
  else if (face.mouth === 'lopsided') p.stroke('M-2.4 5.6Q.8 7 3 4.6', '#f6e3d0', 1.1);
  else if (face.mouth === 'open') p.fill('M-1.8 5.6A1.8 2 0 1 1 1.8 5.6A1.8 2 0 1 1 -1.8 5.6Z', GUM);
  else if (plain) p.stroke('M-2.9 4.6Q0 7.2 2.9 4.6', '#f6e3d0', 1.5);
  else
    p.fill('M-3.4 4.3Q0 5 3.4 4.3Q2.6 8 0 8Q-2.6 8 -3.4 4.3Z', GUM).fill(
      'M-3.2 4.4Q0 5.1 3.2 4.4Q2.7 6.1 0 6.1Q-2.7 6.1 -3.2 4.4Z',
      tone.white,
    );
}

export function sideFace(p: Pen, face: Face, skin: string, plain: boolean): void {
  if (face.eyes === 'happy') p.stroke('M4.2 0Q5.6 -1.7 7 -.2', DARK, 1.1);
  else p.stroke(face.eyes === 'tall' ? 'M5.5 -1L5.5 .2' : 'M5.4 -.7L5.4 -.1', DARK, face.eyes === 'bright' ? 2.3 : 2);
  if (!plain && face.brows !== 'none')
    p.stroke(face.brows === 'high' ? 'M3.8 -3.8Q5.6 -5.4 7.4 -3.8' : 'M3.8 -3.2Q5.6 -4.2 7.4 -3.2', DARK, 0.9);
  if (face.mouth === 'open') p.fill('M5.4 5A1.6 1.8 0 1 1 8.6 5A1.6 1.8 0 1 1 5.4 5Z', GUM);
  else if (face.mouth === 'lips') p.stroke('M5 5.8Q6.8 6.6 8 5.4', dark(skin, 0.5), 1);
  else if (face.mouth === 'grin' && !plain)
    p.fill('M3.6 4.6Q6 5.4 8.2 4.2Q7.6 7.6 5.6 7.4Q4 7 3.6 4.6Z', GUM).fill(
      'M3.8 4.7Q6 5.4 8.1 4.3Q7.6 6 5.8 6Q4.4 5.8 3.8 4.7Z',
      tone.white,
    );
  else p.stroke('M3.8 5.2Q6 6.8 7.8 4.8', '#f6e3d0', 1);
}

export function glasses(p: Pen, side: boolean, colour: string): void {
  if (side) p.stroke('M3 -.4A2.8 2.8 0 1 1 8.6 -.4A2.8 2.8 0 1 1 3 -.4M3 -.8L-3 -1', colour, 0.9);
  else
    p.stroke(
      'M-6.2 0A2.8 2.8 0 1 1 -.6 0A2.8 2.8 0 1 1 -6.2 0M.6 0A2.8 2.8 0 1 1 6.2 0A2.8 2.8 0 1 1 .6 0M-.6 -.3L.6 -.3',
      colour,
      0.9,
    );
}

/** The outline of a head seen from the front, as wide as the face says. */
export function frontSkull({ wide, chin }: Face): string {
  const w = num(8.8 * wide);
  const c = num(4.8 * chin);
  return `M-${w} -3C-${w} -13 ${w} -13 ${w} -3C${w} 5 ${c} 9.8 0 9.8C-${c} 9.8 -${w} 5 -${w} -3Z`;
}

/** The same from the side; the nose follows the face. */
export function sideSkull({ nose, chin }: Face): string {
  const tip = nose === 'round' ? '10.8 .6 10.5 1.6' : '10 .6 9.7 1.5';
  const jaw = num(2.6 + chin);
  return (
    `M-8.4 -3C-8.4 -13 8 -13 8.6 -4C8.6 -2 ${tip}C9.8 2.4 8.7 2 8.7 3.2` +
    `C8.6 6.4 7.8 9.4 ${jaw} 9.6C-2.6 9.8 -8.4 5 -8.4 -3Z`
  );
}
