import { acacia } from '../nature/trees.ts';
import { dark, nature, skin, tone } from '../palette.ts';
import { helmet, peakedCap, wearing } from '../people/costumes.ts';
import { person } from '../people/figure.ts';
import { dress, gomesi, nurse, suit } from '../people/grown-ups.ts';
import { kid } from '../people/kid.ts';
import type { Scene } from '../scene.ts';
import { disc, each, line, poly, rect, shade } from '../svg.ts';
import { stack } from '../things/books.ts';
import { block, gate } from '../things/buildings.ts';
import { bunting } from '../things/festive.ts';
import { wallClock } from '../things/games.ts';
import { cup } from '../things/kitchen.ts';
import { grounds, room } from './places.ts';

export const openDay: Scene = {
  alt: 'A mother and daughter walk through the school gate, hung with bunting, on open day',
  draw(r) {
    return [
      grounds(r, 'noon', { y: 380, top: 0.28, towns: false, layers: 2 }),
      block(r, 250, 400, 300, { s: 0.9 }),
      poly('M0 430H800V600H0Z', r.hour('noon').ground),
      poly('M350 400H450L640 600H160Z', r.hour('noon').path),
      gate(400, 520, 2.5, { fence: 120 }),
      bunting(216, 250, 584, 250, 12),
      kid(r, 500, 470, 150, {
        view: 'front',
        pose: 'wave',
        girl: false,
        skin: skin(0),
        hair: 'fade',
        plain: true,
        face: true,
      }),
      shade(330, 584, 60),
      person(r, 340, 586, 280, {
        ...gomesi(tone.sun, tone.murram),
        view: 'back',
        pose: 'handR',
        skin: skin(1),
        after: null,
      }),
      kid(r, 420, 588, 170, {
        view: 'back',
        pose: 'handL',
        girl: true,
        hair: 'puffs',
        skin: skin(2),
        bag: tone.lake,
        bottom: 'skirt',
      }),
    ];
  },
};

export const parentsMeeting: Scene = {
  alt: 'A teacher talks over a report with a father at a desk at the parents’ meeting',
  draw(r) {
    return [
      room(r, '#e3e8d6', '#a8754d', { y: 440, win: [320, 80, 170, 160] }),
      rect(70, 90, 190, 140, '#c99a68'),
      each(
        [
          [84, 104, tone.sun],
          [146, 112, tone.white],
          [206, 102, tone.leaf],
          [92, 164, tone.white],
          [160, 170, tone.lake],
        ],
        ([x, y, c]) => rect(x, y, 42, 46, c),
      ),
      rect(620, 110, 120, 12, tone.wood),
      stack(r, 676, 110, 1.1, 3),
      line('M130 590V440M216 590V500M120 500H230', '#6d452b', 12),
      line('M680 590V440M594 590V500M580 500H690', '#6d452b', 12),
      person(r, 170, 588, 390, {
        ...suit('#33414f', tone.sun),
        pose: 'sit',
        skin: skin(2),
        hair: 'fade',
        tweak: { armN: [40, 84], armF: [34, 78] },
      }),
      person(r, 640, 588, 390, {
        ...dress(tone.lake),
        pose: 'sit',
        flip: true,
        skin: skin(4),
        hair: 'bun',
        glasses: tone.ink,
        tweak: { armN: [40, 84], armF: [50, 100] },
      }),
      rect(296, 470, 220, 18, '#c98f5c'),
      line('M320 488V592M492 488V592', '#7d4e30', 12),
      poly('M350 470L364 456H446L458 470Z', tone.white),
      line('M376 460H430M372 465H436', '#c9b89a', 2),
      cup(486, 470, 1, tone.murram),
    ];
  },
};

