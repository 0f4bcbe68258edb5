import { hills } from '../nature/hills.ts';
import { grass } from '../nature/meadow.ts';
import { cloud, sky } from '../nature/sky.ts';
import { banana, jacaranda, palm, tree } from '../nature/trees.ts';
import { skin, tone } from '../palette.ts';
import { kid } from '../people/kid.ts';
import type { Scene } from '../scene.ts';
import { each, poly, shade } from '../svg.ts';
import { block, flag, gate } from '../things/buildings.ts';

export const schoolAtDawn: Scene = {
  alt: 'The school with its flag and a jacaranda at the foot of the hills',
  draw(r) {
    const hour = 'dawn';
    const light = r.hour(hour);
    return [
      sky(r, 1600, 480, hour, { sx: 0.72, sy: 0.36, sr: 44 }),
      hills(r, 1600, 480, hour, { top: 0.4 }),
      poly('M0 420C500 380 1000 430 1600 380V480H0Z', light.ground),
      block(r, 1120, 404, 300, { hour, s: 0.7 }),
      flag(1090, 408, 110),
      jacaranda(r, 1490, 420, 230, -1),
      grass(r, 0, 1600, 484, 40, 30, '#1d4a38'),
    ];
  },
};

export const walkingHome: Scene = {
  alt: 'Children run, walk and skip along a red road between a palm and a broad tree',
  draw(r) {
    const hour = 'noon';
    const light = r.hour(hour);
    return [
      sky(r, 1600, 480, hour, { sx: 0.88, sy: 0.2, sr: 30 }),
      cloud(980, 100, 1.4, '#fff', 0.8),
      cloud(1300, 150, 1, '#fff', 0.6),
      hills(r, 1600, 480, hour, { top: 0.42 }),
      poly('M0 430C500 400 1000 440 1600 410V480H0Z', light.ground),
      poly('M0 452C500 430 1000 462 1600 436V480H0Z', light.path),
      each(
        [
          ['run', 1010, 2, false],
          ['walk', 1160, 0, true],
          ['skip', 1300, 4, true],
        ],
        ([p, x, s, g]) =>
          shade(x, 456, 26) +
          kid(r, x, 458, 104, { pose: p, skin: skin(s), girl: g, bag: p === 'walk' ? tone.sun : null, plain: true }),
      ),
      tree(r, 1480, 448, 230),
      palm(900, 444, 210),
    ];
  },
};

export const schoolAtDusk: Scene = {
  alt: 'The school with lit windows under a crescent moon',
  draw(r) {
    const hour = 'dusk';
    const light = r.hour(hour);
    return [
      sky(r, 1600, 480, hour, { sx: 0.6, sy: 0.22, sr: 26, moon: true, stars: true }),
      hills(r, 1600, 480, hour, { top: 0.44 }),
      poly('M0 420C500 390 1000 430 1600 390V480H0Z', light.ground),
      block(r, 1040, 424, 420, { hour, s: 0.85 }),
      palm(990, 430, 200, '#1e5a50', { trunk: '#33333f' }),
      tree(r, 1520, 432, 190, '#1d5148', { trunk: '#2b2a35' }),
      grass(r, 0, 1600, 484, 40, 34, '#0c2a2c'),
    ];
  },
};

export const atTheGate: Scene = {
  alt: 'The school gate with its name board, banana leaves beside it',
  draw(r) {
    const hour = 'rain';
    const light = r.hour(hour);
    return [
      sky(r, 1600, 480, hour, { sx: 0.84, sy: 0.2, sr: 30 }),
      cloud(1080, 110, 2, '#8fa6ae', 0.7),
      hills(r, 1600, 480, hour, { top: 0.4 }),
      poly('M0 430C500 404 1000 440 1600 404V480H0Z', light.ground),
      gate(1240, 436, 1, { fence: 250 }),
      poly('M1180 436H1300L1380 480H1080Z', light.path),
      banana(1540, 470, 230, '#2f7a52', true),
    ];
  },
};
