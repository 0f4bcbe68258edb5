import { tree } from '../nature/trees.ts';
import { dark, light, skin, tone } from '../palette.ts';
import { num } from '../path.ts';
import { kid } from '../people/kid.ts';
import type { Scene } from '../scene.ts';
import { disc, each, line, oval, poly, rect, shade } from '../svg.ts';
import { easel, jars, plant, table } from '../things/furniture.ts';
import { amadinda, drum } from '../things/music.ts';
import { grounds, room } from './places.ts';

export const musicRoom: Scene = {
  alt: 'Two children play drums in the music room, a log xylophone beside them',
  oneWay: true,
  draw(r) {
    return [
      room(r, '#f0d6a8', '#8f5a3a', { y: 430 }),
      rect(280, 60, 240, 130, tone.white),
      line('M300 96H500M300 114H500M300 132H500M300 150H500', '#cbb992', 3),
      line('M340 140V90M390 124V76H424V116M470 150V100', tone.ink, 5),
      oval(332, 141, 10, 7, tone.ink),
      oval(382, 125, 10, 7, tone.ink),
      oval(416, 117, 10, 7, tone.ink),
      oval(462, 151, 10, 7, tone.ink),
      poly('M0 0H190Q150 200 30 420H0ZM800 0H640Q690 200 770 420H800Z', tone.murram),
      poly('M0 0H80Q70 220 10 400H0ZM800 0H730Q740 220 790 400H800Z', dark(tone.murram, 0.2)),
      oval(400, 540, 330, 44, '#6d4029'),
      kid(r, 250, 520, 250, {
        view: 'front',
        pose: 'drumUp',
        girl: false,
        skin: skin(0),
        top: 'shirt',
        topC: tone.cream,
        botC: tone.hill,
      }),
      drum(250, 560, 150),
      kid(r, 440, 500, 240, {
        view: 'front',
        pose: 'drum',
        girl: true,
        hair: 'bun',
        skin: skin(3),
        top: 'shirt',
        topC: tone.cream,
        botC: tone.hill,
      }),
      drum(440, 550, 130, { c: '#8c4a28', band: tone.leaf }),
      amadinda(630, 560, 210),
      drum(120, 566, 90, { c: '#bb7038', band: tone.lake }),
    ];
  },
};

export const artRoom: Scene = {
  alt: 'A girl paints the hills at an easel in the art room',
  draw(r) {
    return [
      room(r, '#f3e4c6', '#b07a52', { y: 440, win: [70, 80, 170, 200], shaft: false }),
      poly('M70 80H240L520 600H180Z', '#fff6d8', 'opacity=".4"'),
      each(
        [
          [330, 80, tone.sun, tone.lake],
          [450, 110, tone.leaf, tone.murram],
          [570, 70, tone.murram, tone.sun],
          [680, 120, tone.jacaranda, tone.leaf],
        ],
        ([x, y, a, b]) =>
          rect(x, y, 90, 110, tone.white) +
          rect(x + 8, y + 8, 74, 94, light(a, 0.35)) +
          poly(`M${x + 8} ${y + 102}v-34q20-26 38-6t36-8v48z`, b) +
          disc(x + 60, y + 34, 11, a),
      ),
      easel(560, 560, 340),
      shade(400, 560, 70),
      kid(r, 400, 562, 250, {
        pose: 'point',
        girl: true,
        hair: 'puffs',
        skin: skin(1),
        top: 'polo',
        topC: tone.lake,
        bottom: 'pinafore',
        botC: tone.sun,
        after: (q, j) =>
          q.stroke(
            `M${num(j.armN.hand[0] - 3)} ${num(j.armN.hand[1] + 2)}` +
              `L${num(j.armN.hand[0] + 12)} ${num(j.armN.hand[1] - 6)}`,
            tone.bark,
            1.8,
          ),
      }),
      table(30, 480, 240, 110),
      jars(r, 60, 474, 1.5, 5),
      plant(744, 480, 1),
    ];
  },
};

export const playground: Scene = {
  alt: 'A girl swings and a boy jumps for joy on the playground',
  draw(r) {
    return [
      grounds(r, 'noon', { y: 380, top: 0.34 }),
      tree(r, 728, 410, 250),
      poly('M0 450C300 420 500 460 800 440V600H0Z', '#d59a62'),
      line('M90 520L170 210M250 520L170 210M430 520L510 210M590 520L510 210', tone.lake, 12),
      line('M160 214H520', tone.lake, 14),
      line('M250 218L214 420M300 218L262 424', '#3d2c24', 3),
      rect(206, 420, 64, 10, tone.murram, 'rx="4"'),
      kid(r, 236, 440, 170, {
        pose: 'sit',
        girl: true,
        hair: 'braids',
        skin: skin(2),
        top: 'shirt',
        topC: tone.cream,
        botC: tone.hill,
        tweak: { lift: -10, lean: -12, armN: [120, 150], armF: [110, 140], legN: [80, 50], legF: [76, 40] },
      }),
      line('M384 218V424M434 218V424', '#3d2c24', 3),
      rect(376, 420, 66, 10, tone.sun, 'rx="4"'),
      shade(650, 572, 56),
      kid(r, 650, 576, 190, { view: 'front', pose: 'jump', girl: false, skin: skin(0) }),
      shade(240, 540, 70, '#5a2a12', 0.2),
    ];
  },
};
