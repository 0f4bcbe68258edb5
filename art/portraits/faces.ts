// Makes of face to give to sitters. Each differs from its neighbours in most features.
import type { Features } from './sitter.ts';

const make = (
  eyes: Features['eyes'],
  brows: Features['brows'],
  nose: Features['nose'],
  mouth: Features['mouth'],
  shape: readonly [jaw: number, chin: number, wide: number, tilt: number],
): Features => {
  const [jaw, chin, wide, tilt] = shape;
  return { eyes, brows, nose, mouth, jaw, chin, wide, tilt };
};

const FACES: readonly Features[] = [
  make('round', 'arch', 'soft', 'grin', [1, 116, 1, 0]),
  make('soft', 'thick', 'broad', 'smile', [10, 114, 1.08, 0]),
  make('almond', 'thin', 'button', 'lips', [0, 120, 0.94, -4]),
  make('happy', 'flat', 'broad', 'laugh', [6, 112, 1.1, 3]),
  make('almond', 'arch', 'long', 'smile', [2, 122, 0.96, 3]),
  make('wide', 'thick', 'button', 'grin', [4, 110, 1.06, -3]),
  make('soft', 'flat', 'long', 'smirk', [8, 124, 0.95, 0]),
  make('happy', 'arch', 'soft', 'grin', [0, 114, 1.02, -4]),
  make('round', 'thick', 'long', 'small', [11, 118, 1, 2]),
  make('almond', 'thick', 'broad', 'laugh', [3, 116, 1.05, 4]),
  make('wide', 'thin', 'soft', 'smirk', [0, 112, 0.98, -3]),
  make('soft', 'arch', 'button', 'lips', [5, 120, 1.03, 3]),
];

export const featuresOf = (i: number, change: Partial<Features> = {}): Features => ({
  ...(FACES[i % FACES.length] as Features),
  ...change,
});
