import { birds } from '../nature/birds.ts';
import { banana, jacaranda, palm } from '../nature/trees.ts';
import { nature, skin, tone } from '../palette.ts';
import { num } from '../path.ts';
import { Pen } from '../pen.ts';
import { kid } from '../people/kid.ts';
import type { Scene } from '../scene.ts';
import { disc, line, poly, rect, shade } from '../svg.ts';
import { stack } from '../things/books.ts';
import { block } from '../things/buildings.ts';
import { bunting } from '../things/festive.ts';
import { backpack } from '../things/furniture.ts';
import { flask, microscope } from '../things/lab.ts';
import { wateringCan } from '../things/water.ts';
import { grounds, room } from './places.ts';

export const scienceFair: Scene = {
  alt: 'A girl shows her model volcano at the science fair',
  draw(r) {
    return [
      room(r, '#dbe6dd', '#8a7a68', { y: 440 }),
      bunting(0, 50, 800, 40, 18),
      poly('M250 400V150L330 130H560L640 150V400Z', tone.white),
      poly('M250 400V150L330 130V400ZM640 400V150L560 130V400Z', '#e2d8c2'),
      rect(370, 156, 150, 26, tone.murram),
      rect(356, 200, 80, 70, tone.lake),
      rect(452, 200, 80, 70, tone.sun),
      line('M270 200H312M270 224H306M580 200H622M584 224H620', '#b7a98c', 6),
      kid(r, 150, 560, 290, {
        view: 'front',
        pose: 'handR',
        girl: true,
        hair: 'braids',
        skin: skin(4),
        tweak: { armN: [50, 96] },
        top: 'shirt',
        topC: tone.cream,
      }),
      rect(60, 470, 680, 130, tone.hill),
      rect(40, 448, 720, 26, '#e7d3ad'),
      poly('M340 450L410 320Q430 306 456 320L540 450Z', '#8a5034'),
      poly('M410 320Q430 306 456 320L470 352Q456 344 450 366Q440 400 430 364Q424 344 404 340Z', tone.murram),
      poly('M414 318C390 290 400 262 424 272C424 246 452 246 452 272C476 262 480 296 454 318Z', '#f6dcb4'),
      poly('M424 316C414 298 430 284 434 294C442 282 454 300 446 316Z', nature.gold),
      flask(600, 450, 1.2, nature.leaf),
      microscope(680, 450, 1.1),
      stack(r, 270, 450, 1, 2),
    ];
  },
};

export const termDates: Scene = {
  alt: 'A calendar with a day ringed in red, a school bag and a pile of books: the term dates',
  oneWay: true,
  draw(r) {
    let cells = '';
    for (let i = 0; i < 20; i++) {
      const x = 322 + (i % 5) * 48,
        y = 240 + Math.floor(i / 5) * 48;
      cells += `M${x} ${y}h34v34h-34z`;
    }
    return [
      rect(0, 0, 800, 600, '#dfe9df'),
      disc(430, 300, 270, '#f4ebdc'),
      poly('M0 470C260 440 560 460 800 440V600H0Z', '#c98f5c'),
      poly('M0 480C260 450 560 470 800 450V462C560 482 260 462 0 494Z', '#fff', 'opacity=".3"'),
      shade(430, 480, 190, '#5a2a12'),
      rect(290, 130, 270, 340, tone.white, 'rx="14"'),
      poly('M290 206V144Q290 130 304 130H546Q560 130 560 144V206Z', tone.murram),
      line('M350 110V150M500 110V150', tone.ink, 10),
      poly(cells, '#eadfc8'),
      rect(418, 288, 34, 34, tone.sun),
      rect(322, 336, 34, 34, tone.leaf),
      line('M414 300q20-26 42 4q4 30-24 32q-30-4-18-36', tone.murram, 5),
      line('M376 168H474', tone.cream, 12),
      backpack(190, 490, 1.5, tone.hill),
      stack(r, 640, 486, 1.6, 4),
      new Pen(640, 420, 1.4)
        .fill('M-18 0C-22 -20 -10 -30 0 -25C10 -30 22 -20 18 0C12 8 -12 8 -18 0Z', tone.murram)
        .stroke('M0 -25Q1 -34 7 -36', tone.bark, 3)
        .fill('M3 -30Q14 -38 20 -30Q12 -24 3 -30Z', nature.leaf).out,
    ];
  },
};

