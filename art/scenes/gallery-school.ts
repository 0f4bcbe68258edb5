import { hills } from '../nature/hills.ts';
import { sky } from '../nature/sky.ts';
import { acacia, jacaranda } from '../nature/trees.ts';
import { dark, light, skin, tone } from '../palette.ts';
import { person } from '../people/figure.ts';
import { kid } from '../people/kid.ts';
import type { Scene } from '../scene.ts';
import { disc, each, line, poly, rect, shade } from '../svg.ts';
import { board, openBook, stack } from '../things/books.ts';
import { block } from '../things/buildings.ts';
import { globe, plant } from '../things/furniture.ts';
import { drum } from '../things/music.ts';
import { room, windowAt } from './places.ts';

export const threeDrums: Scene = {
  alt: 'Three drums with crossed beaters before a round sun',
  draw() {
    return [
      rect(0, 0, 800, 600, '#e7b872'),
      disc(400, 260, 250, '#f3d49a'),
      rect(0, 440, 800, 160, '#8f4a2a'),
      line('M0 500H800M0 556H800', '#7d3d20', 4),
      shade(190, 520, 110, '#3a1208', 0.4),
      shade(410, 546, 150, '#3a1208', 0.4),
      shade(640, 524, 100, '#3a1208', 0.4),
      drum(190, 520, 230, { c: '#8c4a28', band: tone.leaf }),
      drum(640, 524, 200, { c: '#bb7038', band: tone.lake }),
      drum(410, 548, 330),
      line('M330 236L470 180M500 240L360 176', tone.bark, 12),
      line('M470 180L486 174M360 176L346 170', tone.cream, 20),
    ];
  },
};

export const busWindows: Scene = {
  alt: 'Three children look out of the windows of the school bus; one waves',
  draw(r) {
    const heads = [
      [1, 'crop'],
      [3, 'puffs'],
      [0, 'crop'],
    ] as const;
    return [
      rect(0, 0, 800, 600, tone.sun),
      rect(0, 0, 800, 60, light(tone.sun, 0.4)),
      rect(0, 60, 800, 12, dark(tone.sun, 0.2)),
      rect(0, 440, 800, 34, tone.hill),
      rect(0, 500, 800, 100, dark(tone.sun, 0.12)),
      each(heads, ([s, h], i) => {
        const x = 30 + i * 255;
        const id = r.id();
        return (
          `<clipPath id="${id}"><rect x="${x}" y="120" width="230" height="270" rx="22"/></clipPath>` +
          rect(x - 10, 110, 250, 290, '#3a3f45', 'rx="28"') +
          `<g clip-path="url(#${id})">` +
          rect(x, 120, 230, 270, '#bfe0e0') +
          poly(`M${x} 390V300Q${x + 60} 250 ${x + 120} 286T${x + 230} 270V390Z`, '#8fc0a8') +
          person(r, x + 115, 560, 380, {
            view: 'front',
            pose: i === 1 ? 'wave' : 'stand',
            skin: skin(s),
            hair: h,
            noLegs: true,
            bottom: 'none',
            topC: i === 2 ? tone.hill : tone.cream,
            top: i === 2 ? 'sweater' : 'shirt',
            tweak: i === 1 ? { armN: [134, 172] } : {},
          }) +
          '</g>' +
          line(`M${x + 20} 190L${x + 80} 130M${x + 20} 230L${x + 120} 130`, '#fff', 8, 'opacity=".3"')
        );
      }),
      line('M0 540H800', dark(tone.sun, 0.3), 5),
    ];
  },
};

export const classroom: Scene = {
  alt: 'A teacher explains sums at the blackboard while a pupil puts up a hand',
  oneWay: true,
  draw(r) {
    return [
      room(r, '#ecdcb8', '#a8754d', { y: 420 }),
      board(190, 60, 440, 240, 1),
      person(r, 560, 430, 300, {
        adult: true,
        view: 'side',
        flip: true,
        pose: 'point',
        skin: skin(2),
        hair: 'bun',
        top: 'polo',
        topC: tone.lake,
        bottom: 'long',
        botC: tone.lake,
        sockC: null,
        tweak: { armN: [112, 118] },
      }),
      windowAt(r, 30, 90, 110, 170),
      each(
        [
          [90, 2, 'puffs', 0],
          [270, 0, 'crop', 1],
          [450, 4, 'bun', 0],
          [640, 1, 'crop', 0],
        ],
        ([x, s, h, up]) =>
          person(r, x, 690, 320, {
            view: 'back',
            skin: skin(s),
            hair: h,
            noLegs: true,
            bottom: 'none',
            pose: 'stand',
            topC: x === 450 ? tone.hill : tone.cream,
            top: x === 450 ? 'sweater' : 'shirt',
            tweak: up ? { armN: [158, 172] } : {},
          }),
      ),
      each(
        [90, 270, 450, 640],
        (x) => rect(x - 62, 530, 124, 90, tone.wood, 'rx="14"') + line(`M${x - 40} 552h80`, '#6f4530', 6),
      ),
    ];
  },
};

export const deskByWindow: Scene = {
  alt: 'A globe, books and an open exercise book on a desk by a window onto the hills',
  draw(r) {
    return [
      rect(0, 0, 800, 600, '#f0dcb4'),
      windowAt(r, 250, 50, 420, 330, 'golden'),
      poly('M250 50H670L560 600H40Z', '#fff3c9', 'opacity=".3"'),
      rect(0, 440, 800, 160, '#8a5236'),
      rect(0, 430, 800, 16, '#b9784a'),
      globe(190, 440, 2.1),
      stack(r, 560, 436, 2.2, 4),
      openBook(390, 500, 3.2, { cover: tone.lake }),
      plant(730, 450, 1.6),
      line('M80 520L180 500', tone.sun, 12),
      line('M180 500l14-3', '#f3d9b0', 10),
    ];
  },
};

export const duskSchool: Scene = {
  alt: 'A father and his daughter walk home past the lit school at nightfall',
  draw(r) {
    return [
      sky(r, 800, 600, 'dusk', { sx: 0.2, sy: 0.2, sr: 26, moon: true, to: 0.6 }),
      hills(r, 800, 600, 'dusk', { top: 0.5, layers: 3, crests: 4, towns: false }),
      poly('M0 500C300 470 500 500 800 480V600H0Z', '#12403c'),
      block(r, 200, 510, 460, { hour: 'dusk', floors: 2, bays: 3, gable: false }),
      poly('M390 512H450L560 600H330Z', '#ffd980', 'opacity=".2"'),
      jacaranda(r, 90, 530, 300, 1, 0.4),
      acacia(720, 530, 250, '#1e5a50', '#33333f'),
      person(r, 330, 556, 120, {
        adult: true,
        pose: 'stroll',
        skin: skin(1),
        top: 'suit',
        topC: '#2b3a4c',
        bottom: 'trousers',
        botC: '#1b2632',
      }),
      kid(r, 384, 556, 88, { pose: 'walk', face: false, girl: true, hair: 'puffs', skin: skin(1), bag: tone.murram }),
    ];
  },
};
