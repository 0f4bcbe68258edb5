import { dark, light, skin, tone } from '../palette.ts';
import { Pen } from '../pen.ts';
import type { Scene } from '../scene.ts';
import { copies, disc, each, line, opacity, oval, poly, rect } from '../svg.ts';
import { backpack } from '../things/furniture.ts';
import { basket, mango, matoke, melonSlice, pineapple } from '../things/kitchen.ts';

export const fruitStall: Scene = {
  alt: 'Matoke, a pineapple, mangoes, a slice of melon and a basket of tomatoes on a market table',
  draw(r) {
    return [
      rect(0, 0, 800, 600, '#f3d49a'),
      copies(r, disc(60, 70, 34, '#e9bd6c') + disc(60, 70, 16, '#f3d49a'), [
        [0, 0],
        [170, 0],
        [340, 0],
        [510, 0],
        [680, 0],
        [85, 110],
        [255, 110],
        [425, 110],
        [595, 110],
      ]),
      poly(
        'M0 0H800V40Q750 74 700 40Q650 74 600 40Q550 74 500 40Q450 74 400 40' +
          'Q350 74 300 40Q250 74 200 40Q150 74 100 40Q50 74 0 40Z',
        tone.murram,
      ),
      rect(0, 420, 800, 160, '#b9804f'),
      rect(0, 572, 800, 28, '#7d4e30'),
      line('M0 470H800M0 524H800', '#aa7243', 4),
      oval(520, 530, 110, 12, '#7d4e30', opacity(0.4)),
      oval(366, 562, 80, 10, '#7d4e30', opacity(0.4)),
      line('M168 40V96', tone.bark, 5),
      matoke(160, 340, 2.3),
      pineapple(360, 446, 1.9),
      melonSlice(530, 528, 1.9),
      mango(450, 444, 1.6),
      mango(262, 446, 1.4, '#f0a53a'),
      basket(660, 444, 2.1),
      mango(330, 560, 1.7),
      mango(400, 566, 1.5, '#f0a53a'),
    ];
  },
};

export const bagsOnPegs: Scene = {
  alt: 'Four school bags hang on pegs by the classroom door, black shoes in a row below',
  draw(r) {
    const shoes = new Pen(110, 548, 1.3)
      .fill('M-34 0L-34 -18Q-20 -26 -14 -14Q0 -10 0 0Z', '#1d1a1c')
      .fill('M6 0L6 -18Q20 -26 26 -14Q40 -10 40 0Z', '#2b2729')
      .stroke('M-28 -16L-18 -14M12 -16L22 -14', '#6f6866', 2.4).out;
    return [
      rect(0, 0, 800, 430, '#e3ead9'),
      rect(0, 250, 800, 200, '#8fbf9f'),
      rect(0, 244, 800, 10, tone.hill),
      rect(0, 440, 800, 160, '#c98f5c'),
      rect(0, 436, 800, 10, '#7d4e30'),
      line('M0 520H800', '#b97f4e', 4),
      rect(40, 100, 560, 34, tone.wood),
      rect(650, 60, 160, 380, tone.hill),
      rect(668, 84, 130, 150, '#bfe0e0'),
      disc(680, 290, 9, tone.sun),
      line('M120 134V160M250 134V160M380 134V160M510 134V160', tone.bark, 8),
      each(
        [
          [120, tone.murram],
          [250, tone.lake],
          [380, tone.sun],
          [510, tone.jacaranda],
        ],
        ([x, c]) => backpack(x, 320, 1.35, c),
      ),
      copies(r, shoes, [
        [0, 0],
        [134, 4],
        [262, -2],
        [394, 2],
      ]),
      poly('M650 446L800 446V600H520Z', '#fff6d8', opacity(0.2)),
    ];
  },
};

