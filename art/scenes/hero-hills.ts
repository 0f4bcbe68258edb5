import { birds } from '../nature/birds.ts';
import { hills } from '../nature/hills.ts';
import { grass } from '../nature/meadow.ts';
import { cloud, sky } from '../nature/sky.ts';
import { jacaranda, palm } from '../nature/trees.ts';
import { dark, skin, tone } from '../palette.ts';
import { kid } from '../people/kid.ts';
import type { Scene } from '../scene.ts';
import { line, poly, rect, shade } from '../svg.ts';
import { stack } from '../things/books.ts';
import { bookIn } from './places.ts';

export const overTheHills: Scene = {
  alt: 'Three children seen from behind look out over the hills of the city; the tallest waves',
  draw(r) {
    const hour = 'golden';
    return [
      sky(r, 1600, 900, hour, { sx: 0.52, sy: 0.42, sr: 64 }),
      cloud(300, 200, 1.8, '#fff0cc', 0.6),
      birds(r, 900, 200, 5, 1.3, '#7d4a2a'),
      hills(r, 1600, 900, hour, { top: 0.46, layers: 5, crests: 6 }),
      poly('M500 900C760 800 1000 760 1240 752C1420 748 1540 770 1620 790V900Z', '#33502c'),
      poly('M560 900C800 806 1020 770 1240 762C1420 758 1540 780 1620 800V900Z', '#446632'),
      shade(1050, 872, 90),
      shade(1230, 868, 96),
      shade(1400, 872, 84),
      kid(r, 1050, 876, 330, {
        view: 'back',
        pose: 'handR',
        girl: true,
        hair: 'puffs',
        skin: skin(2),
        bag: tone.murram,
        top: 'shirt',
        topC: tone.cream,
        botC: tone.hill,
        bottom: 'skirt',
      }),
      kid(r, 1230, 870, 370, {
        view: 'back',
        pose: 'stand',
        girl: false,
        skin: skin(0),
        bag: tone.hill,
        top: 'shirt',
        topC: tone.cream,
        tweak: { armN: [134, 150] },
      }),
      kid(r, 1404, 876, 290, {
        view: 'back',
        pose: 'handL',
        girl: true,
        hair: 'bun',
        skin: skin(4),
        bag: tone.lake,
        bottom: 'skirt',
      }),
      grass(r, 620, 1640, 910, 40, 70, '#26401f'),
    ];
  },
};

export const fromTheVeranda: Scene = {
  alt: 'A girl and a boy read on the school veranda, a jacaranda and hills beyond the garden',
  draw(r) {
    const light = r.hour('noon');
    return [
      sky(r, 1600, 900, 'noon', { sx: 0.3, sy: 0.2, sr: 44 }),
      cloud(760, 170, 1.8, '#fff', 0.7),
      hills(r, 1600, 900, 'noon', { top: 0.44 }),
      poly('M0 720C400 690 900 730 1600 700V900H0Z', light.ground),
      jacaranda(r, 880, 770, 330, -1),
      palm(660, 740, 210),
      poly('M0 800C400 770 800 790 1100 800V900H0Z', '#c4733f'),
      poly('M1000 780H1600V900H900Z', '#d9b184'),
      poly('M1000 780H1600V800H985ZM940 846H1600V862H930Z', '#a8754d'),
      poly('M1240 0H1600V780H1240Z', '#f0dcb4'),
      poly('M1240 0H1290V780H1240Z', '#dcc290'),
      rect(1360, 250, 170, 190, tone.white),
      rect(1370, 260, 150, 170, '#2f6f86'),
      line('M1445 260V430M1370 345H1520', tone.white, 8),
      rect(1340, 560, 210, 14, tone.wood),
      stack(r, 1500, 560, 1.5, 3),
      line('M1360 574V780M1530 574V780', '#6f4530', 10),
      poly('M820 0H1600V70L1240 120H860Z', dark(tone.murram, 0.35)),
      poly('M800 0H1600V40L1250 88H830Z', tone.murram),
      line('M1040 100V786', tone.cream, 26, 'stroke-linecap="butt"'),
      line('M1049 100V786', '#d9c7a3', 8, 'stroke-linecap="butt"'),
      rect(1016, 760, 48, 26, tone.hill),
      kid(r, 1150, 868, 300, {
        pose: 'sit',
        flip: true,
        girl: true,
        hair: 'braids',
        skin: skin(2),
        top: 'shirt',
        topC: tone.cream,
        botC: tone.hill,
        bottom: 'skirt',
        hold: bookIn(tone.murram, 0.46),
      }),
      kid(r, 1380, 872, 320, {
        pose: 'read',
        flip: true,
        girl: false,
        skin: skin(0),
        hair: 'crop',
        top: 'sweater',
        topC: tone.hill,
        botC: tone.khaki,
        hold: bookIn(tone.sun, 0.46),
      }),
    ];
  },
};
