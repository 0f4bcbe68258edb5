import { birds } from '../nature/birds.ts';
import { hills } from '../nature/hills.ts';
import { lake } from '../nature/meadow.ts';
import { cloud, sky } from '../nature/sky.ts';
import { dark, nature, skin, tone } from '../palette.ts';
import { Pen } from '../pen.ts';
import { bib } from '../people/costumes.ts';
import { person } from '../people/figure.ts';
import { nurse } from '../people/grown-ups.ts';
import { kid } from '../people/kid.ts';
import type { Scene } from '../scene.ts';
import { disc, each, line, opacity, poly, rect, shade } from '../svg.ts';
import { bunting, confetti } from '../things/festive.ts';
import { chessboard, chessman } from '../things/games.ts';
import { ball, hoop, netball, trophy } from '../things/sport.ts';
import { grounds, room, sport } from './places.ts';

export const chessTournament: Scene = {
  alt: 'A girl and a boy lean over the board in the final of the chess tournament',
  draw(r) {
    return [
      room(r, '#d8e2dd', '#8f6a4c', { y: 420 }),
      bunting(0, 34, 800, 44, 18),
      rect(300, 150, 200, 130, tone.white),
      line('M324 180H476M324 206H440M324 232H460M324 258H420', '#d9cdb4', 7),
      kid(r, 170, 710, 420, {
        girl: true,
        pose: 'reach',
        hair: 'puffs',
        skin: skin(2),
        noLegs: true,
        bottom: 'none',
        mouth: 'lips',
        top: 'sweater',
        topC: tone.hill,
        tweak: { lean: 10, head: 8, armN: [40, 96], armF: [20, 80] },
      }),
      kid(r, 630, 710, 420, {
        girl: false,
        pose: 'reach',
        flip: true,
        skin: skin(0),
        hair: 'fade',
        noLegs: true,
        bottom: 'none',
        mouth: 'lips',
        glasses: '#c9a24a',
        tweak: { lean: 6, head: 10, armN: [20, 128], armF: [20, 80] },
      }),
      rect(60, 520, 680, 80, '#6f4530'),
      rect(30, 500, 740, 26, '#b9784a'),
      chessboard(400, 508, 330),
      each(
        [
          [300, 502, 'rook', true],
          [352, 496, 'pawn', true],
          [386, 482, 'king', true],
          [430, 500, 'knight', false],
          [470, 480, 'king', false],
          [506, 500, 'pawn', false],
          [336, 466, 'pawn', true],
          [446, 462, 'pawn', false],
        ],
        ([x, y, kind, white]) => chessman(x, y, 1.25, kind, white),
      ),
    ];
  },
};

export const footballCup: Scene = {
  alt: 'The school team cheers and lifts the trophy after winning the football cup',
  draw(r) {
    const kit = { ...sport(), plain: true, face: true } as const;
    return [
      grounds(r, 'golden', { y: 360, c: '#6c8f3f', towns: false, layers: 2 }),
      poly('M0 430H800V490H0ZM0 550H800V600H0Z', '#628539'),
      line('M180 400V230H620V400', tone.white, 9),
      line(
        'M240 234V396M320 234V396M400 234V396M480 234V396M560 234V396M184 280H616M184 340H616',
        '#fff',
        1.6,
        opacity(0.6),
      ),
      shade(400, 540, 190, '#1f3a1a', 0.4),
      kid(r, 250, 540, 236, { ...kit, view: 'front', pose: 'cheer', girl: false, skin: skin(3) }),
      kid(r, 550, 540, 236, {
        ...kit,
        view: 'front',
        pose: 'cheer',
        girl: true,
        hair: 'puff',
        bottom: 'shorts',
        skin: skin(1),
      }),
      kid(r, 400, 530, 256, {
        ...kit,
        view: 'front',
        pose: 'cheer',
        girl: false,
        skin: skin(0),
        hair: 'fade',
        make: 1,
        topC: tone.lake,
        tweak: { armN: [150, 186], armF: [-150, -186] },
        after: (q) => q.raw(trophy(...q.at(0, -62), 1)),
      }),
      ball(480, 552, 24),
      confetti(r, 800, 20, 340, 32),
    ];
  },
};

