import { birds, crane } from '../nature/birds.ts';
import { hills } from '../nature/hills.ts';
import { flowers, grass, lake } from '../nature/meadow.ts';
import { cloud, sky } from '../nature/sky.ts';
import { banana, jacaranda } from '../nature/trees.ts';
import { dark, light, skin, tone } from '../palette.ts';
import { Pen } from '../pen.ts';
import { person } from '../people/figure.ts';
import { kid } from '../people/kid.ts';
import type { Scene } from '../scene.ts';
import { line, poly, shade } from '../svg.ts';
import { wateringCan } from '../things/water.ts';
import { grounds } from './places.ts';

export const craneClose: Scene = {
  alt: 'A grey crowned crane with its golden crown, close by, in tall grass',
  draw(r) {
    return [
      sky(r, 800, 600, 'golden', { sx: 0.3, sy: 0.42, sr: 90, to: 0.8 }),
      hills(r, 800, 600, 'golden', { top: 0.56, layers: 3, crests: 3, towns: false }),
      crane(430, 800, 760),
      grass(r, 0, 800, 606, 34, 90, '#2c4a2a'),
    ];
  },
};

export const jacarandaLane: Scene = {
  alt: 'Two children walk hand in hand down a lane of jacarandas in flower',
  draw(r) {
    const id = r.id();
    const t = (x: number, y: number, s: number, l: 1 | -1): string =>
      `<use href="#${id}" transform="translate(${x} ${y})scale(${l * s} ${s})"/>`;
    return [
      sky(r, 800, 600, 'noon', { sx: 0.5, sy: 0.34, sr: 0, to: 0.6 }),
      hills(r, 800, 600, 'noon', { top: 0.5, layers: 2, crests: 3, towns: false }),
      poly('M0 400H800V600H0Z', '#5c9a5e'),
      poly('M380 380H420L660 600H140Z', '#c9774a'),
      `<defs><g id="${id}">${jacaranda(r, 0, 0, 500, 1)}</g></defs>`,
      t(320, 404, 0.3, 1),
      t(490, 404, 0.3, -1),
      t(180, 450, 0.6, 1),
      t(640, 450, 0.6, -1),
      t(-20, 580, 1.1, 1),
      t(820, 580, 1.2, -1),
      shade(380, 556, 40),
      kid(r, 380, 558, 170, {
        view: 'back',
        girl: true,
        hair: 'puffs',
        skin: skin(2),
        bag: tone.sun,
        pose: 'handR',
        bottom: 'skirt',
      }),
      kid(r, 456, 556, 146, { view: 'back', girl: false, skin: skin(0), bag: tone.lake, pose: 'handL' }),
      flowers(r, 160, 640, 470, 595, 24, light(tone.jacaranda, 0.2), 7),
    ];
  },
};

export const kites: Scene = {
  alt: 'A girl and a boy fly a red and a blue kite over the hills',
  draw(r) {
    const kite = (x: number, y: number, s: number, c: string, a: number): string =>
      new Pen(x, y, s, { rot: a })
        .fill('M0 -46L30 0L0 60L-30 0Z', c)
        .fill('M0 -46L30 0L0 0Z', light(c, 0.35))
        .fill('M0 60L-30 0L0 0Z', dark(c, 0.2))
        .stroke('M0 60Q14 84 0 104Q-12 122 4 142', c, 4).out;
    return [
      sky(r, 800, 600, 'dawn', { sx: 0.2, sy: 0.46, sr: 50, to: 0.62 }),
      cloud(560, 110, 1.4, '#fff3df', 0.7),
      hills(r, 800, 600, 'dawn', { top: 0.5, layers: 3, crests: 4, towns: false }),
      poly('M0 560C200 440 420 430 800 520V600H0Z', '#3d7d55'),
      line('M340 344Q450 290 560 150M206 358Q190 240 250 110', tone.white, 2),
      kite(560, 130, 1.3, tone.murram, 24),
      kite(252, 90, 1, tone.lake, -14),
      kid(r, 300, 490, 196, { pose: 'waveS', girl: true, hair: 'braids', skin: skin(1) }),
      kid(r, 180, 510, 184, { pose: 'run', girl: false, skin: skin(3), tweak: { armF: [130, 160] } }),
      grass(r, 0, 800, 604, 16, 36, '#1d4a38'),
    ];
  },
};

export const canoe: Scene = {
  alt: 'Two people cross the lake in a canoe at nightfall',
  draw(r) {
    const boat = new Pen(450, 470, 2)
      .fill('M-90 -14C-60 6 60 6 90 -18C70 24 -66 24 -90 -14Z', '#7d3a22')
      .stroke('M-72 -4C-40 10 40 10 76 -8', tone.sun, 4)
      .stroke('M-50 8L50 8', tone.lake, 4).out;
    return [
      sky(r, 800, 600, 'dusk', { sx: 0.5, sy: 0.36, sr: 60, to: 0.5 }),
      hills(r, 800, 600, 'dusk', { top: 0.36, layers: 2, crests: 3, bottom: 330, towns: false }),
      lake(r, 0, 320, 800, 280, 'dusk', 400),
      person(r, 380, 470, 150, {
        adult: true,
        pose: 'reach',
        skin: '#2b2026',
        topC: '#3d3a4c',
        botC: '#2b2d3c',
        sockC: null,
        shoeC: null,
        behind: (q) => q.stroke('M26 -34L46 46', '#2b1c18', 2),
      }),
      person(r, 520, 470, 110, {
        pose: 'sit',
        skin: '#2b2026',
        topC: '#8a5a56',
        botC: '#2b2d3c',
        sockC: null,
        shoeC: null,
        tweak: { lift: -12 },
      }),
      boat,
      poly('M270 500C340 520 560 520 640 494C600 540 320 540 270 500Z', '#10202e', 'opacity=".4"'),
      birds(r, 560, 130, 5, 1, '#1b2f4c'),
    ];
  },
};

export const garden: Scene = {
  alt: 'A girl waters rows of seedlings in the school garden',
  draw(r) {
    let rows = '';
    let leafs = '';
    for (let i = 0; i < 4; i++) {
      const y = 420 + i * 50;
      rows += `M${-20} ${y}Q400 ${y - 16} 820 ${y}`;
      for (let k = 0; k < 7; k++) {
        const x = 40 + k * 118 + (i % 2) * 40;
        if (Math.abs(x - 420) > 70 || i !== 2) leafs += `M${x} ${y - 6}q-18-8-20-26q18 2 20 26q2-26 20-30q4 20-20 30`;
      }
    }
    return [
      grounds(r, 'rain', { y: 360, top: 0.3, towns: false }),
      banana(740, 410, 280, '#2b7a4f', true),
      poly('M0 380H800V600H0Z', '#7d4228'),
      line(rows, '#693420', 16),
      poly(leafs, '#4fa35c'),
      shade(420, 536, 56),
      kid(r, 420, 540, 220, {
        pose: 'reach',
        girl: true,
        hair: 'puff',
        skin: skin(2),
        top: 'shirt',
        topC: tone.cream,
        botC: tone.lake,
        after: (q, j) => {
          q.raw(wateringCan(...q.at(j.armN.hand[0] + 6, j.armN.hand[1] + 4), 1, tone.murram));
        },
      }),
    ];
  },
};
