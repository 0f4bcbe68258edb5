import { hills } from '../nature/hills.ts';
import { grass } from '../nature/meadow.ts';
import { sky } from '../nature/sky.ts';
import { jacaranda, palm, tree } from '../nature/trees.ts';
import { nature, skin, tone } from '../palette.ts';
import { kid } from '../people/kid.ts';
import type { Scene } from '../scene.ts';
import { gradient, line, poly, rect, shade } from '../svg.ts';
import { bunting } from '../things/festive.ts';
import { ball, hoop, netball } from '../things/sport.ts';
import { swimmer } from '../things/water.ts';
import { grounds, sport } from './places.ts';

export const football: Scene = {
  alt: 'A boy kicks a football towards the goalkeeper on the school pitch',
  draw(r) {
    return [
      grounds(r, 'golden', { y: 330, c: '#6c8f3f' }),
      poly('M0 420H800V480H0ZM0 540H800V600H0Z', '#628539'),
      tree(r, 80, 356, 160, '#4a7a3a'),
      line('M0 400H800M560 400L620 470H800', '#fff8e4', 5, 'opacity=".8"'),
      line('M600 440V270H770V440', tone.white, 9),
      line(
        'M604 274L640 300H790M620 286V430M650 300V430M680 300V430' +
          'M710 300V430M740 300V430M604 320H770M604 360H770M604 400H770',
        '#fff',
        1.6,
        'opacity=".6"',
      ),
      kid(r, 690, 446, 140, {
        view: 'front',
        pose: 'cheer',
        girl: false,
        skin: skin(4),
        ...sport(),
        topC: tone.lake,
        sockC: tone.lake,
        tweak: { armN: [70, 96], armF: [-70, -96], legN: [14, 4], legF: [-14, -4] },
      }),
      shade(250, 548, 90),
      kid(r, 250, 552, 250, { pose: 'kick', girl: false, skin: skin(1), ...sport() }),
      ball(414, 486, 21),
      line('M330 540Q360 530 384 512', '#fff', 4, 'opacity=".6"'),
      grass(r, 0, 800, 604, 10, 34, '#3f5a28'),
    ];
  },
};

export const netballCourt: Scene = {
  alt: 'A girl shoots at the netball hoop while another calls for the ball',
  draw(r) {
    return [
      grounds(r, 'noon', { y: 350 }),
      poly('M0 372L800 372V600H0Z', '#c4633a'),
      poly('M0 372H800V384H0Z', '#8f3f20', 'opacity=".4"'),
      line('M0 470H800M420 372Q520 520 800 540', '#fff6e2', 6, 'opacity=".9"'),
      jacaranda(r, 120, 380, 210),
      hoop(560, 500, 380),
      netball(528, 116, 20, nature.gold),
      shade(420, 540, 70),
      kid(r, 420, 542, 240, {
        pose: 'shoot',
        girl: true,
        hair: 'puff',
        skin: skin(2),
        top: 'polo',
        topC: tone.cream,
        bottom: 'skirt',
        botC: tone.lake,
      }),
      shade(700, 552, 60),
      kid(r, 690, 556, 214, {
        pose: 'waveS',
        flip: true,
        girl: true,
        hair: 'bun',
        skin: skin(0),
        top: 'polo',
        topC: tone.sun,
        bottom: 'skirt',
        botC: tone.hill,
      }),
    ];
  },
};

export const pool: Scene = {
  alt: 'Four children swim lengths in the school pool between palms',
  draw(r) {
    const { defs, ref } = gradient(r, [
      [0, '#5fb3c4'],
      [1, '#1f7f9b'],
    ]);
    const rope = (x0: number, x1: number): string =>
      line(`M${x0} 250L${x1} 600`, tone.white, 7, 'stroke-dasharray="16 10"') +
      line(`M${x0} 250L${x1} 600`, tone.murram, 7, 'stroke-dasharray="10 42"');
    return [
      sky(r, 800, 600, 'noon', { sx: 0.8, sy: 0.1, sr: 22 }),
      hills(r, 800, 600, 'noon', { top: 0.22, layers: 3, bottom: 260, crests: 4, towns: false }),
      rect(0, 220, 800, 380, '#e9d6b0'),
      `<defs>${defs}</defs>`,
      poly('M60 250H740L860 600H-60Z', ref),
      poly('M60 250H740L744 264H56Z', '#17586e', 'opacity=".5"'),
      rope(230, 120),
      rope(400, 400),
      rope(570, 680),
      line(
        'M120 330h50M300 300h60M470 420h70M640 350h40M250 520h80M560 560h90M90 500h60',
        '#d9f0f0',
        4,
        'opacity=".6"',
      ),
      swimmer(300, 400, 1.1, skin(2), tone.sun),
      swimmer(490, 340, 0.8, skin(0), tone.murram),
      swimmer(516, 500, 1.3, skin(4), tone.cream),
      swimmer(120, 330, 0.7, skin(1), tone.hill),
      palm(60, 250, 210),
      palm(730, 246, 170, nature.leaf, { lean: -1 }),
      bunting(60, 130, 740, 120, 18),
    ];
  },
};

export const track: Scene = {
  alt: 'Two children race along the lanes of the running track under bunting',
  draw(r) {
    let lanes = '';
    for (let i = 0; i < 5; i++)
      lanes += `M-20 ${400 + i * 44}C240 ${380 + i * 44} 520 ${372 + i * 40} 820 ${330 + i * 28}`;
    return [
      grounds(r, 'dawn', { y: 320, c: '#4c8a55' }),
      tree(r, 680, 344, 130, '#3d7d55'),
      poly('M-20 392C240 372 520 364 820 322V600H-20Z', tone.murram),
      poly('M-20 560C240 556 520 530 820 470V600H-20Z', '#4c8a55'),
      line(lanes, '#fbe9cf', 4),
      shade(560, 470, 56, '#3a0f05'),
      kid(r, 560, 474, 170, {
        pose: 'run2',
        girl: true,
        hair: 'puff',
        skin: skin(0),
        ...sport(),
        topC: tone.lake,
        sockC: null,
        bottom: 'shorts',
      }),
      shade(280, 530, 76, '#3a0f05'),
      kid(r, 280, 536, 238, { pose: 'run', girl: false, skin: skin(3), ...sport(), sockC: null }),
      bunting(0, 60, 800, 40, 16),
    ];
  },
};
