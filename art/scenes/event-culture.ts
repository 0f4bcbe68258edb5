import { dark, light, nature, skin, tone } from '../palette.ts';
import { apron, chefHat, crown, raffia, wearing } from '../people/costumes.ts';
import { person } from '../people/figure.ts';
import { dress } from '../people/grown-ups.ts';
import { kid } from '../people/kid.ts';
import type { Scene } from '../scene.ts';
import { disc, each, line, oval, poly, rect, shade } from '../svg.ts';
import { picture } from '../things/games.ts';
import { bowl, matoke, pot } from '../things/kitchen.ts';
import { drum } from '../things/music.ts';
import { audience, stage } from '../things/stage.ts';
import { grounds, room } from './places.ts';

export const culturalDay: Scene = {
  alt: 'Two girls in raffia skirts dance to a drum before a thatched house on cultural day',
  draw(r) {
    return [
      grounds(r, 'golden', { y: 390, top: 0.3, towns: false, layers: 2 }),
      rect(60, 330, 170, 120, '#c98f5c'),
      rect(122, 370, 46, 80, tone.bark),
      poly('M20 340Q60 300 146 190Q232 300 272 340Q146 366 20 340Z', '#a8814a'),
      line('M60 330L140 214M104 344L146 206M188 344L150 206M232 330L156 214', '#8a6636', 5),
      poly('M0 440C300 410 500 440 800 420V600H0Z', '#b8562c'),
      shade(320, 562, 70, '#3a1208'),
      shade(510, 568, 70, '#3a1208'),
      kid(r, 320, 566, 300, {
        view: 'front',
        pose: 'dance',
        girl: true,
        hair: 'crop',
        skin: skin(2),
        top: 'polo',
        topC: tone.murram,
        bottom: 'skirt',
        botC: tone.murram,
        sockC: null,
        shoeC: 'bare',
        make: 1,
        after: raffia(),
      }),
      kid(r, 510, 572, 300, {
        view: 'front',
        pose: 'dance',
        flip: true,
        girl: true,
        hair: 'rows',
        skin: skin(0),
        top: 'polo',
        topC: tone.lake,
        bottom: 'skirt',
        botC: tone.lake,
        sockC: null,
        shoeC: 'bare',
        make: 2,
        after: raffia(tone.cream),
      }),
      kid(r, 700, 556, 270, {
        view: 'front',
        pose: 'drumUp',
        flip: true,
        girl: false,
        skin: skin(3),
        top: 'polo',
        topC: tone.cream,
        botC: tone.bark,
        plain: true,
      }),
      drum(700, 584, 150),
    ];
  },
};

export const drama: Scene = {
  alt: 'A girl dressed as a lion roars at a boy wearing a crown in the school play',
  draw(r) {
    return [
      stage(r, tone.jacaranda, '#1f2540'),
      disc(560, 200, 46, '#fff3d0'),
      poly('M150 470V330H176V470Z', '#6b4a34'),
      poly('M90 350Q80 280 140 276Q160 220 210 262Q260 280 236 340Q200 366 90 350Z', nature.leaf),
      kid(r, 310, 512, 250, {
        view: 'front',
        pose: 'dance',
        girl: true,
        hair: 'crop',
        skin: skin(3),
        mouth: 'open',
        make: 1,
        top: 'sweater',
        topC: '#d9973a',
        bottom: 'trousers',
        botC: '#d9973a',
        shoeC: '#b5782a',
        behind: (q, { headAt }) =>
          q
            .stroke('M-4 4Q-26 6 -30 -14', '#d9973a', 4)
            .circle(-30, -16, 4, '#8f4a1c')
            .stroke(
              Array.from({ length: 12 }, (_, i) => {
                const [c, s] = [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)];
                return `M${headAt[0] + c * 8} ${headAt[1] + s * 8}L${headAt[0] + c * 14} ${headAt[1] + s * 14}`;
              }).join(''),
              '#8f4a1c',
              9,
            ),
      }),
      kid(r, 520, 512, 250, {
        view: 'front',
        pose: 'hips',
        girl: false,
        hair: 'crop',
        skin: skin(0),
        top: 'sweater',
        topC: tone.murram,
        bottom: 'trousers',
        botC: tone.ink,
        behind: (q, { on }) => q.fill(`M${on(-10, 24)}L${on(10, 24)}L22 36Q0 42 -22 36Z`, dark(tone.murram, 0.3)),
        after: crown,
      }),
      audience(),
    ];
  },
};

