import { crane } from '../nature/birds.ts';
import { fillRidge, hamlet, hills, landmark, ridge } from '../nature/hills.ts';
import { grass } from '../nature/meadow.ts';
import { cloud, sky } from '../nature/sky.ts';
import { acacia, banana, tree } from '../nature/trees.ts';
import { dark, mix, skin, tone } from '../palette.ts';
import { Pen } from '../pen.ts';
import { person } from '../people/figure.ts';
import { dress, suit } from '../people/grown-ups.ts';
import { kid } from '../people/kid.ts';
import type { Scene } from '../scene.ts';
import { disc, each, line, opacity, oval, poly, rect, shade } from '../svg.ts';
import { bicycle } from '../things/bicycle.ts';
import { openBook } from '../things/books.ts';
import { block } from '../things/buildings.ts';
import { ankoleCow } from '../things/farm.ts';
import { grounds } from './places.ts';

export const ankole: Scene = {
  alt: 'A brown Ankole cow with great curved horns grazes on a green hill beside a crane',
  draw(r) {
    return [
      sky(r, 800, 600, 'dawn', { sx: 0.74, sy: 0.3, sr: 60, to: 0.7 }),
      hills(r, 800, 600, 'dawn', { top: 0.42, layers: 3, crests: 4 }),
      poly('M0 470C240 400 520 420 800 470V600H0Z', '#4c8a55'),
      shade(420, 540, 170, '#12351f', 0.3),
      ankoleCow(440, 544, 300),
      crane(150, 560, 190),
      grass(r, 0, 800, 606, 30, 50, '#2c6b40'),
    ];
  },
};

export const bicycleRide: Scene = {
  alt: 'A father cycles along a red road with his daughter on the carrier behind him',
  draw(r) {
    return [
      grounds(r, 'golden', { y: 380, top: 0.3, layers: 3 }),
      banana(700, 440, 260, '#4f7f3c', true),
      poly('M0 440C300 420 500 436 800 420V600H0Z', r.hour('golden').path),
      line('M0 570C300 552 500 566 800 552', '#e0a06c', 5, opacity(0.6)),
      shade(390, 548, 190, '#3a1208', 0.3),
      kid(r, 286, 466, 180, {
        girl: true,
        pose: 'sit',
        skin: skin(2),
        hair: 'puffs',
        bag: tone.murram,
        bottom: 'skirt',
        top: 'shirt',
        topC: tone.cream,
        botC: tone.hill,
        tweak: { armN: [60, 92], armF: [56, 88], legN: [74, 10], legF: [68, 6] },
      }),
      bicycle(400, 550, 2),
      person(r, 366, 496, 300, {
        ...suit('#33414f', tone.sun),
        pose: 'sit',
        skin: skin(1),
        hair: 'fade',
        tweak: { lean: 12, armN: [44, 68], armF: [40, 64], legN: [58, 0], legF: [36, -44] },
      }),
    ];
  },
};

export const handWashing: Scene = {
  alt: 'Two children wash their hands with soap at a yellow water can outside the classroom',
  draw(r) {
    return [
      grounds(r, 'noon', { y: 380, top: 0.3, towns: false, layers: 2 }),
      block(r, 430, 410, 330, { s: 1, gable: false, bays: 4 }),
      poly('M0 440C300 420 500 440 800 426V600H0Z', '#d59a62'),
      line('M290 540V300M522 540V300M272 306H540', tone.wood, 13),
      new Pen(406, 372, 1.3)
        .stroke('M0 -60L0 -52', tone.bark, 4)
        .fill('M-30 -48L22 -48L34 -36L34 20Q34 28 26 28L-22 28Q-30 28 -30 20Z', tone.sun)
        .fill('M-30 -48L-16 -48L-16 -60L-2 -60L-2 -48Z', dark(tone.sun, 0.2))
        .stroke('M-18 -20L22 12M22 -20L-18 12', dark(tone.sun, 0.2), 5)
        .stroke('M0 28L0 38', '#5a6068', 9)
        .stroke('M-2 46L-2 76M3 46L4 84', '#8fd0de', 4).out,
      oval(406, 548, 62, 12, '#8a5a3a'),
      shade(308, 566, 56),
      kid(r, 308, 568, 240, {
        girl: true,
        pose: 'reach',
        hair: 'rows',
        skin: skin(3),
        top: 'shirt',
        topC: tone.cream,
        bottom: 'pinafore',
        botC: tone.hill,
        tweak: { armN: [52, 78], armF: [46, 74] },
      }),
      shade(506, 566, 56),
      kid(r, 506, 568, 236, {
        girl: false,
        pose: 'reach',
        flip: true,
        skin: skin(0),
        hair: 'fade',
        top: 'sweater',
        topC: tone.hill,
        botC: tone.khaki,
        tweak: { armN: [52, 78], armF: [46, 74] },
        after: (q, { armN: { hand } }) =>
          q
            .circle(hand[0] + 8, hand[1] - 4, 2.4, '#fff', opacity(0.8))
            .circle(hand[0] + 5, hand[1] - 9, 1.6, '#fff', opacity(0.8)),
      }),
    ];
  },
};