export const bookWeek: Scene = {
  alt: 'Hills, a school and two children rise out of an open book for book week',
  draw(r) {
    const g1 = 'M120 440C180 300 240 260 300 330C350 220 440 210 480 320C540 250 620 280 680 440Z';
    const g2 = 'M110 446C190 360 260 370 330 410C420 330 520 350 570 410C620 380 660 400 690 446Z';
    return [
      rect(0, 0, 800, 600, '#f4dfb8'),
      disc(520, 230, 84, nature.gold),
      disc(520, 230, 130, nature.gold, 'opacity=".2"'),
      birds(r, 330, 150, 3, 1, tone.ink),
      poly(g1, '#6fa98c'),
      poly(g2, nature.leaf),
      jacaranda(r, 200, 440, 170),
      block(r, 330, 440, 210, { s: 0.62, gable: false, bays: 3 }),
      palm(590, 440, 160),
      poly('M60 440Q240 400 400 452Q560 400 740 440V540Q560 496 400 548Q240 496 60 540Z', tone.murram),
      poly('M76 430Q240 392 400 440Q560 392 724 430V524Q560 484 400 532Q240 484 76 524Z', tone.white),
      poly('M400 440Q560 392 724 430V524Q560 484 400 532Z', '#f0e4cc'),
      line(
        'M120 452Q240 426 360 456M120 476Q240 450 360 480M440 456Q560 426 680 452M440 480Q560 450 680 476',
        '#d8c9ac',
        5,
      ),
      kid(r, 270, 476, 128, { plain: true, pose: 'walk', girl: true, hair: 'puffs', skin: skin(1), bag: tone.lake }),
      kid(r, 480, 476, 134, { plain: true, pose: 'walk2', girl: false, skin: skin(3), bag: tone.sun }),
    ];
  },
};

export const treePlanting: Scene = {
  alt: 'Two children plant and water a young tree',
  draw(r) {
    return [
      grounds(r, 'rain', { y: 380, top: 0.32, towns: false }),
      banana(720, 470, 300),
      poly('M0 430C300 400 500 440 800 420V600H0Z', '#8a4a2c'),
      poly('M330 540C360 516 470 516 500 540Z', '#5a2c18'),
      line('M416 530C414 490 418 460 416 430', '#6b4a34', 6),
      new Pen(416, 440, 1).fill(
        'M0 0C-30 -4 -38 -26 -34 -36C-12 -34 0 -20 0 0ZM0 -10C4 -34 22 -44 36 -42' +
          'C36 -24 24 -8 0 -10ZM0 -26C-12 -44 -6 -60 4 -66C14 -52 12 -38 0 -26Z',
        nature.leaf,
      ).out,
      shade(230, 556, 60),
      kid(r, 230, 560, 240, {
        pose: 'reach',
        girl: true,
        hair: 'puff',
        skin: skin(0),
        top: 'sweater',
        topC: tone.hill,
        after: (q, j) => {
          q.raw(wateringCan(...q.at(j.armN.hand[0] + 6, j.armN.hand[1] + 4), 1.1, tone.lake));
        },
      }),
      shade(590, 556, 56),
      kid(r, 590, 560, 220, {
        pose: 'read',
        flip: true,
        girl: false,
        skin: skin(3),
        tweak: { armN: [30, 70], armF: [24, 64] },
        hold: (q, j) =>
          q.stroke(`M${num(j.armN.hand[0])} ${num(j.armN.hand[1] - 30)}L${num(j.armN.hand[0] + 3)} 38`, tone.wood, 3),
      }),
    ];
  },
};