export const artExhibition: Scene = {
  alt: 'Visitors look at framed paintings by pupils at the art exhibition',
  draw(r) {
    return [
      room(r, '#efe6d6', '#a8754d', { y: 450 }),
      poly('M150 0L70 260H330L250 0ZM480 0L400 260H660L580 0Z', '#fff', 'opacity=".4"'),
      picture(50, 90, 220, 190, 0),
      picture(310, 70, 180, 230, 1),
      picture(540, 100, 220, 180, 2),
      rect(140, 300, 40, 20, tone.white),
      rect(380, 318, 40, 20, tone.white),
      rect(630, 300, 40, 20, tone.white),
      shade(230, 566, 60),
      person(r, 230, 568, 320, {
        ...dress(tone.murram),
        view: 'back',
        pose: 'handR',
        hair: 'wrap',
        wrapC: tone.sun,
        skin: skin(2),
      }),
      kid(r, 318, 572, 200, {
        view: 'back',
        pose: 'handL',
        girl: false,
        hair: 'fade',
        skin: skin(2),
        bottom: 'shorts',
      }),
      shade(560, 572, 56),
      kid(r, 560, 574, 244, {
        pose: 'point',
        girl: true,
        hair: 'bun',
        skin: skin(4),
        top: 'sweater',
        topC: tone.hill,
        bottom: 'skirt',
        botC: tone.khaki,
        tweak: { armN: [112, 124] },
      }),
    ];
  },
};

export const cookingDay: Scene = {
  alt: 'A girl stirs a bowl and a boy rolls out chapati in chefs’ hats on cooking day',
  draw(r) {
    return [
      room(r, '#f6dfb6', '#9a6a48', { y: 420, win: [330, 70, 160, 150], shaft: false }),
      rect(560, 150, 190, 12, tone.wood),
      each(
        [
          [590, tone.leaf],
          [640, tone.sun],
          [690, tone.lake],
        ],
        ([x, c]) => rect(x, 106, 34, 44, c, 'rx="5"') + rect(x, 98, 34, 10, tone.bark, 'rx="3"'),
      ),
      matoke(110, 300, 1.5),
      line('M112 60V130', tone.bark, 5),
      kid(r, 260, 590, 290, {
        view: 'front',
        pose: 'hold',
        girl: true,
        skin: skin(3),
        hair: 'puffs',
        noLegs: true,
        bottom: 'none',
        top: 'polo',
        topC: tone.murram,
        after: wearing(apron(), chefHat),
      }),
      kid(r, 540, 590, 290, {
        view: 'front',
        pose: 'drum',
        girl: false,
        skin: skin(1),
        noLegs: true,
        bottom: 'none',
        top: 'polo',
        topC: tone.lake,
        after: wearing(apron(), chefHat),
      }),
      rect(0, 500, 800, 100, '#8a5236'),
      rect(0, 482, 800, 24, '#d9b184'),
      bowl(262, 486, 1.5, tone.hill),
      line('M282 436L306 372', tone.wood, 9),
      oval(540, 486, 78, 11, '#f3e2c3'),
      line('M470 474H610', tone.wood, 17),
      line('M446 474H634', '#6d452b', 9),
      pot(700, 486, 0.9, tone.murram),
      disc(120, 468, 17, tone.murram),
      disc(156, 470, 15, '#cf4a33'),
      oval(60, 476, 17, 12, light('#e7d3ad', 0.4)),
    ];
  },
};