export const choir: Scene = {
  alt: 'Four children of the school choir sing from their song books',
  oneWay: true,
  draw(r) {
    return [
      rect(0, 0, 800, 600, '#1f4f5f'),
      poly('M0 0H160L60 600H0ZM800 0H640L740 600H800Z', '#173c49'),
      oval(400, 150, 330, 120, '#f3d49a', opacity(0.2)),
      line('M290 150V90L350 78V136M470 170V110', tone.sun, 7),
      oval(278, 152, 14, 10, tone.sun),
      oval(338, 138, 14, 10, tone.sun),
      oval(458, 172, 14, 10, tone.sun),
      rect(0, 520, 800, 80, '#7d4a2c'),
      rect(60, 480, 680, 50, '#9a6a48'),
      each(
        [
          [150, 3, 'puffs', 236],
          [320, 0, 'crop', 250],
          [485, 4, 'rows', 240],
          [650, 1, 'bob', 246],
        ],
        ([x, s, hair, h], i) =>
          kid(r, x, 500, h, {
            view: 'front',
            pose: 'hold',
            girl: i !== 1,
            skin: skin(s),
            hair,
            make: [1, 4, 6, 7][i] ?? 0,
            mouth: 'open',
            plain: true,
            face: true,
            top: 'sweater',
            topC: tone.murram,
            bottom: i === 1 ? 'trousers' : 'skirt',
            botC: tone.ink,
            after: (q, { armN }) => q.raw(openBook(...q.at(0, armN.hand[1] + 1), q.scale * 0.44, { cover: tone.sun })),
          }),
      ),
    ];
  },
};

export const cityOnHills: Scene = {
  alt: 'Red roofs climb the hills of the city under a cathedral dome and a minaret',
  draw(r) {
    const light = r.hour('dawn');
    const layer = (base: number, high: number, c: string, n: number, s: number): string => {
      const g = ridge(r, 800, base, high, 3, 600);
      return fillRidge(g, c) + hamlet(r, g, -10, 790, n, c, { s, haze: 0.12, to: c, down: 26 });
    };
    const back = ridge(r, 800, 300, 110, 3, 600);
    return [
      sky(r, 800, 600, 'dawn', { sx: 0.3, sy: 0.3, sr: 54, to: 0.6 }),
      cloud(600, 110, 1.3, '#fff3df', 0.8),
      fillRidge(back, light.ridges[0]),
      landmark(560, back.y(560) + 3, 2.4, mix(light.ridges[1], light.ridges[2], 0.4), 'mosque'),
      landmark(220, back.y(220) + 3, 2.4, mix(light.ridges[1], light.ridges[2], 0.4), 'cathedral'),
      layer(380, 80, light.ridges[1], 9, 1.8),
      layer(460, 80, light.ridges[2], 9, 2.8),
      layer(560, 80, light.ridges[3], 8, 4),
      tree(r, 720, 600, 190, '#1f6a48'),
    ];
  },
};

