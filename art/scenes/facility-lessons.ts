import { dark, nature, skin, tone } from '../palette.ts';
import { kid } from '../people/kid.ts';
import type { Scene } from '../scene.ts';
import { disc, each, line, poly, rect } from '../svg.ts';
import { board, stack } from '../things/books.ts';
import { monitor, table } from '../things/furniture.ts';
import { flask, microscope, robot } from '../things/lab.ts';
import { backHead, room, windowAt } from './places.ts';

export const computers: Scene = {
  alt: 'Three pupils work at screens in the computer room',
  oneWay: true,
  draw(r) {
    return [
      room(r, '#cfdfe0', '#9a7b62', { y: 400 }),
      board(60, 60, 300, 170),
      windowAt(r, 520, 70, 200, 150, 'noon'),
      table(20, 350, 760, 200, { front: 90 }),
      each([120, 310, 500, 690], (x, i) => monitor(x, 346, 1.25, { pic: i % 3 })),
      each(
        [
          [120, 2, 'puffs'],
          [310, 0, 'crop'],
          [500, 4, 'bun'],
        ],
        ([x, s, hr]) => backHead(r, x, 590, 270, skin(s), hr, s ? tone.cream : tone.hill),
      ),
      each(
        [120, 310, 500, 690],
        (x) =>
          poly(
            `M${x - 50} 600V494Q${x - 50} 478 ${x - 34} 478` + `H${x + 34}Q${x + 50} 478 ${x + 50} 494V600Z`,
            tone.sun,
          ) + poly(`M${x - 34} 498H${x + 34}V520H${x - 34}Z`, dark(tone.sun, 0.25)),
      ),
    ];
  },
};

export const robotics: Scene = {
  alt: 'A girl and a boy stand proudly behind the robot they built',
  draw(r) {
    return [
      room(r, '#f0dcc0', '#6f7f7a', { y: 430 }),
      rect(60, 70, 300, 190, '#c99a68'),
      rect(72, 82, 276, 166, '#e6c79b'),
      each(
        [
          [90, 100, tone.sun],
          [170, 110, tone.white],
          [250, 96, tone.leaf],
          [110, 176, tone.white],
          [210, 180, tone.lake],
        ],
        ([x, y, c]) => rect(x, y, 62, 50, c),
      ),
      windowAt(r, 540, 80, 190, 160, 'golden'),
      kid(r, 200, 560, 280, {
        view: 'front',
        pose: 'hold',
        girl: true,
        hair: 'puffs',
        skin: skin(3),
        top: 'shirt',
        topC: tone.cream,
      }),
      kid(r, 620, 560, 290, {
        view: 'front',
        pose: 'drum',
        girl: false,
        skin: skin(1),
        top: 'sweater',
        topC: tone.hill,
      }),
      rect(0, 470, 800, 130, '#9a6a48'),
      rect(0, 476, 800, 16, '#6f4a30', 'opacity=".5"'),
      line('M120 500V600M680 500V600', '#6f4a30', 14),
      rect(0, 452, 800, 24, '#d9b184'),
      robot(410, 456, 1.7),
      line('M500 446h40l10-12h50', tone.murram, 4),
      rect(640, 430, 60, 22, '#2a3038', 'rx="4"'),
      disc(120, 440, 12, tone.ink),
      disc(156, 440, 12, tone.ink),
    ];
  },
};

export const scienceLab: Scene = {
  alt: 'Two pupils in white coats work with a microscope and flasks in the science corner',
  oneWay: true,
  draw(r) {
    return [
      room(r, '#d3e2dc', '#86908f', { y: 430, win: [560, 70, 180, 170] }),
      board(60, 60, 330, 180, 1),
      kid(r, 250, 540, 280, {
        pose: 'reach',
        girl: true,
        hair: 'bun',
        skin: skin(2),
        top: 'sweater',
        topC: tone.white,
        botC: tone.white,
        bottom: 'skirt',
        tweak: { lean: 10, head: 12, armN: [30, 92], armF: [26, 84] },
      }),
      kid(r, 560, 540, 264, {
        pose: 'reach',
        flip: true,
        girl: false,
        skin: skin(0),
        top: 'sweater',
        topC: tone.white,
        bottom: 'shorts',
        tweak: { armN: [20, 100], armF: [30, 84] },
      }),
      rect(0, 440, 800, 160, '#7d5a44'),
      line('M30 480H250V580H30ZM290 480H510V580H290ZM550 480H770V580H550Z', '#5f4232', 5),
      line('M130 500h20M390 500h20M650 500h20', '#e9dcc4', 6),
      rect(0, 424, 800, 20, '#e9dcc4'),
      rect(0, 444, 800, 10, '#3d2c24', 'opacity=".4"'),
      microscope(362, 424, 1.5),
      flask(480, 424, 1.3, tone.murram),
      flask(110, 424, 1.5, nature.leaf),
      flask(40, 424, 1, nature.gold),
      stack(r, 690, 424, 1.4, 3),
    ];
  },
};
