import { acacia } from '../nature/trees.ts';
import { skin, tone } from '../palette.ts';
import { Pen } from '../pen.ts';
import { person } from '../people/figure.ts';
import { gomesi, kanzu } from '../people/grown-ups.ts';
import type { Hair } from '../people/head.ts';
import { kid } from '../people/kid.ts';
import type { Scene } from '../scene.ts';
import { each, line, oval, poly, rect, shade } from '../svg.ts';
import { block } from '../things/buildings.ts';
import { bunting, cake } from '../things/festive.ts';
import { grounds, room } from './places.ts';

export const visitingDay: Scene = {
  alt: 'A girl holds her mother’s and her father’s hand on visiting day',
  draw(r) {
    return [
      grounds(r, 'golden', { y: 380, top: 0.3, towns: false, layers: 2 }),
      acacia(690, 430, 300, '#5c7a38', '#5a3a2a'),
      block(r, 30, 400, 220, { hour: 'golden', s: 0.9, gable: false }),
      poly('M0 440C300 410 500 440 800 420V600H0Z', '#c98a52'),
      shade(300, 560, 50),
      shade(400, 566, 44),
      shade(510, 560, 54),
      person(r, 300, 562, 280, { ...gomesi(tone.murram, tone.sun), pose: 'handR', skin: skin(2) }),
      kid(r, 404, 566, 180, {
        plain: true,
        face: true,
        bottom: 'skirt',
        botC: tone.hill,
        view: 'front',
        pose: 'cheer',
        girl: true,
        hair: 'puffs',
        skin: skin(3),
        top: 'shirt',
        topC: tone.cream,
        tweak: { armN: [120, 128], armF: [-120, -128] },
      }),
      person(r, 512, 562, 296, { ...kanzu(), pose: 'handL', skin: skin(1) }),
    ];
  },
};

export const graduation: Scene = {
  alt: 'Three leavers in gowns throw their caps into the air at graduation',
  draw(r) {
    const caps = each(
      [
        [180, 120, -14],
        [390, 70, 18],
        [610, 110, -8],
      ],
      ([x, y, a]) =>
        new Pen(x, y, 1.7, { rot: a })
          .fill('M-16 0L16 0L14 10Q0 6 -14 10Z', '#1b222c')
          .fill('M-28 -4L0 -14L28 -4L0 6Z', '#2b3644')
          .stroke('M0 -4L22 2L24 14', tone.sun, 2).out,
    );
    const leaver = (x: number, s: number, hair: Hair, girl: boolean): string =>
      shade(x, 560, 50) +
      kid(r, x, 562, 250, {
        view: 'front',
        pose: 'cheer',
        girl,
        hair,
        skin: skin(s),
        tweak: { armN: [128, 158], armF: [-128, -158] },
        top: 'gown',
        topC: tone.hill,
        bottom: 'trousers',
        botC: tone.ink,
        plain: true,
        face: true,
      });
    return [
      grounds(r, 'noon', { y: 420, top: 0.42, towns: false, layers: 2 }),
      block(r, 60, 440, 680, { hour: 'noon', s: 1, bays: 4, gable: false }),
      poly('M0 460C300 430 500 460 800 440V600H0Z', r.hour('noon').ground),
      caps,
      leaver(220, 0, 'crop', false),
      leaver(400, 3, 'puffs', true),
      leaver(580, 1, 'bun', true),
    ];
  },
};

export const foundersCake: Scene = {
  alt: "A girl and a boy cheer behind the birthday cake on founders' day",
  draw(r) {
    return [
      room(r, '#f3d9b0', '#9a6a48', { y: 440 }),
      bunting(0, 60, 400, 70, 10),
      bunting(400, 70, 800, 60, 10),
      each(
        [
          [80, 150, tone.murram],
          [130, 120, tone.leaf],
          [690, 130, tone.lake],
          [740, 170, tone.sun],
        ],
        ([x, y, c]) =>
          line(`M${x} ${y + 40}Q${x + 8} ${y + 120} ${x - 4} 330`, '#b08a5c', 2) +
          oval(x, y, 34, 42, c) +
          oval(x - 10, y - 14, 7, 12, '#fff', 'opacity=".4"'),
      ),
      kid(r, 200, 580, 300, {
        view: 'front',
        pose: 'cheer',
        girl: true,
        hair: 'puffs',
        skin: skin(2),
        topC: tone.cream,
        top: 'shirt',
      }),
      kid(r, 600, 580, 300, {
        view: 'front',
        pose: 'wave',
        girl: false,
        skin: skin(0),
        topC: tone.hill,
        top: 'sweater',
      }),
      rect(40, 490, 720, 110, tone.white),
      rect(40, 490, 720, 10, '#e2d8c2'),
      line(
        'M60 500Q120 540 180 500Q240 540 300 500Q360 540 420 500Q480 540 540 500Q600 540 660 500Q710 536 744 500',
        tone.leaf,
        5,
      ),
      cake(400, 484, 1.7),
    ];
  },
};
