import { fillRidge, hills, ridgeThrough } from '../nature/hills.ts';
import { flowers } from '../nature/meadow.ts';
import { cloud, sky } from '../nature/sky.ts';
import { banana, jacaranda } from '../nature/trees.ts';
import { light, mix, skin, tone } from '../palette.ts';
import { kid } from '../people/kid.ts';
import type { Scene } from '../scene.ts';
import { each, poly, shade } from '../svg.ts';
import { openBook } from '../things/books.ts';
import { block, flag } from '../things/buildings.ts';
import { ball } from '../things/sport.ts';

export const walkAtDawn: Scene = {
  alt: 'Three children with school bags walk up a red path to the school, green hills behind it',
  draw(r) {
    const hour = 'dawn';
    const light = r.hour(hour);
    const gr = ridgeThrough(
      [
        [-20, 760],
        [500, 790],
        [1000, 690],
        [1400, 650],
        [1620, 660],
      ],
      900,
    );
    const fg = ridgeThrough(
      [
        [-20, 850],
        [420, 868],
        [1000, 800],
        [1620, 770],
      ],
      900,
    );
    return [
      sky(r, 1600, 900, hour, { sx: 0.66, sy: 0.43, sr: 58 }),
      hills(r, 1600, 900, hour, { top: 0.46 }),
      fillRidge(gr, light.ground),
      block(r, 1130, 672, 330, { hour, floors: 2, s: 0.92, bays: 3 }),
      flag(1060, 690, 170),
      poly('M1180 672C1190 730 1060 740 980 800L1240 800C1250 750 1230 720 1226 672Z', light.path),
      fillRidge(fg, mix(light.path, '#8f4a2a', 0.25)),
      shade(770, 862, 66),
      shade(930, 852, 70),
      shade(1090, 846, 56),
      kid(r, 770, 864, 216, {
        pose: 'walk',
        bag: tone.sun,
        girl: true,
        hair: 'puffs',
        skin: skin(2),
        top: 'shirt',
        topC: tone.cream,
        botC: tone.hill,
        bottom: 'skirt',
      }),
      kid(r, 930, 854, 244, {
        pose: 'walk2',
        bag: tone.lake,
        girl: false,
        skin: skin(0),
        hair: 'crop',
        top: 'shirt',
        topC: tone.cream,
        botC: tone.hill,
      }),
      kid(r, 1090, 848, 196, {
        pose: 'skip',
        girl: true,
        hair: 'bun',
        skin: skin(4),
        bag: tone.murram,
        bottom: 'skirt',
        top: 'shirt',
        topC: tone.cream,
        botC: tone.hill,
        plain: true,
        face: true,
        tweak: { lift: 3 },
      }),
      banana(1560, 900, 330, '#2b7a4f', true),
    ];
  },
};

export const jacarandaYard: Scene = {
  alt: 'Two children chase a football in the school yard while a girl reads under a jacaranda in flower',
  draw(r) {
    const hour = 'noon';
    const day = r.hour(hour);
    return [
      sky(r, 1600, 900, hour, { sx: 0.2, sy: 0.14, sr: 40 }),
      cloud(1050, 130, 1.6, '#fff', 0.6),
      hills(r, 1600, 900, hour, { top: 0.5, layers: 3, towns: false }),
      poly('M0 690C400 660 1000 676 1600 668V900H0Z', day.ground),
      block(r, 820, 690, 560, { hour, floors: 2, bays: 7 }),
      flag(770, 700, 220),
      poly('M0 760C500 720 1100 742 1600 728V900H0Z', mix(day.path, day.ground, 0.12)),
      jacaranda(r, 1400, 800, 560, -1),
      poly('M1180 806C1300 784 1500 786 1620 800V830C1480 838 1260 836 1180 806Z', '#4a2a3a', 'opacity=".3"'),
      shade(880, 850, 60),
      kid(r, 880, 856, 216, {
        pose: 'run',
        flip: false,
        girl: true,
        hair: 'puffs',
        skin: skin(3),
        bottom: 'skirt',
        top: 'sweater',
        topC: tone.hill,
        botC: tone.khaki,
      }),
      ball(1018, 852, 19),
      shade(1150, 860, 60),
      kid(r, 1150, 866, 226, {
        pose: 'run2',
        flip: true,
        girl: false,
        skin: skin(1),
        topC: tone.cream,
        top: 'shirt',
        botC: tone.hill,
      }),
      kid(r, 1340, 840, 190, {
        pose: 'sit',
        girl: true,
        hair: 'crop',
        skin: skin(0),
        plain: true,
        face: true,
        top: 'shirt',
        topC: tone.cream,
        botC: tone.hill,
        bottom: 'skirt',
        hold: (q, j) => q.raw(openBook(...q.at(j.armN.hand[0] + 2, j.armN.hand[1] - 1), 1.1, { cover: tone.murram })),
      }),
      flowers(r, 1150, 1600, 800, 890, 9, light(tone.jacaranda, 0.15), 7),
    ];
  },
};

export const morningAssembly: Scene = {
  alt: 'Four pupils stand in line before the school as the flag flies at assembly',
  draw(r) {
    const hour = 'dawn';
    const light = r.hour(hour);
    const row = [
      [830, 'puffs', 2, 'skirt'],
      [990, 'crop', 0, 'shorts'],
      [1150, 'bun', 4, 'skirt'],
      [1310, 'crop', 1, 'shorts'],
    ] as const;
    return [
      sky(r, 1600, 900, hour, { sx: 0.84, sy: 0.3, sr: 60 }),
      hills(r, 1600, 900, hour, { top: 0.44, layers: 3 }),
      poly('M0 690C400 670 1000 690 1600 660V900H0Z', light.ground),
      block(r, 900, 690, 520, { hour, s: 1.1, bays: 7 }),
      flag(720, 740, 470),
      poly('M0 770C400 740 1000 760 1600 740V900H0Z', light.path),
      each(row, ([x]) => poly(`M${x} 866l-180 40h90l130-34z`, '#5a2a12', 'opacity=".3"')),
      each(row, ([x, hr, s, b], i) =>
        kid(r, x, 880, 292 - (i % 2) * 24, {
          view: 'back',
          plain: true,
          hair: hr,
          skin: skin(s),
          bottom: b,
          girl: b === 'skirt',
          top: 'shirt',
          topC: tone.cream,
          botC: tone.hill,
        }),
      ),
      banana(1590, 900, 300, '#2b7a4f', true),
    ];
  },
};
