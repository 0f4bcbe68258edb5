import { hills } from '../nature/hills.ts';
import { flowers, grass } from '../nature/meadow.ts';
import { cloud, sky } from '../nature/sky.ts';
import { banana, palm, tree } from '../nature/trees.ts';
import { nature, skin, tone } from '../palette.ts';
import { kid } from '../people/kid.ts';
import type { Prop } from '../people/look.ts';
import type { Scene } from '../scene.ts';
import { line, poly, shade } from '../svg.ts';
import { block, gate } from '../things/buildings.ts';
import { umbrella } from '../things/festive.ts';
import { bus, matatu } from '../things/vehicles.ts';

export const duskRoad: Scene = {
  alt: 'A minibus with its lights on passes the lit school at nightfall under a crescent moon',
  draw(r) {
    const hour = 'dusk';
    const light = r.hour(hour);
    let lamps = '';
    for (let i = 0; i < 26; i++) lamps += `M${Math.round(r(20, 1580))} ${Math.round(r(590, 660))}h0`;
    return [
      sky(r, 1600, 900, hour, { sx: 0.82, sy: 0.16, sr: 34, moon: true, stars: true }),
      hills(r, 1600, 900, hour, { top: 0.5 }),
      line(lamps, '#ffd980', 5, 'opacity=".8"'),
      poly('M0 720C500 650 1100 720 1600 640V900H0Z', light.ground),
      block(r, 980, 690, 470, { hour, floors: 2, s: 0.95 }),
      palm(930, 712, 300, '#1e5a50', { trunk: '#33333f' }),
      tree(r, 1510, 712, 220, '#1d5148', { trunk: '#2b2a35' }),
      poly('M0 800C600 740 1100 800 1600 742V900H0Z', '#5c4148'),
      poly('M0 818C600 758 1100 818 1600 760V770C1100 828 600 768 0 830Z', '#e59a6a', 'opacity=".3"'),
      matatu(r, 1010, 846, 1.15, { k: 0.25, lights: true }),
      shade(1010, 850, 130, '#0b1420', 0.4),
      grass(r, 0, 1600, 908, 50, 50, '#0c2a2c'),
    ];
  },
};

export const afterRain: Scene = {
  alt: 'Three children under bright umbrellas walk past puddles to the school gate',
  draw(r) {
    const hour = 'rain';
    const light = r.hour(hour);
    let rain = '';
    for (let i = 0; i < 34; i++) {
      rain += `M${r.int(0, 900)} ${r.int(120, 620)}l-10 34`;
    }
    const um =
      (c: string): Prop =>
      (q, j) =>
        umbrella(q, j.armN.hand[0] - 2, j.armN.hand[1] + 4, c);
    return [
      sky(r, 1600, 900, hour, { sx: 0.86, sy: 0.22, sr: 44 }),
      cloud(300, 150, 3.4, '#7fa3a6', 0.7),
      cloud(760, 120, 2.6, '#a9c6c2', 0.8),
      hills(r, 1600, 900, hour, { top: 0.44 }),
      line(rain, '#fff', 2, 'opacity=".3"'),
      poly('M0 740C600 700 1100 720 1600 690V900H0Z', light.ground),
      gate(1390, 740, 1.15, { fence: 110 }),
      poly('M0 790C600 750 1100 770 1600 738V900H0Z', light.path),
      poly(
        'M780 842C880 826 1000 832 1060 842C1000 858 860 858 780 842ZM1180 872C1260 858 1360 862 1420 872' +
          'C1360 886 1240 886 1180 872ZM300 850C360 840 440 842 480 850C440 860 350 860 300 850Z',
        '#c9dad8',
      ),
      kid(r, 860, 850, 216, {
        view: 'side',
        pose: 'walk',
        girl: true,
        hair: 'crop',
        skin: skin(2),
        bag: tone.lake,
        tweak: { armN: [34, 150] },
        after: um(tone.sun),
      }),
      kid(r, 1050, 862, 230, {
        view: 'side',
        pose: 'walk2',
        girl: false,
        skin: skin(0),
        top: 'sweater',
        topC: tone.hill,
        botC: tone.khaki,
        tweak: { armN: [34, 150] },
        after: um(tone.murram),
      }),
      kid(r, 1240, 854, 196, {
        view: 'side',
        pose: 'walk',
        girl: true,
        hair: 'bun',
        skin: skin(4),
        top: 'shirt',
        topC: tone.cream,
        botC: tone.hill,
        tweak: { armN: [34, 150] },
        after: um(tone.lake),
      }),
    ];
  },
};

export const busOnTheRidge: Scene = {
  alt: 'The yellow school bus, full of children, climbs a red road between green hills',
  draw(r) {
    const hour = 'noon';
    const light = r.hour(hour);
    return [
      sky(r, 1600, 900, hour, { sx: 0.9, sy: 0.14, sr: 42 }),
      cloud(520, 140, 2, '#fff', 0.7),
      cloud(1240, 210, 1.3, '#fff', 0.7),
      hills(r, 1600, 900, hour, { top: 0.34 }),
      poly('M0 700C300 720 600 760 900 700C1200 640 1400 600 1600 620V900H0Z', '#2f8052'),
      tree(r, 1480, 650, 190),
      tree(r, 1380, 668, 130, '#2b7a4f'),
      block(r, 700, 712, 250, { hour, s: 0.62, gable: true }),
      tree(r, 670, 730, 110, '#2b7a4f'),
      poly(
        'M-20 830C300 850 620 850 900 790C1200 728 1420 700 1620 716' +
          'V800C1400 776 1200 810 960 866C860 890 760 900 640 900H-20Z',
        light.path,
      ),
      line(
        'M-10 868C320 884 640 880 920 822C1210 760 1420 738 1610 756',
        '#f6dcb4',
        4,
        'stroke-dasharray="40 34" opacity=".7"',
      ),
      shade(1190, 800, 190, '#3a1a10', 0.3),
      `<g transform="rotate(-8 1190 790)">${bus(1190, 800, 1.3, { riders: [1, 3, 5, 1, 3].map((i) => skin(i)) })}</g>`,
      banana(60, 920, 300, '#2f8052'),
      grass(r, 0, 900, 908, 26, 50, '#1f6a48'),
      flowers(r, 100, 700, 860, 895, 12, nature.gold, 7),
    ];
  },
};
