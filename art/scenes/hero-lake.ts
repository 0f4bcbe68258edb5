import { birds, crane } from '../nature/birds.ts';
import { hills } from '../nature/hills.ts';
import { flowers, grass, lake } from '../nature/meadow.ts';
import { cloud, sky } from '../nature/sky.ts';
import { acacia, palm } from '../nature/trees.ts';
import { nature, skin, tone } from '../palette.ts';
import { person } from '../people/figure.ts';
import { kid } from '../people/kid.ts';
import type { Scene } from '../scene.ts';
import { poly, shade } from '../svg.ts';
import { canoe } from '../things/water.ts';

export const cranesAtGolden: Scene = {
  alt: 'Grey crowned cranes feed in the grass by the lake, hills and a low sun behind them',
  draw(r) {
    const hour = 'golden';
    const light = r.hour(hour);
    return [
      sky(r, 1600, 900, hour, { sx: 0.6, sy: 0.33, sr: 70 }),
      birds(r, 620, 170, 6, 1.2, tone.wood),
      hills(r, 1600, 900, hour, { top: 0.4, layers: 3, bottom: 640 }),
      lake(r, 0, 590, 1600, 160, hour, 960),
      poly('M0 676C300 640 640 700 900 716C1200 730 1400 690 1600 660V900H0Z', '#6f8a3e'),
      poly('M0 760C400 720 800 790 1600 740V900H0Z', light.ground),
      acacia(240, 720, 210, '#3f6e3a', '#4a3326'),
      grass(r, 700, 1600, 790, 26, 60, '#47662f'),
      shade(1160, 836, 90),
      shade(1400, 846, 90),
      crane(1150, 840, 440),
      crane(1400, 850, 380, { flip: true, head: 'down' }),
      crane(880, 760, 150, { flip: true }),
      grass(r, -20, 1640, 908, 46, 92, '#2c4a2a'),
      flowers(r, 600, 1600, 800, 880, 14, nature.gold, 6),
    ];
  },
};

export const lakeMorning: Scene = {
  alt: 'Two children with school bags stand hand in hand under palms and watch a canoe on the lake',
  draw(r) {
    const hour = 'dawn';
    return [
      sky(r, 1600, 900, hour, { sx: 0.46, sy: 0.26, sr: 50 }),
      cloud(260, 160, 1.5, '#fff3df', 0.7),
      hills(r, 1600, 900, hour, { top: 0.36, layers: 3, bottom: 520, towns: false }),
      lake(r, 0, 470, 1600, 430, hour, 736),
      canoe(600, 600, 0.9, '#7d3a22'),
      person(r, 600, 600, 92, {
        adult: true,
        view: 'side',
        pose: 'reach',
        skin: '#3a2a2c',
        top: 'polo',
        topC: '#4a5a66',
        bottom: 'shorts',
        botC: '#38434c',
        sockC: null,
        behind: (q) => q.stroke('M30 -20L44 36', '#4a3326', 1.6),
      }),
      canoe(600, 604, 0.9, '#6b331f'),
      poly('M700 800C900 700 1200 700 1600 660V900H560Z', '#3f7d4f'),
      poly('M820 860C1000 770 1300 770 1600 740V900H760Z', '#2f6b48'),
      palm(1370, 800, 620, '#2b7a55', { lean: -1 }),
      palm(1500, 790, 400, '#3c8a60'),
      shade(1040, 862, 64),
      shade(1196, 864, 60),
      kid(r, 1040, 862, 270, {
        view: 'back',
        pose: 'handR',
        bag: tone.murram,
        girl: true,
        hair: 'puffs',
        skin: skin(1),
      }),
      kid(r, 1196, 864, 230, { view: 'back', pose: 'handL', bag: tone.sun, girl: false, skin: skin(3) }),
      grass(r, 700, 1600, 908, 26, 60, '#1d4a38'),
    ];
  },
};
