import { crane } from '../nature/birds.ts';
import { fillRidge, hamlet, hills, ridge } from '../nature/hills.ts';
import { grass, lake } from '../nature/meadow.ts';
import { sky } from '../nature/sky.ts';
import { acacia, jacaranda, tree } from '../nature/trees.ts';
import { skin, tone } from '../palette.ts';
import { person } from '../people/figure.ts';
import type { Scene } from '../scene.ts';
import { disc, each, gradient, poly, rect, shade } from '../svg.ts';
import { bus } from '../things/vehicles.ts';

export const cranesByTheLake: Scene = {
  alt: 'Two crowned cranes in the grass by the lake under a low sun',
  draw(r) {
    const hour = 'golden';
    const light = r.hour(hour);
    return [
      sky(r, 1600, 480, hour, { sx: 0.64, sy: 0.3, sr: 46 }),
      hills(r, 1600, 480, hour, { top: 0.34, layers: 3, bottom: 360 }),
      lake(r, 0, 330, 1600, 90, hour, 1024),
      poly('M0 400C500 376 1000 420 1600 370V480H0Z', light.ground),
      crane(1220, 444, 230),
      crane(1390, 448, 200, { flip: true, head: 'down' }),
      acacia(1540, 420, 170, '#3f6e3a', '#4a3326'),
      grass(r, 0, 1600, 486, 60, 50, '#2c4a2a'),
    ];
  },
};

export const alumniHills: Scene = {
  alt: 'Three former pupils greet the viewer on red hills under a great sun',
  draw(r) {
    const g1 = ridge(r, 1600, 250, 90, 5, 480);
    const g2 = ridge(r, 1600, 320, 100, 4, 480);
    const g3 = ridge(r, 1600, 390, 80, 3, 480);
    const { defs, ref } = gradient(r, [
      [0, '#f0a35c'],
      [1, '#fde3b4'],
    ]);
    return [
      `<defs>${defs}</defs>`,
      rect(0, 0, 1600, 480, ref),
      disc(1130, 210, 92, '#fff0c6'),
      fillRidge(g1, '#e39a62'),
      fillRidge(g2, '#cc6a3a'),
      hamlet(r, g2, 700, 1560, 10, '#cc6a3a', { haze: 0.2, to: '#cc6a3a', down: 40 }),
      fillRidge(g3, tone.murram),
      poly('M0 440C500 410 1000 450 1600 420V480H0Z', '#8c2f14'),
      each(
        [
          [1060, 'wave', 1, 'trousers', tone.lake],
          [1150, 'handR', 3, 'long', tone.sun],
          [1236, 'handL', 0, 'trousers', tone.hill],
        ],
        ([x, p, s, b, c]) =>
          shade(x, 456, 30, '#3a0f05') +
          person(r, x, 458, 150, {
            adult: true,
            view: 'front',
            pose: p,
            skin: skin(s),
            bottom: b,
            top: b === 'long' ? 'polo' : 'suit',
            topC: c,
            botC: b === 'long' ? c : tone.ink,
            hair: b === 'long' ? 'bun' : 'crop',
            sockC: null,
            tie: b === 'long' ? null : tone.sun,
            plain: false,
          }),
      ),
      acacia(1450, 450, 220, '#7d4a20', '#4a1f10'),
    ];
  },
};

export const busRoad: Scene = {
  alt: 'The yellow school bus on a red road, a jacaranda in flower beside it',
  draw(r) {
    const hour = 'noon';
    const light = r.hour(hour);
    return [
      sky(r, 1600, 480, hour, { sx: 0.7, sy: 0.24, sr: 36 }),
      hills(r, 1600, 480, hour, { top: 0.4, layers: 3 }),
      poly('M0 400C500 372 1000 412 1600 372V480H0Z', '#2f8052'),
      poly('M0 440C500 412 1000 456 1600 412V480H0Z', light.path),
      shade(1240, 446, 130, '#3a1a10', 0.3),
      bus(1240, 448, 0.9),
      jacaranda(r, 960, 420, 210, 1),
      tree(r, 1520, 420, 190),
    ];
  },
};