export const exams: Scene = {
  alt: 'Three pupils write quietly at their desks under a clock during the examinations',
  oneWay: true,
  draw(r) {
    const desk = (x: number): string =>
      [
        rect(x - 92, 496, 184, 104, dark('#b9784a', 0.25)),
        rect(x - 104, 480, 208, 22, '#d9a56c'),
        poly(`M${x - 44} 482L${x - 34} 466H${x + 34}L${x + 44} 482Z`, tone.white),
        line(`M${x - 26} 471H${x + 22}M${x - 30} 476H${x + 14}`, '#c9b89a', 2),
        line(`M${x + 20} 474L${x + 40} 440`, tone.sun, 6),
      ].join('');
    return [
      room(r, '#dfe6e2', '#a58a70', { y: 430, win: [70, 80, 150, 160], shaft: false }),
      wallClock(400, 130, 1.5),
      rect(580, 90, 150, 130, '#1d4a3e'),
      line('M606 130H704M606 156H680M606 182H696', '#dfeadd', 6),
      each(
        [
          [140, 3, 'puffs', 3],
          [400, 0, 'fade', 7],
          [660, 2, 'bob', 3],
        ],
        ([x, s, hair, make]) =>
          kid(r, x, 596, 270, {
            view: 'front',
            pose: 'hold',
            girl: hair !== 'fade',
            skin: skin(s),
            hair,
            make,
            mouth: 'lips',
            noLegs: true,
            bottom: 'none',
            top: hair === 'fade' ? 'sweater' : 'shirt',
            topC: hair === 'fade' ? tone.hill : tone.cream,
            tweak: { armN: [24, -50], armF: [-26, 66], head: 4 },
          }) + desk(x),
      ),
    ];
  },
};

export const careerDay: Scene = {
  alt: 'Three children dressed as a doctor, a builder and a pilot on career day',
  draw(r) {
    const figure = { view: 'front', plain: false } as const;
    return [
      rect(0, 0, 800, 600, '#f6dfb6'),
      disc(400, 300, 262, '#fbeccb'),
      poly('M0 470C140 400 260 440 400 460S680 400 800 450V600H0Z', '#8fbf9f'),
      poly('M0 520C200 480 420 520 800 490V600H0Z', nature.leaf),
      bunting(0, 50, 800, 60, 18),
      shade(190, 564, 60),
      kid(r, 190, 566, 290, {
        ...figure,
        ...nurse(),
        adult: false,
        pose: 'handR',
        girl: true,
        hair: 'braids',
        skin: skin(3),
        bottom: 'skirt',
        make: 1,
        tweak: { armN: [40, -34] },
      }),
      shade(400, 572, 62),
      kid(r, 400, 574, 290, {
        ...figure,
        pose: 'hips',
        girl: false,
        skin: skin(0),
        top: 'shirt',
        topC: '#e0702c',
        bottom: 'trousers',
        botC: '#3d4a56',
        make: 2,
        after: wearing(
          (q, { on }) =>
            q.stroke(
              `M${on(-6, 26)}L${on(-5, 3)}` + `M${on(6, 26)}L${on(5, 3)}M${on(-8, 9)}L${on(8, 9)}`,
              tone.cream,
              2.6,
            ),
          helmet(),
        ),
      }),
      shade(610, 564, 60),
      kid(r, 610, 566, 290, {
        ...figure,
        pose: 'wave',
        girl: true,
        hair: 'bob',
        skin: skin(4),
        top: 'suit',
        topC: '#24405a',
        bottom: 'trousers',
        botC: '#24405a',
        tie: tone.ink,
        make: 5,
        after: wearing(peakedCap('#24405a'), (q, { on }) => q.stroke(`M${on(-8, 18)}L${on(-4, 18)}`, tone.sun, 2.4)),
      }),
    ];
  },
};

export const alumniReunion: Scene = {
  alt: 'Former pupils greet one another with a handshake under the acacia at the reunion',
  draw(r) {
    return [
      grounds(r, 'golden', { y: 390, top: 0.3, towns: false, layers: 2 }),
      acacia(420, 460, 420, '#5c7a38', '#5a3a2a'),
      block(r, 30, 410, 220, { hour: 'golden', s: 0.9, gable: false, bays: 3 }),
      poly('M0 440C300 410 500 440 800 420V600H0Z', tone.murram),
      shade(240, 566, 56, '#3a0f05'),
      person(r, 240, 568, 300, {
        ...suit('#24405a', tone.sun),
        pose: 'reach',
        skin: skin(1),
        hair: 'fade',
        make: 2,
        tweak: { armN: [44, 84], armF: [10, 16] },
      }),
      person(r, 408, 568, 296, {
        ...dress(tone.sun),
        pose: 'reach',
        flip: true,
        skin: skin(4),
        scarf: tone.hill,
        make: 1,
        tweak: { armN: [44, 84], armF: [10, 16] },
      }),
      shade(408, 566, 56, '#3a0f05'),
      shade(600, 572, 56, '#3a0f05'),
      person(r, 600, 574, 306, {
        ...gomesi(tone.lake, tone.sun),
        pose: 'wave',
        skin: skin(2),
        hair: 'wrap',
        wrapC: tone.cream,
        make: 6,
      }),
    ];
  },
};