export const sunbird: Scene = {
  alt: 'A green and scarlet sunbird drinks from a red hibiscus flower',
  draw() {
    const petal = 'M0 0C-40 -20 -60 -70 -30 -104C-6 -124 34 -112 40 -78C44 -46 20 -16 0 0Z';
    return [
      rect(0, 0, 800, 600, '#bfe0d2'),
      disc(300, 240, 250, '#dcefdc'),
      poly('M0 430C200 350 420 420 800 330V600H0Z', '#7fb597'),
      line('M800 520C660 470 520 470 330 420', '#4f6b34', 12),
      poly(
        'M640 486C640 400 720 360 790 380C780 450 720 500 640 486ZM500 456C440 500 420 560 440 600' +
          'H540C560 540 540 490 500 456ZM700 510C740 540 780 590 770 620H690C670 580 680 540 700 510Z',
        tone.hill,
      ),
      line('M646 482Q700 420 780 388M500 460Q480 530 490 600', tone.leaf, 4),
      each(
        [0, 72, 144, 216, 288],
        (a, i) =>
          new Pen(310, 410, 1.2, { rot: a - 20 })
            .fill(petal, i % 2 ? '#c23b2a' : '#d9503a')
            .stroke('M0 -8Q-4 -50 4 -84', '#a82a1c', 3).out,
      ),
      disc(310, 410, 22, '#8f1f1a'),
      line('M310 410Q250 370 214 316', '#f3c96a', 9),
      line('M214 316h0M226 330h0M206 332h0M232 312h0', tone.sun, 15),
      new Pen(480, 304, 1.5)
        .fill('M60 34L150 96L132 108L40 60Z', '#1d3f36')
        .fill('M-34 -26C-16 -54 30 -44 56 -8C78 24 74 54 50 58C14 62 -30 34 -40 2Z', '#1f7a5a')
        .fill('M-30 10C-6 20 20 34 40 58C12 60 -24 38 -36 6Z', '#cf3f2a')
        .fill('M0 -16C40 -14 84 24 112 66C70 66 20 40 0 -16Z', '#17584a')
        .fill('M-62 -40A27 26 0 1 1 -10 -22A27 26 0 1 1 -62 -40Z', '#2a9a6c')
        .stroke('M-58 -26C-84 -20 -104 0 -116 30', '#20242b', 5)
        .stroke('M24 56L22 100M38 56L42 104', '#20242b', 4)
        .circle(-44, -38, 5, tone.ink)
        .circle(-45.5, -40, 1.6, '#fff').out,
      oval(120, 120, 50, 12, '#fff', opacity(0.5)),
      line('M560 140q10-30 40-30M600 170q20-20 46-14', light(tone.leaf, 0.4), 5, opacity(0.4)),
    ];
  },
};

/** A hand closed round the baton: the palm goes behind it, the fingers in front. */
function grip(x: number, y: number, colour: string, flip: boolean): { palm: string; fingers: string } {
  const pen = (): Pen => new Pen(x, y, 1, { rot: flip ? 12 : -12, flip });
  const rows = [-34, -11, 12, 35];
  const gaps = rows.slice(1).map((at) => `M${at - 11.5} -24L${at - 11.5} 26`);
  return {
    palm: pen().circle(0, 0, 52, colour).out,
    fingers: pen()
      .stroke(rows.map((at, i) => `M${at} -26L${at} ${30 - Math.abs(i - 1) * 4}`).join(''), colour, 23)
      .stroke(gaps.join(''), dark(colour, 0.35), 3)
      .stroke('M-46 -30Q-6 -52 36 -40', light(colour, 0.06), 22).out,
  };
}

export const relayHands: Scene = {
  alt: 'One runner’s hand passes a yellow baton to another in a relay race, seen close by',
  draw() {
    const giver = skin(2);
    const taker = skin(0);
    const left = grip(286, 338, giver, false);
    const right = grip(534, 284, taker, true);
    return [
      rect(0, 0, 800, 600, tone.murram),
      poly('M0 0H800V120L0 190Z', '#4c8a55'),
      line('M-10 250L810 180M-10 390L810 330M-10 540L810 490', '#fbe9cf', 10),
      poly('M0 190L800 120V136L0 208Z', '#8f3f20', opacity(0.4)),
      line('M-40 440L270 346', giver, 84),
      line('M-40 440L60 410', tone.sun, 122),
      line('M860 190L552 280', taker, 82),
      line('M860 190L760 219', tone.lake, 120),
      left.palm,
      right.palm,
      line('M262 344L564 277', tone.sun, 38),
      line('M270 330L556 268', '#ffe09a', 7),
      line('M398 314L422 309', tone.hill, 38, 'stroke-linecap="butt"'),
      left.fingers,
      right.fingers,
      line('M60 120h90M30 150h60M650 560h110M600 580h60', '#fff', 6, opacity(0.4)),
    ];
  },
};
