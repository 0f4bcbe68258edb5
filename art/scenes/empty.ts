import { birds, crane } from '../nature/birds.ts';
import { grass } from '../nature/meadow.ts';
import { cloud } from '../nature/sky.ts';
import { dark, skin, tone } from '../palette.ts';
import { Pen } from '../pen.ts';
import { kid } from '../people/kid.ts';
import type { Scene } from '../scene.ts';
import { stack } from '../things/books.ts';
import { globe, plant } from '../things/furniture.ts';

export const quietHill: Scene = {
  alt: 'A crowned crane waits on a quiet hill',
  draw(r) {
    return [
      `<circle cx="160" cy="112" r="84" fill="#f8e3b4"/><path d="M20 196C70 150 110 150 160 176S250 150 300 196Z" fill="#8fbf9f"/><path d="M10 204C90 176 150 190 200 190S280 184 310 204Z" fill="${tone.hill}"/>`,
      crane(166, 192, 132),
      grass(r, 60, 270, 203, 14, 18, tone.leaf),
    ];
  },
};

export const emptyShelf: Scene = {
  alt: 'A bookcase with a few books, a globe and much room left',
  draw(r) {
    return [
      `<circle cx="160" cy="112" r="90" fill="#e3ede1"/><rect x="70" y="52" width="180" height="140" fill="#6b4430"/><path d="M70 52h180v140h-180zM70 98h180M70 146h180" stroke="#a86c42" stroke-width="7"/><path d="M86 94V66h11v28zM98 94V62h9v32z" fill="${tone.murram}"/><path d="M110 94l9-30 9 3-9 30z" fill="${tone.sun}"/><path d="M214 142V112h10v30zM225 142V108h9v34z" fill="${tone.lake}"/><path d="M20 202H300" stroke="#d9c7a3" stroke-width="5"/>`,
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
      `<circle cx="200" cy="90" r="46" fill="${tone.sun}"/><circle cx="200" cy="90" r="66" fill="${tone.sun}" opacity=".2"/><path d="M16 204C60 120 110 130 150 160S260 120 304 204Z" fill="#9cc6b4"/><path d="M8 208C80 160 150 176 190 184S290 176 312 208Z" fill="${tone.leaf}"/><path d="M8 208C50 172 140 176 190 208Z" fill="${tone.hill}"/>`,
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
        tweak: { armN: [70, 142] },
      }),
      birds(r, 250, 50, 3, 0.7, tone.ink),
    ];
  },
};

export const paperBoat: Scene = {
  alt: 'A paper boat with a yellow sail on small waves',
  draw(r) {
    return [
      `<circle cx="160" cy="108" r="88" fill="#dcebea"/><path d="M30 170C80 150 120 182 160 168S250 152 290 170Q286 206 160 208Q34 206 30 170Z" fill="${tone.lake}"/>`,
      new Pen(160, 166, 1.3)
        .fill('M-56 -20L56 -20L36 12L-36 12Z', tone.white)
        .fill('M-56 -20L0 -20L-10 12L-36 12Z', '#e7dcc4')
        .fill('M0 -66L34 -20L-34 -20Z', tone.sun)
        .fill('M0 -66L34 -20L4 -20Z', dark(tone.sun, 0.14)).out,
      `<path d="M40 184q20-10 40 0t40 0M180 190q20-10 40 0t40 0" stroke="#fff" stroke-width="4" opacity=".6"/>`,
      cloud(84, 70, 0.5, '#fff', 0.9),
      birds(r, 240, 60, 3, 0.7, tone.ink),
    ];
  },
};
