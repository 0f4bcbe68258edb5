import { dark, tone } from '../palette.ts';
import type { Source } from '../source.ts';
import { disc, glow, poly, rect } from '../svg.ts';

const VALANCE =
  'M0 0H800V70Q740 110 680 70Q620 110 560 70Q500 110 440 70Q380 110 320 70Q260 110 200 70Q140 110 80 70Q40 100 0 76Z';

/** A lit stage with its curtains drawn back, 800 by 600; the boards begin at y = 470. */
export function stage(r: Source, cloth = tone.murram, room = '#3a1d2a'): string {
  const { defs, ref } = glow(r, '#ffe7a6', 0.9);
  return [
    `<defs>${defs}</defs>`,
    rect(0, 0, 800, 600, room),
    disc(400, 330, 360, ref),
    rect(0, 470, 800, 130, '#7d4a2c'),
    rect(0, 470, 800, 10, '#b9784a'),
    poly(VALANCE, cloth),
    poly('M0 0H130Q130 260 60 470H0ZM800 0H670Q670 260 740 470H800Z', dark(cloth, 0.12)),
    poly('M0 0H50Q56 260 20 470H0ZM800 0H750Q744 260 780 470H800Z', dark(cloth, 0.35)),
  ].join('');
}

/** The heads of the front row. */
export const audience = (): string =>
  poly(
    'M30 600a44 44 0 0 1 88 0zM170 600a40 44 0 0 1 80 0zM310 600a44 40 0 0 1 88 0z' +
      'M450 600a40 46 0 0 1 80 0zM590 600a44 42 0 0 1 88 0zM716 600a40 44 0 0 1 80 0z',
    '#1d1016',
  );
