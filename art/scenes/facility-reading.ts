import { dark, skin, tone } from '../palette.ts';
import { kid } from '../people/kid.ts';
import type { Scene } from '../scene.ts';
import { line, oval, poly, rect, shade } from '../svg.ts';
import { shelf, stack } from '../things/books.ts';
import { globe, plant } from '../things/furniture.ts';
import { bookIn, room, windowAt } from './places.ts';

export const library: Scene = {
  alt: 'A girl reaches for a book on tall library shelves while a boy reads on a cushion',
  draw(r) {
    return [
      room(r, '#ead9b8', '#b9804f', { y: 470 }),
      shelf(r, 30, 60, 330, 400, 4),
      shelf(r, 400, 60, 200, 400, 4),
      windowAt(r, 650, 110, 110, 190),
      poly('M650 470H800V600H420Z', '#fff6d8', 'opacity=".2"'),
      line('M452 470V440H540V470', '#7d4e30', 9),
      rect(440, 434, 112, 12, '#a86c42'),
      kid(r, 480, 434, 190, {
        pose: 'reach',
        girl: true,
        hair: 'puffs',
        skin: skin(2),
        flip: true,
        tweak: { armN: [120, 132], armF: [112, 124] },
        top: 'shirt',
        topC: tone.cream,
        botC: tone.hill,
      }),
      shade(200, 566, 90),
      poly('M96 570Q96 512 200 510Q300 512 304 570Z', tone.lake),
      kid(r, 190, 570, 190, {
        pose: 'sit',
        girl: false,
        skin: skin(0),
        plain: true,
        face: true,
        hold: bookIn(tone.sun),
        tweak: { legN: [96, 20], legF: [90, 14] },
      }),
      plant(705, 480, 1.1),
    ];
  },
};

export const readingCorner: Scene = {
  alt: 'Two children read on cushions on a round rug in the reading corner',
  draw(r) {
    return [
      room(r, '#d7e3d2', '#c98f5c', { y: 420, win: [470, 90, 220, 190], hour: 'golden' }),
      shelf(r, 40, 250, 260, 170, 2, { wood: '#a86c42' }),
      globe(110, 248, 0.8),
      stack(r, 220, 248, 0.9, 3),
      oval(440, 530, 310, 56, tone.murram),
      oval(440, 528, 262, 44, '#d9824f'),
      oval(440, 527, 210, 34, tone.sun),
      poly('M300 530C270 470 300 430 350 432C400 430 440 480 430 530Z', tone.hill),
      poly('M318 530C300 490 310 450 344 444C330 480 336 510 350 530Z', dark(tone.hill, 0.25)),
      kid(r, 376, 540, 190, {
        pose: 'sit',
        girl: true,
        hair: 'braids',
        skin: skin(3),
        top: 'shirt',
        topC: tone.cream,
        botC: tone.lake,
        hold: bookIn(tone.murram, 0.46),
      }),
      kid(r, 590, 550, 176, {
        pose: 'sit',
        flip: true,
        girl: false,
        skin: skin(1),
        hold: bookIn(tone.leaf, 0.46),
        top: 'sweater',
        topC: tone.hill,
        botC: tone.khaki,
        behind: (q) => q.fill('M-22 10C-26 -14 0 -20 14 4C16 12 14 20 10 22L-20 22Z', tone.jacaranda),
      }),
      line('M740 520V250', tone.bark, 7),
      poly('M690 256L712 190H768L790 256Z', tone.sun),
      oval(740, 522, 40, 9, '#5d3a28'),
    ];
  },
};
