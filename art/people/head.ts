// Heads of standing figures: hair, scarves and caps around the small faces.
import { dark, light, mix, tone } from '../palette.ts';
import type { Pen } from '../pen.ts';
import type { Face } from './face.ts';
import { frontFace, frontSkull, glasses, sideFace, sideSkull } from './face.ts';
import type { View } from './skeleton.ts';

export type Hair =
  | 'crop'
  | 'fade'
  | 'afro'
  | 'puff'
  | 'puffs'
  | 'bun'
  | 'braids'
  | 'rows'
  | 'bob'
  | 'wrap'
  | 'rim'
  | 'bald';

interface HeadLook {
  readonly view: View;
  readonly skin: string;
  readonly hair: Hair;
  readonly hairC: string;
  readonly wrapC: string;
  readonly scarf: string | null;
  /** A cap's colour, or the mortarboard. */
  readonly cap: string | null;
  readonly face: Face | null;
  readonly glasses: string | null;
  readonly plain: boolean;
}

const CAP_FRONT = 'M-9 -.6C-10.4 -14.8 10.4 -14.8 9 -.6C8.4 -4.6 6.6 -6.8 0 -6.8C-6.6 -6.8 -8.4 -4.6 -9 -.6Z';
const CAP_BACK = 'M-9 -2C-9.4 -14.6 9.4 -14.6 9 -2C9 3 7 6.6 4 7.4L-4 7.4C-7 6.6 -9 3 -9 -2Z';
const CAP_SIDE =
  'M8 -5.4C7 -14.6 -9.4 -15 -9.6 -3C-9.6 2 -8 5 -5.4 6.4C-4.4 3 -3.4 -.6 -1.6 -2.6C2 -3.6 5 -4.4 8 -5.4Z';

/** What lies behind the head or stands up from it. */
function hairBehind(p: Pen, hair: Hair, view: View, c: string): void {
  if (view === 'side') {
    if (hair === 'puff') p.circle(-8.5, -9, 6, c);
    if (hair === 'puffs') p.circle(-6, -12, 5.2, c);
    if (hair === 'bun') p.circle(-3, -14, 5, c);
    if (hair === 'braids') p.fill('M-9 -4C-12 4 -12 10 -10.5 15L-6.5 15C-7 9 -5 4 -4 0Z', c);
    if (hair === 'bob') p.fill('M-9 -6C-13 2 -12 8 -9 9.4C-5 9.6 -2 7 -1 2L-2 -4Z', c);
    return;
  }
  if (hair === 'puff') p.circle(0, -13, 6.6, c);
  if (hair === 'puffs') p.circle(-8.4, -9.4, 5.4, c).circle(8.4, -9.4, 5.4, c);
  if (hair === 'bun') p.circle(0, -14.4, 4.8, c);
  if (hair === 'afro') p.fill('M-9.6 3C-16 -4 -12 -17 0 -17C12 -17 16 -4 9.6 3Z', c);
  if (hair === 'bob') p.fill('M-9 -6C-13.4 2 -12 8.6 -9 9.6L9 9.6C12 8.6 13.4 2 9 -6Z', c);
  if (hair === 'braids') p.fill('M-9 -4C-11.6 2 -11.4 9 -11 14L-7 14L-7 -2ZM9 -4C11.6 2 11.4 9 11 14L7 14L7 -2Z', c);
}

function hairOver(p: Pen, { hair, view, hairC: c, skin, wrapC, plain }: HeadLook): void {
  if (hair === 'bald') return;
  if (hair === 'wrap') {
    if (view === 'side')
      p.fill('M8.6 -4.6C8 -13 -1 -17.4 -8 -15.4C-15 -13 -13 -3 -8 1C-4 -3 2 -4.6 8.6 -4.6Z', wrapC).circle(
        -10,
        -13,
        4,
        dark(wrapC, 0.15),
      );
    else
      p.fill('M-9.6 -2.6C-12.4 -14 -6 -18 0 -17.6C7 -18 12.4 -13 9.6 -2.6C6 -7.4 -6 -7.4 -9.6 -2.6Z', wrapC).stroke(
        'M-9 -6Q0 -11 7 -15.4M-8 -11Q-2 -14 2 -17',
        light(wrapC, 0.45),
        1,
      );
    return;
  }
  if (hair === 'rim') {
    if (view === 'side') p.fill('M-3 -3C-6 -7 -9.6 -7 -9.6 -2C-9.4 3 -8 5 -5.4 6.4C-4 3 -3.4 0 -3 -3Z', c);
    else if (view === 'back') p.fill('M-9 -5L9 -5C9 3 7 6.6 4 7.4L-4 7.4C-7 6.6 -9 3 -9 -5Z', c);
    else
      p.fill(
        'M-9.4 1C-10.4 -4 -9.6 -7 -8 -8C-8.4 -5 -8.2 -2 -8.4 1ZM9.4 1C10.4 -4 9.6 -7 8 -8C8.4 -5 8.2 -2 8.4 1Z',
        c,
      );
    return;
  }
  if (view === 'side') {
    if (hair === 'afro') {
      p.fill('M7.6 -4.5C11 -15 -1 -19 -8 -15C-16 -11 -15 3 -7 7C-5 6 -4 1 -1.5 -2.5C2 -3.5 5 -3.6 7.6 -4.5Z', c);
      return;
    }
    if (hair === 'fade') {
      p.fill(CAP_SIDE, mix(c, skin, 0.35)).fill('M8 -5.4C7 -15.6 -8 -16 -9.4 -6C-5 -7.4 2 -6.8 8 -5.4Z', c);
      return;
    }
    p.fill(CAP_SIDE, c);
    if (hair === 'rows' && !plain)
      p.stroke('M5 -7Q-2 -11 -8 -6M3 -5Q-4 -7 -8.6 -1M-2 -3Q-6 -3 -8 3', mix(c, skin, 0.55), 0.7);
    return;
  }
  if (view === 'back') {
    p.fill(CAP_BACK, c);
    if (hair === 'rows' && !plain) p.stroke('M-5 -10L-5 5M0 -11.4L0 6M5 -10L5 5', mix(c, skin, 0.55), 0.8);
    return;
  }
  if (hair === 'fade')
    p.fill(CAP_FRONT, mix(c, skin, 0.4)).fill(
      'M-8.4 -6C-9 -15.4 9 -15.4 8.4 -6C6.6 -7.6 4 -8 0 -8C-4 -8 -6.6 -7.6 -8.4 -6Z',
      c,
    );
  else if (hair === 'bob')
    p.fill('M-9.6 1C-11 -15.4 11 -15.4 9.6 1C9 -3 8 -5 5 -7C0 -5 -5 -5.6 -7.6 -6.4C-8.8 -4 -9 -2 -9.6 1Z', c);
  else p.fill(CAP_FRONT, c);
  if (hair === 'rows' && !plain)
    p.stroke('M-4.4 -7.4L-3.6 -10.6M0 -7.2L0 -11.2M4.4 -7.4L3.6 -10.6', mix(c, skin, 0.6), 0.8);
}