export const netballMatch: Scene = {
  alt: 'Two girls in bibs leap for the ball below the hoop in a netball match',
  draw(r) {
    return [
      grounds(r, 'dawn', { y: 350, top: 0.32 }),
      each(
        [40, 110, 180, 250, 320, 390, 460, 530, 600, 670, 740],
        (x, i) =>
          disc(x, 352, 19, skin(i * 2 + 1)) +
          poly(`M${x - 34} 400q0-34 34-34t34 34z`, [tone.sun, tone.hill, tone.cream, tone.lake][i % 4] ?? tone.sun),
      ),
      rect(0, 392, 800, 14, tone.cream),
      poly('M0 404H800V600H0Z', '#2f7f76'),
      line('M0 470H800M300 404Q360 560 800 570', '#fff6e2', 6),
      hoop(640, 520, 400),
      netball(424, 132, 24, nature.gold),
      shade(340, 556, 66),
      shade(520, 560, 66),
      kid(r, 340, 540, 254, {
        view: 'front',
        pose: 'jump',
        girl: true,
        hair: 'puff',
        skin: skin(2),
        top: 'polo',
        topC: tone.cream,
        bottom: 'skirt',
        botC: tone.murram,
        tweak: { lift: 16, armN: [152, 168], armF: [-60, -100] },
        after: bib(tone.murram),
      }),
      kid(r, 520, 548, 246, {
        view: 'front',
        pose: 'jump',
        girl: true,
        hair: 'rows',
        skin: skin(0),
        top: 'polo',
        topC: tone.cream,
        bottom: 'skirt',
        botC: tone.hill,
        tweak: { lift: 14, armF: [-150, -166], armN: [60, 100] },
        after: bib(tone.hill),
      }),
    ];
  },
};

export const healthDay: Scene = {
  alt: 'A nurse measures a boy against a giraffe height chart on health day while a girl waits',
  draw(r) {
    let marks = '';
    for (let i = 0; i < 12; i++) marks += `M330 ${170 + i * 30}h${i % 2 ? 12 : 22}`;
    return [
      room(r, '#dceae0', '#b58d63', { y: 470, win: [590, 90, 150, 160], shaft: false }),
      rect(310, 110, 150, 410, tone.white),
      line(marks, tone.lake, 4),
      new Pen(412, 520, 1.9)
        .stroke('M-10 0L-10 -40M6 0L6 -40', '#d99a3a', 7)
        .fill('M-18 -36Q-16 -66 0 -66L6 -66L4 -170L14 -170L18 -50Q18 -36 10 -34Z', '#e5b04a')
        .fill('M2 -166Q0 -186 14 -188Q32 -184 36 -172Q34 -164 22 -166L12 -160Z', '#e5b04a')
        .stroke('M8 -188L6 -198M16 -188L17 -198', '#8f5a22', 3)
        .stroke('M8 -150L12 -148M9 -126L13 -124M9 -102L14 -100M6 -78L10 -76M-8 -54L-2 -52M6 -50L10 -48', '#a8651f', 7)
        .circle(20, -178, 2, tone.ink).out,
      kid(r, 372, 552, 262, { view: 'front', pose: 'stand', girl: false, skin: skin(1), hair: 'crop', make: 1 }),
      line('M320 284H424', tone.murram, 10),
      shade(210, 566, 70),
      person(r, 210, 568, 350, {
        ...nurse(),
        view: 'side',
        pose: 'point',
        skin: skin(3),
        scarf: tone.leaf,
        tweak: { armN: [84, 106], armF: [20, 60] },
      }),
      shade(620, 572, 54),
      kid(r, 620, 574, 236, {
        view: 'side',
        flip: true,
        pose: 'standS',
        girl: true,
        hair: 'puffs',
        skin: skin(4),
        bottom: 'pinafore',
      }),
    ];
  },
};

export const lakeTrip: Scene = {
  alt: 'Children in orange life jackets wave from a boat on a school trip to the lake',
  draw(r) {
    const jacket = bib('#e8752c');
    return [
      sky(r, 800, 600, 'noon', { sx: 0.16, sy: 0.18, sr: 30, to: 0.5 }),
      cloud(560, 100, 1.2, '#fff', 0.8),
      hills(r, 800, 600, 'noon', { top: 0.34, layers: 3, crests: 4, bottom: 340, towns: false }),
      lake(r, 0, 310, 800, 290, 'noon'),
      birds(r, 620, 180, 4, 1, tone.ink),
      each(
        [
          [240, 2, 'puffs', 'wave'],
          [350, 0, 'fade', 'stand'],
          [455, 4, 'rows', 'cheer'],
          [560, 1, 'crop', 'wave'],
        ],
        ([x, s, hair, pose], i) =>
          kid(r, x, 500, 180, {
            view: 'front',
            pose,
            hair,
            girl: i % 2 === 0,
            skin: skin(s),
            flip: i === 0,
            noLegs: true,
            bottom: 'none',
            plain: true,
            face: true,
            make: i * 2 + 1,
            topC: tone.cream,
            after: jacket,
          }),
      ),
      new Pen(400, 450, 1)
        .fill('M-290 -34C-200 -14 200 -14 300 -46C280 40 220 70 160 74L-190 74C-250 70 -284 20 -290 -34Z', '#7d3a22')
        .stroke('M-284 -24C-200 -2 200 -2 294 -34', tone.sun, 14)
        .stroke('M-262 26C-120 40 140 40 262 18', dark('#7d3a22', 0.3), 6).out,
      poly('M60 520C200 500 300 536 420 522S660 500 760 520C700 560 140 566 60 520Z', '#d9f0f0', opacity(0.5)),
      line('M20 560h90M260 580h120M560 566h140', '#fff', 4, opacity(0.5)),
    ];
  },
};
