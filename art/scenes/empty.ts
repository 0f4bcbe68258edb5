import { birds, crane } from '../nature/birds.ts';
import { grass } from '../nature/meadow.ts';
import { cloud } from '../nature/sky.ts';
import { tree } from '../nature/trees.ts';
import { dark, mix, nature, skin, tone } from '../palette.ts';
import { Pen } from '../pen.ts';
import { kid } from '../people/kid.ts';
import type { Scene } from '../scene.ts';
import { disc, line, poly, rect } from '../svg.ts';
import { stack } from '../things/books.ts';
import { globe, plant } from '../things/furniture.ts';

/** Hills of the school's colour, the paler the farther. */
const farHill = (haze: number): string => mix(tone.leaf, '#f3f5f6', haze);

export const quietHill: Scene = {
  alt: 'A crowned crane waits on a quiet hill',
  draw(r) {
    return [
      disc(160, 112, 84, '#f8e3b4'),
      poly('M20 196C70 150 110 150 160 176S250 150 300 196Z', farHill(0.5)),
      poly('M10 204C90 176 150 190 200 190S280 184 310 204Z', tone.hill),
      crane(166, 192, 132),
      grass(r, 60, 270, 203, 14, 18, tone.leaf),
    ];
  },
};

export const emptyShelf: Scene = {
  alt: 'A bookcase with a few books, a globe and much room left',
  draw(r) {
    return [
      disc(160, 112, 90, '#e3ede1'),
      rect(70, 52, 180, 140, '#6b4430'),
      line('M70 52h180v140h-180zM70 98h180M70 146h180', '#a86c42', 7),
      poly('M86 94V66h11v28zM98 94V62h9v32z', tone.murram),
      poly('M110 94l9-30 9 3-9 30z', tone.sun),
      poly('M214 142V112h10v30zM225 142V108h9v34z', tone.lake),
      line('M20 202H300', '#d9c7a3', 5),
      plant(282, 200, 0.7),
      stack(r, 150, 188, 0.9, 2),
      globe(128, 142, 0.44),
    ];
  },
};

export const lookingOut: Scene = {
  alt: 'A girl with a school bag shades her eyes and looks out over the hills',
  draw(r) {
    return [
      disc(200, 90, 46, nature.gold),
      disc(200, 90, 66, nature.gold, 'opacity=".2"'),
      poly('M16 204C60 120 110 130 150 160S260 120 304 204Z', farHill(0.62)),
      poly('M8 208C80 160 150 176 190 184S290 176 312 208Z', tone.leaf),
      poly('M8 208C50 172 140 176 190 208Z', tone.hill),
      kid(r, 96, 188, 96, {
        view: 'side',
        girl: true,
        hair: 'puffs',
        skin: skin(2),
        top: 'shirt',
        topC: tone.cream,
        pose: 'standS',
        botC: tone.murram,
        bag: tone.lake,
        face: true,
        tweak: { armN: [110, 200] },
      }),
      birds(r, 250, 50, 3, 0.7, tone.ink),
    ];
  },
};

export const paperBoat: Scene = {
  alt: 'A paper boat with a sail on small waves',
  draw(r) {
    return [
      disc(160, 108, 88, '#dcebea'),
      poly('M30 170C80 150 120 182 160 168S250 152 290 170Q286 206 160 208Q34 206 30 170Z', tone.lake),
      new Pen(160, 166, 1.3)
        .fill('M-56 -20L56 -20L36 12L-36 12Z', tone.white)
        .fill('M-56 -20L0 -20L-10 12L-36 12Z', '#e7dcc4')
        .fill('M0 -66L34 -20L-34 -20Z', tone.sun)
        .fill('M0 -66L34 -20L4 -20Z', dark(tone.sun, 0.14)).out,
      line('M40 184q20-10 40 0t40 0M180 190q20-10 40 0t40 0', '#fff', 4, 'opacity=".6"'),
      cloud(84, 70, 0.5, '#fff', 0.9),
      birds(r, 240, 60, 3, 0.7, tone.ink),
    ];
  },
};

export const letterBox: Scene = {
  alt: 'A red letter box with its flag down under a small tree',
  draw(r) {
    return [
      disc(160, 112, 88, '#f8e3b4'),
      poly('M20 204C80 176 230 170 300 204Z', tone.leaf),
      tree(r, 244, 196, 120, '#3d8a55'),
      new Pen(132, 196, 1)
        .stroke('M0 0L0 -62', tone.wood, 9)
        .fill('M-46 -60L-46 -92Q-46 -112 -26 -112L30 -112Q48 -112 48 -92L48 -60Z', tone.murram)
        .fill('M-46 -60L-46 -92Q-46 -112 -26 -112Q-6 -112 -6 -92L-6 -60Z', dark(tone.murram, 0.2))
        .stroke('M-36 -84L-16 -84', tone.sand, 4)
        .stroke('M24 -82L24 -62L40 -62', tone.sun, 5).out,
      birds(r, 76, 60, 3, 0.7, tone.ink),
    ];
  },
};

export const magnifier: Scene = {
  alt: 'A magnifying glass held over quiet hills',
  draw() {
    return [
      poly('M12 204C60 130 110 140 160 170S260 140 308 204Z', farHill(0.62)),
      poly('M8 208C80 168 150 182 200 188S290 180 312 208Z', tone.leaf),
      line('M204 150L258 206', tone.bark, 17),
      line('M204 150L216 162', tone.sun, 17),
      disc(150, 98, 72, tone.hill),
      disc(150, 98, 60, '#dcebea'),
      disc(172, 76, 18, nature.gold),
      poly('M93 118Q118 84 146 112Q176 86 207 116A60 60 0 0 1 93 118Z', farHill(0.4)),
      poly('M97 126Q150 104 203 124A60 60 0 0 1 97 126Z', tone.hill),
      line('M110 80Q120 58 140 52', '#fff', 6, 'opacity=".7"'),
    ];
  },
};
