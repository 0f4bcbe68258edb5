import { dark, light, nature, skin, tone } from '../palette.ts';
import { apron, wearing } from '../people/costumes.ts';
import { person } from '../people/figure.ts';
import { nurse } from '../people/grown-ups.ts';
import { kid } from '../people/kid.ts';
import type { Scene } from '../scene.ts';
import { copies, each, line, poly, rect, shade } from '../svg.ts';
import { block } from '../things/buildings.ts';
import { maize, sunflower } from '../things/farm.ts';
import { basket, cup, plate, pot } from '../things/kitchen.ts';
import { bus } from '../things/vehicles.ts';
import { grounds, room, windowAt } from './places.ts';

export const diningHall: Scene = {
  alt: 'The cook ladles out lunch while three pupils eat at a long table in the dining hall',
  draw(r) {
    return [
      room(r, '#f3e0bd', '#b07a52', { y: 400 }),
      windowAt(r, 380, 50, 330, 160),
      person(r, 130, 576, 366, {
        adult: true,
        view: 'front',
        pose: 'stand',
        skin: skin(1),
        hair: 'wrap',
        wrapC: tone.murram,
        topC: tone.lake,
        top: 'polo',
        bottom: 'none',
        noLegs: true,
        tweak: { armN: [28, 60] },
        after: wearing(apron(), (q, { armN: { hand } }) =>
          q.stroke(`M${hand[0]} ${hand[1] - 4}L${hand[0] + 6} ${hand[1] + 16}`, '#c9c3b4', 2.4),
        ),
      }),
      rect(0, 424, 270, 176, '#9a6a48'),
      rect(0, 410, 286, 20, '#e9dcc4'),
      pot(226, 412, 0.95),
      each(
        [
          [390, 3, 'rows', true],
          [545, 0, 'fade', false],
          [700, 2, 'puffs', true],
        ],
        ([x, s, hair, girl]) =>
          kid(r, x, 622, 292, {
            view: 'front',
            pose: 'hold',
            skin: skin(s),
            hair,
            girl,
            noLegs: true,
            bottom: 'none',
            top: x === 545 ? 'sweater' : 'shirt',
            topC: x === 545 ? tone.hill : tone.cream,
            tweak: { armN: [22, -74], armF: [-22, 74] },
          }),
      ),
      rect(310, 486, 490, 114, dark('#b9784a', 0.3)),
      rect(296, 474, 504, 22, '#d9b184'),
      copies(r, plate(390, 486, 1.1), [
        [0, 0],
        [155, 0],
        [310, 0],
      ]),
      cup(468, 482, 1.1, tone.murram),
    ];
  },
};

const TOMATOES =
  poly('M0 0q-30-14-26-44q26 6 26 44q2-40 30-44q4 32-30 44', '#4fa35c') + line('M-12-14h0M12-18h0', tone.murram, 14);

export const schoolGarden: Scene = {
  alt: 'A boy hoes between maize and sunflowers in the school garden while a girl fills a basket with tomatoes',
  draw(r) {
    return [
      grounds(r, 'noon', { y: 340, top: 0.3, towns: false }),
      line('M0 350H800M0 376H800', '#c9a777', 6),
      line(
        'M20 336V400M120 336V400M220 336V400M320 336V400M420 336V400M520 336V400M620 336V400M720 336V400',
        '#b08a5c',
        9,
      ),
      poly('M0 396H800V600H0Z', '#8a4a2c'),
      line('M-10 446Q400 430 810 446M-10 510Q400 494 810 510M-10 580Q400 564 810 580', '#6f3820', 16),
      copies(r, maize(560, 448, 200), [
        [0, 0],
        [72, 14],
        [140, -6],
        [214, 8],
      ]),
      copies(r, sunflower(50, 446, 190), [
        [0, 10],
        [72, -10],
        [140, 4],
      ]),
      copies(r, TOMATOES, [
        [270, 500],
        [90, 520],
        [180, 590],
        [640, 520],
        [740, 560],
      ]),
      shade(430, 524, 60, '#3a1208'),
      kid(r, 430, 528, 220, {
        girl: false,
        pose: 'reach',
        skin: skin(1),
        hair: 'fade',
        top: 'polo',
        topC: tone.sun,
        botC: tone.lake,
        cap: tone.murram,
        tweak: { lean: 10, armN: [40, 70], armF: [56, 84] },
        hold: (q, { armN: { hand } }) =>
          q
            .stroke(`M${hand[0] - 6} ${hand[1] - 16}L${hand[0] + 22} ${hand[1] + 44}`, tone.wood, 2.6)
            .stroke(`M${hand[0] + 22} ${hand[1] + 44}L${hand[0] + 12} ${hand[1] + 48}`, '#5a6068', 4.6),
      }),
      shade(290, 582, 56, '#3a1208'),
      kid(r, 290, 584, 190, {
        girl: true,
        pose: 'kneel',
        flip: true,
        skin: skin(3),
        hair: 'puffs',
        plain: true,
        face: true,
        top: 'shirt',
        topC: tone.cream,
        bottom: 'skirt',
        botC: tone.hill,
      }),
      basket(360, 586, 0.9),
    ];
  },
};

