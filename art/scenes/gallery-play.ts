import { fillRidge, ridge } from '../nature/hills.ts';
import { skin, tone } from '../palette.ts';
import { Pen } from '../pen.ts';
import { person } from '../people/figure.ts';
import { kid } from '../people/kid.ts';
import type { Scene } from '../scene.ts';
import { disc, each, line, oval, poly, rect, shade } from '../svg.ts';
import { block } from '../things/buildings.ts';
import { ball } from '../things/sport.ts';
import { grounds } from './places.ts';

export const paintFromAbove: Scene = {
  alt: "Two children's hands paint a sun over hills, seen from above",
  draw() {
    const hand = (x: number, y: number, rot: number, sk: string, c: string): string =>
      new Pen(x, y, 1, { rot })
        .stroke('M0 0L0 150', c, 64)
        .stroke('M0 -20L0 -60', sk, 44)
        .stroke('M-16 -72L-18 -96M-4 -78L-3 -108M10 -76L13 -102M22 -58L36 -74', sk, 13).out;
    return [
      rect(0, 0, 800, 600, '#c98f5c'),
      line('M0 150H800M0 300H800M0 450H800', '#b97f4e', 4),
      `<g transform="rotate(-6 400 290)">`,
      rect(180, 120, 440, 320, '#7d4e30', 'opacity=".3"'),
      rect(172, 110, 440, 320, tone.white),
      disc(500, 190, 44, tone.sun),
      poly('M172 430V320Q260 220 350 310Q440 230 612 330V430Z', '#7fb597'),
      poly('M172 430V380Q300 310 420 370Q520 330 612 390V430Z', tone.hill),
      '</g>',
      each(
        [
          [90, 120, tone.murram],
          [80, 230, tone.lake],
          [110, 340, tone.leaf],
          [710, 110, tone.sun],
        ],
        ([x, y, c]) => disc(x, y, 40, '#f3ead8') + disc(x, y, 30, c) + disc(x - 8, y - 8, 9, '#fff', 'opacity=".3"'),
      ),
      hand(520, 520, -24, skin(1), tone.hill),
      line('M492 412L440 330', tone.bark, 12),
      line('M440 330L430 312', tone.murram, 16),
      hand(210, 560, 20, skin(4), tone.cream),
      line('M640 250l50 200M670 240l46 190', tone.bark, 10),
      line('M640 250l-4-22', tone.leaf, 16),
      line('M670 240l-4-22', tone.lake, 16),
    ];
  },
};

export const pitchFromAbove: Scene = {
  alt: 'A football match on the school pitch, seen from above',
  draw() {
    const pl = [
      [180, 180, tone.sun],
      [300, 330, tone.lake],
      [360, 200, tone.sun],
      [520, 280, tone.sun],
      [470, 420, tone.lake],
      [620, 180, tone.lake],
      [240, 450, tone.sun],
      [640, 400, tone.sun],
    ] as const;
    return [
      rect(0, 0, 800, 600, '#4d8f4f'),
      poly('M0 0H100V600H0ZM200 0H300V600H200ZM400 0H500V600H400ZM600 0H700V600H600Z', '#468747'),
      line('M50 60H750V540H50ZM400 60V540M50 190H150V410H50M750 190H650V410H750', '#fdf6e2', 6),
      `<circle cx="400" cy="300" r="76" stroke="#fdf6e2" stroke-width="6"/>`,
      each(pl, ([x, y]) => line(`M${x} ${y}l64 34`, '#12351f', 24, 'opacity=".4"')),
      each(pl, ([x, y, c], i) => oval(x, y, 22, 13, c) + disc(x, y - 2, 11, i % 3 ? '#15100e' : '#231915')),
      ball(424, 268, 10),
      each(
        [
          [20, 20, 70],
          [90, -10, 60],
          [780, 30, 74],
          [770, 590, 80],
          [10, 590, 66],
        ],
        ([x, y, q]) =>
          disc(x + 10, y + 12, q, '#12351f', 'opacity=".4"') +
          disc(x, y, q, '#1f6a48') +
          disc(x - 12, y - 12, q * 0.6, tone.leaf),
      ),
    ];
  },
};

export const skippingRope: Scene = {
  alt: 'A girl jumps over a skipping rope turned by two friends',
  draw(r) {
    return [
      grounds(r, 'golden', { y: 400, top: 0.34, towns: false }),
      block(r, 470, 420, 300, { hour: 'golden', s: 0.85, gable: false }),
      poly('M0 440C300 410 500 450 800 430V600H0Z', '#c4733f'),
      shade(400, 548, 60),
      line('M186 470C260 130 540 130 614 470', tone.white, 5),
      kid(r, 400, 548, 210, {
        view: 'front',
        pose: 'jump',
        girl: true,
        hair: 'puffs',
        skin: skin(1),
        top: 'shirt',
        topC: tone.cream,
        tweak: { lift: 20, armN: [40, 70], armF: [-40, -70] },
      }),
      kid(r, 130, 552, 200, {
        plain: true,
        face: true,
        pose: 'reach',
        girl: true,
        hair: 'crop',
        skin: skin(3),
        top: 'shirt',
        topC: tone.cream,
        botC: tone.hill,
      }),
      kid(r, 670, 552, 204, {
        plain: true,
        face: true,
        pose: 'reach',
        flip: true,
        girl: false,
        skin: skin(0),
        top: 'shirt',
        topC: tone.cream,
        botC: tone.hill,
      }),
    ];
  },
};

export const threeFriends: Scene = {
  alt: 'Three friends in school uniform smile side by side before a great sun',
  draw(r) {
    return [
      rect(0, 0, 800, 600, '#8fc3c9'),
      disc(400, 250, 230, '#f8d98e'),
      fillRidge(ridge(r, 800, 420, 100, 3, 600), '#9fcab0'),
      fillRidge(ridge(r, 800, 500, 90, 2, 600), '#5fa57c'),
      person(r, 190, 760, 560, {
        view: 'front',
        pose: 'handR',
        skin: skin(3),
        hair: 'braids',
        bottom: 'pinafore',
        noLegs: true,
        tweak: { armN: [50, 60] },
      }),
      person(r, 610, 760, 560, {
        view: 'front',
        pose: 'handL',
        skin: skin(1),
        hair: 'puffs',
        top: 'sweater',
        topC: tone.murram,
        bottom: 'skirt',
        noLegs: true,
        tweak: { armF: [-50, -60] },
      }),
      person(r, 400, 770, 600, {
        view: 'front',
        pose: 'stand',
        skin: skin(0),
        hair: 'crop',
        bottom: 'shorts',
        tie: tone.murram,
      }),
    ];
  },
};
