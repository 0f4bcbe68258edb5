import { hills } from '../nature/hills.ts';
import { sky } from '../nature/sky.ts';
import { acacia } from '../nature/trees.ts';
import { dark, mix, nature, skin, tone } from '../palette.ts';
import { num } from '../path.ts';
import type { Hair } from '../people/head.ts';
import { kid } from '../people/kid.ts';
import type { Scene } from '../scene.ts';
import { disc, glow, line, poly, rect } from '../svg.ts';
import { confetti } from '../things/festive.ts';
import { drum } from '../things/music.ts';
import { trophy } from '../things/sport.ts';
import { audience, stage } from '../things/stage.ts';

export const musicFestival: Scene = {
  alt: 'Two drummers and a singer perform on stage at the music festival',
  draw(r) {
    return [
      stage(r),
      kid(r, 250, 500, 230, {
        view: 'front',
        pose: 'drumUp',
        girl: false,
        skin: skin(1),
        topC: tone.sun,
        top: 'polo',
        botC: tone.hill,
      }),
      drum(250, 540, 130),
      kid(r, 400, 490, 240, {
        view: 'front',
        pose: 'cheer',
        girl: true,
        hair: 'afro',
        skin: skin(3),
        mouth: 'open',
        topC: tone.leaf,
        top: 'polo',
        botC: tone.sun,
        bottom: 'skirt',
      }),
      kid(r, 560, 500, 224, {
        view: 'front',
        pose: 'drum',
        girl: true,
        hair: 'bun',
        skin: skin(0),
        topC: tone.sun,
        top: 'polo',
        botC: tone.hill,
      }),
      drum(560, 540, 120, { c: '#8c4a28', band: tone.leaf }),
      audience(),
    ];
  },
};

export const prizeGiving: Scene = {
  alt: "A girl on the winner's step lifts the trophy on prize giving day as confetti falls",
  oneWay: true,
  draw(r) {
    const { defs, ref } = glow(r, '#fff2c4', 1);
    return [
      `<defs>${defs}</defs>`,
      rect(0, 0, 800, 600, dark(tone.hill, 0.24)),
      disc(400, 270, 380, ref, 'opacity=".6"'),
      poly('M400 40L120 600H680Z', '#fff6d8', 'opacity=".1"'),
      rect(0, 500, 800, 100, '#7d4a2c'),
      rect(0, 496, 800, 10, '#b9784a'),
      rect(300, 400, 200, 110, tone.sun),
      rect(120, 440, 180, 70, tone.cream),
      rect(500, 460, 180, 50, '#d9824f'),
      line('M384 430l18-12v54', tone.ink, 9),
      kid(r, 400, 402, 240, {
        view: 'front',
        pose: 'cheer',
        girl: true,
        hair: 'puffs',
        skin: skin(1),
        topC: tone.cream,
        top: 'shirt',
        botC: tone.murram,
        tweak: { armN: [150, 186], armF: [-150, -186] },
        after: (q) => q.raw(trophy(...q.at(0, -58), 0.95)),
      }),
      kid(r, 210, 442, 216, {
        view: 'front',
        pose: 'wave',
        flip: true,
        girl: false,
        skin: skin(4),
        topC: tone.cream,
        top: 'shirt',
      }),
      kid(r, 590, 462, 210, {
        view: 'front',
        pose: 'wave',
        girl: false,
        skin: skin(0),
        topC: tone.cream,
        top: 'shirt',
      }),
      confetti(r, 800, 20, 360, 40),
    ];
  },
};

export const carolNight: Scene = {
  alt: 'Three children sing carols by candlelight under the moon',
  draw(r) {
    const { defs, ref } = glow(r, '#ffd27a', 0.9);
    const singer = (x: number, h: number, s: number, hair: Hair, girl: boolean): string =>
      kid(r, x, 560, h, {
        plain: true,
        view: 'front',
        pose: 'hold',
        girl,
        hair,
        mouth: 'open',
        skin: mix(skin(s), '#2a1a20', 0.15),
        top: 'sweater',
        topC: '#7d2c2a',
        botC: '#5a4a52',
        bottom: girl ? 'skirt' : 'shorts',
        after: (q, { armN }) => {
          const y = armN.hand[1];
          q.stroke(`M0 ${num(y + 1)}L0 ${num(y - 8)}`, tone.white, 3.4).fill(
            `M0 ${num(y - 20)}Q5 ${num(y - 11)} 0 ${num(y - 9)}Q-5 ${num(y - 11)} 0 ${num(y - 20)}Z`,
            nature.gold,
          );
        },
      }) + disc(x, 560 - h * 0.57, 90, ref, 'opacity=".6"');
    return [
      `<defs>${defs}</defs>`,
      sky(r, 800, 600, 'dusk', { sx: 0.84, sy: 0.14, sr: 24, moon: true, stars: true }),
      hills(r, 800, 600, 'dusk', { top: 0.48, layers: 3, crests: 4, towns: false }),
      rect(0, 480, 800, 120, '#123a3a'),
      acacia(660, 510, 260, '#1d5148', '#2b2a35'),
      singer(200, 230, 2, 'crop', false),
      singer(340, 246, 3, 'puffs', true),
      singer(480, 226, 1, 'bun', true),
    ];
  },
};