export const sickBay: Scene = {
  alt: 'The school nurse looks after a girl who sits up in bed in the sick bay',
  draw(r) {
    return [
      room(r, '#d9e8df', '#b9a58a', { y: 430, win: [560, 70, 170, 150] }),
      rect(60, 80, 150, 130, tone.white, 'rx="8"'),
      line('M135 80V210', '#d9d0bd', 4),
      poly('M88 132h14v-14h14v14h14v14h-14v14h-14v-14h-14z', nature.leaf),
      line('M152 150v-12M190 150v-12', '#b9b0a0', 5),
      line('M330 60H520', '#c9c3b4', 6),
      poly('M340 62H430Q420 220 440 360H340Z', '#bcd9d2'),
      line('M372 66Q366 220 376 356M404 66Q398 220 410 356', '#a3c7be', 5),
      line('M330 380V540M770 330V540', '#8f9a9a', 12),
      rect(330, 420, 440, 44, '#f6f1e4'),
      poly('M640 420Q640 350 700 346Q764 350 764 420Z', tone.white),
      kid(r, 670, 510, 220, {
        girl: true,
        view: 'front',
        pose: 'hold',
        skin: skin(3),
        hair: 'braids',
        make: 7,
        noLegs: true,
        bottom: 'none',
        top: 'sweater',
        topC: tone.sun,
      }),
      poly('M330 470V420Q400 380 520 396Q620 400 740 424V470Z', tone.lake),
      line('M350 452Q440 420 530 432T726 448', light(tone.lake, 0.3), 8),
      shade(300, 568, 80),
      person(r, 300, 570, 350, {
        ...nurse(),
        view: 'side',
        pose: 'reach',
        skin: skin(1),
        hair: 'bun',
        tweak: { armN: [38, 78], armF: [30, 70] },
        hold: (q, { armN: { hand } }) =>
          q
            .fill(
              `M${hand[0] + 2} ${hand[1] - 12}L${hand[0] + 15} ${hand[1] - 14}` +
                `L${hand[0] + 17} ${hand[1] + 4}L${hand[0] + 4} ${hand[1] + 5}Z`,
              '#e7d3ad',
            )
            .stroke(
              `M${hand[0] + 6} ${hand[1] - 7}L${hand[0] + 13} ${hand[1] - 8}` +
                `M${hand[0] + 6} ${hand[1] - 3}L${hand[0] + 13} ${hand[1] - 4}`,
              tone.wood,
              1,
            ),
      }),
    ];
  },
};

export const schoolBus: Scene = {
  alt: 'Two pupils with bags run to board the yellow school bus outside the school',
  draw(r) {
    return [
      grounds(r, 'noon', { y: 370, top: 0.3, towns: false, layers: 2 }),
      block(r, 40, 400, 240, { s: 0.9, gable: false, bays: 2 }),
      poly('M0 430C300 410 500 430 800 416V600H0Z', r.hour('noon').path),
      poly('M0 560C300 540 500 560 800 546V600H0Z', '#3a8c55'),
      shade(290, 520, 250, '#3a1a10', 0.3),
      bus(290, 522, 1.65, { riders: [2, 0, 4].map(skin) }),
      shade(640, 556, 56),
      kid(r, 640, 560, 200, {
        girl: true,
        pose: 'run',
        flip: true,
        skin: skin(1),
        hair: 'puff',
        bag: tone.murram,
        bottom: 'skirt',
      }),
      kid(r, 726, 588, 184, { girl: false, pose: 'run2', flip: true, skin: skin(4), bag: tone.lake }),
    ];
  },
};