function scarfBack(p: Pen, view: View, c: string): void {
  if (view === 'side') p.fill('M8 -6C6 -15 -10 -15 -10.5 -2C-11 6 -11 14 -8 17L7 17C9 14 7 11 5 9Z', c);
  else p.fill('M-10.4 -2C-11 -15.4 11 -15.4 10.4 -2C11 8 12 13 11 17L-11 17C-12 13 -11 8 -10.4 -2Z', c);
}

function headwear(p: Pen, cap: string, side: boolean): void {
  if (cap === 'grad')
    p.fill('M-9 -6L9 -6L8 -2.6Q0 -4.6 -8 -2.6Z', '#1b222c')
      .fill('M-14 -9.4L0 -14L14 -9.4L0 -5Z', '#242d39')
      .stroke('M0 -9.4L10.6 -7.6L11 -1', tone.sun, 1);
  else if (side) p.fill('M-9.4 -4C-9.6 -14.4 8.6 -14.4 8.6 -5.4L14.6 -4.4L8 -3.4Z', cap);
  else p.fill('M-9.2 -4C-9.6 -14.6 9.6 -14.6 9.2 -4Q0 -7.4 -9.2 -4Z', cap);
}

/** Features are too fine for whole numbers, whatever the head is rounded to. */
function finely(p: Pen, draw: () => void): void {
  const coarse = p.precision;
  p.precision = 10;
  draw();
  p.precision = coarse;
}

export function head(p: Pen, look: HeadLook, shape: Face): void {
  const { view, skin, hair, hairC, scarf, cap, face, plain } = look;
  if (scarf) scarfBack(p, view, scarf);
  if (view === 'side') {
    if (!scarf) hairBehind(p, hair, view, hairC);
    p.fill(sideSkull(shape), skin);
    if (scarf) p.fill('M8.2 -5.6C6 -14.8 -10 -14 -10 -2C-10 6 -6 10 -1 11.4C-3 4 -2 -3 8.2 -5.6Z', scarf);
    else {
      hairOver(p, look);
      if (!plain) p.circle(-2, 0.8, 2.1, dark(skin, 0.1));
    }
    if (face) finely(p, () => sideFace(p, face, skin, plain));
  } else if (view === 'front') {
    if (!scarf) {
      p.stroke('M-8.6 .4L8.6 .4', dark(skin, 0.14), 4.4);
      hairBehind(p, hair, view, hairC);
    }
    p.fill(frontSkull(shape), skin);
    if (scarf) p.fill('M-10 -1C-10.4 -15 10.4 -15 10 -1C9 -6.4 6 -8 0 -8C-6 -8 -9 -6.4 -10 -1Z', scarf);
    else hairOver(p, look);
    if (face) finely(p, () => frontFace(p, face, skin, plain));
  } else if (scarf) {
    p.fill('M-10.2 -2C-10.4 -15 10.4 -15 10.2 -2C10.4 6 10 12 11 15L-11 15C-10 12 -10.4 6 -10.2 -2Z', scarf);
  } else {
    p.stroke('M-8.6 .4L8.6 .4', dark(skin, 0.14), 4.4).fill('M-4.4 4L4.4 4L4 10L-4 10Z', dark(skin, 0.12));
    if (hair === 'bald' || hair === 'rim') p.fill(CAP_BACK, skin);
    hairBehind(p, hair, view, hairC);
    hairOver(p, look);
  }
  if (look.glasses && view !== 'back') glasses(p, view === 'side', look.glasses);
  if (cap) headwear(p, cap, view === 'side');
}