export const storyTime: Scene = {
  alt: 'A teacher reads a story to children who sit on a mat under a tree',
  draw(r) {
    return [
      rect(0, 0, 800, 370, '#c9e6e4'),
      disc(180, 110, 44, '#fffbe0'),
      fillRidge(ridge(r, 800, 360, 110, 3, 600), '#7fb9a4'),
      poly('M0 370H800V600H0Z', '#3a8c55'),
      acacia(610, 500, 480, '#3d8a55'),
      poly('M0 450C300 420 500 450 800 430V600H0Z', '#5c9a5e'),
      oval(330, 556, 310, 40, tone.murram),
      oval(330, 554, 270, 32, '#d9824f'),
      rect(556, 500, 90, 16, tone.wood),
      line('M570 516V568M632 516V568', '#6d452b', 10),
      person(r, 600, 570, 300, {
        ...dress(tone.lake),
        pose: 'sit',
        flip: true,
        skin: skin(2),
        hair: 'wrap',
        wrapC: tone.sun,
        make: 1,
        hold: (q, { armN, armF }) =>
          q.raw(
            openBook(...q.at((armN.hand[0] + armF.hand[0]) / 2 + 6, armN.hand[1] - 3), q.scale * 0.46, {
              cover: tone.murram,
            }),
          ),
      }),
      each(
        [
          [130, 4, 'puffs', 1],
          [250, 0, 'crop', 0],
          [372, 3, 'bun', 1],
        ],
        ([x, s, hair, girl]) =>
          kid(r, x, 566, 170, {
            pose: 'sit',
            girl: girl === 1,
            skin: skin(s),
            hair,
            plain: true,
            face: true,
            top: 'shirt',
            topC: tone.cream,
            bottom: girl ? 'skirt' : 'shorts',
            tweak: { legN: [96, 40], legF: [90, 30], armN: [40, 70] },
          }),
      ),
    ];
  },
};

export const sackRace: Scene = {
  alt: 'Three children hop along in sacks in the sack race, laughing',
  draw(r) {
    const sack = (c: string) => (q: Pen) =>
      q
        .fill('M-12 -6Q0 -10 12 -6L15 34Q14 45 4 45L-8 45Q-15 44 -14 34Z', c)
        .stroke('M-12 -5Q0 -9 12 -5', dark(c, 0.25), 3.4)
        .stroke('M-4 4L-6 36M6 2L7 36', dark(c, 0.15), 1.4);
    return [
      grounds(r, 'golden', { y: 360, top: 0.3, towns: false, layers: 2, c: '#7f9a48' }),
      poly('M0 430H800V500H0Z', '#74903f'),
      line('M0 430H800M0 500H800M0 584H800', '#fff8e4', 5, opacity(0.8)),
      line('M730 380V600', tone.white, 9),
      poly('M734 384L800 384V440H734Z', tone.murram),
      each(
        [
          [150, 520, 3, 'puff', '#c9a777', 30],
          [360, 560, 0, 'fade', '#b98d5c', 46],
          [570, 540, 4, 'braids', '#d3b48a', 20],
        ],
        ([x, y, s, hair, c, lift], i) =>
          shade(x, y + 4, 56, '#1f3a1a', 0.3) +
          kid(r, x, y - lift, 230, {
            view: 'front',
            pose: 'stand',
            girl: i !== 1,
            skin: skin(s),
            hair,
            make: [2, 1, 5][i] ?? 0,
            noLegs: true,
            bottom: 'none',
            top: 'polo',
            topC: [tone.sun, tone.lake, tone.murram][i] ?? tone.sun,
            tweak: { armN: [34, -30], armF: [-34, 30], lean: i === 1 ? 6 : -4 },
            hold: sack(c),
          }),
      ),
    ];
  },
};

export const hopscotch: Scene = {
  alt: 'A girl hops through the chalk squares of a hopscotch game while her friend claps',
  draw(r) {
    return [
      rect(0, 0, 800, 600, '#c4733f'),
      poly('M0 0H800V170C500 190 300 150 0 180Z', '#5c9a5e'),
      block(r, 80, 150, 420, { s: 1, gable: false, bays: 6 }),
      line(
        'M300 590L330 500H470L500 590ZM330 500L340 440H460L470 500M270 440H530L520 380H280Z' +
          'M400 440V380M350 380L356 330H444L450 380M300 330H500L494 286H306ZM400 330V286',
        '#fdf0da',
        7,
      ),
      shade(402, 470, 56, '#5a2a12', 0.3),
      kid(r, 400, 456, 230, {
        view: 'front',
        pose: 'dance',
        girl: true,
        hair: 'puffs',
        skin: skin(1),
        make: 2,
        bottom: 'skirt',
        top: 'shirt',
        topC: tone.cream,
        botC: tone.hill,
        tweak: { legN: [34, -50], legF: [-2, 0], lift: 8, armN: [80, 110], armF: [-80, -110] },
      }),
      shade(650, 566, 60, '#5a2a12', 0.3),
      kid(r, 650, 568, 260, {
        view: 'front',
        pose: 'clap',
        girl: true,
        hair: 'bob',
        skin: skin(4),
        make: 1,
        bottom: 'pinafore',
        top: 'shirt',
        topC: tone.cream,
        botC: tone.hill,
      }),
    ];
  },
};
