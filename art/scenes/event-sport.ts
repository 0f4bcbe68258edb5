import { hills } from '../nature/hills.ts';
import { sky } from '../nature/sky.ts';
import { palm } from '../nature/trees.ts';
import { nature, skin, tone } from '../palette.ts';
import { person } from '../people/figure.ts';
import { kid } from '../people/kid.ts';
import type { Scene } from '../scene.ts';
import { gradient, line, poly, rect, shade } from '../svg.ts';
import { bunting } from '../things/festive.ts';
import { swimmer } from '../things/water.ts';
import { grounds, sport } from './places.ts';

export const sportsDay: Scene = {
  alt: 'A girl breaks the finishing tape on sports day, a boy close behind, bunting overhead',
  draw(r) {
    return [
      grounds(r, 'noon', { y: 330, top: 0.34 }),
      bunting(0, 70, 800, 50, 20),
      poly('M0 400L800 380V600H0Z', tone.murram),
      line('M0 450L800 436M0 520L800 512', '#fbe9cf', 5),
      shade(250, 530, 80, '#3a0f05'),
      kid(r, 250, 536, 260, {
        pose: 'run',
        girl: true,
        hair: 'puff',
        skin: skin(1),
        ...sport(),
        sockC: null,
        bottom: 'shorts',
        tweak: { armN: [-120, -150], armF: [120, 150] },
        after: (q, j) =>
          q.stroke(`M-34 -22Q-20 -10 -8 -17Q4 -22 ${j.on(6.6, 17)}Q6 -8 -6 -9Q-20 -8 -30 2`, tone.white, 2.6),
      }),
      kid(r, 90, 480, 200, { pose: 'run2', girl: false, skin: skin(3), ...sport(), topC: tone.lake, sockC: null }),
      line('M560 330V560M790 330V560', tone.white, 10),
      rect(552, 250, 248, 84, tone.hill),
      rect(564, 262, 224, 60, tone.cream),
      line('M572 276H780M586 308H794', tone.ink, 28, 'stroke-dasharray="28 28" stroke-linecap="butt"'),
    ];
  },
};

export const gala: Scene = {
  alt: 'A swimmer dives from the starting block at the swimming gala',
  oneWay: true,
  draw(r) {
    const { defs, ref } = gradient(r, [
      [0, '#4fa7bd'],
      [1, '#1a6f8b'],
    ]);
    return [
      sky(r, 800, 600, 'noon', { sx: 0.24, sy: 0.18, sr: 30 }),
      hills(r, 800, 600, 'noon', { top: 0.36, layers: 3, bottom: 380, crests: 4, towns: false }),
      rect(0, 350, 800, 60, '#e9d6b0'),
      `<defs>${defs}</defs>`,
      rect(0, 400, 800, 200, ref),
      rect(0, 400, 800, 12, '#14566c', 'opacity=".5"'),
      bunting(0, 60, 800, 90, 20),
      line('M0 480H800', tone.white, 8, 'stroke-dasharray="18 12"'),
      line('M0 560H800', tone.sun, 9, 'stroke-dasharray="18 12"'),
      rect(30, 330, 110, 90, tone.white),
      rect(20, 310, 150, 24, tone.hill),
      line('M74 356h16v44', tone.hill, 8),
      person(r, 330, 400, 230, {
        pose: 'dive',
        view: 'side',
        top: 'bare',
        bottom: 'trunks',
        botC: tone.murram,
        skin: skin(2),
        sockC: null,
        shoeC: null,
        cap: tone.sun,
        tweak: { lift: 26, lean: 68 },
      }),
      swimmer(600, 520, 1.3, skin(0), tone.cream),
      line('M200 440h70M420 450h90M120 520h60M330 530h80', '#d9f0f0', 4, 'opacity=".6"'),
      palm(740, 380, 230, nature.leaf, { lean: -1 }),
    ];
  },
};
