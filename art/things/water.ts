import { tone } from '../palette.ts';
import { Pen } from '../pen.ts';

/** Someone doing the crawl: head, one arm out of the water, a bow wave. */
export function swimmer(x: number, y: number, s: number, skin: string, cap: string): string {
  return new Pen(x, y, s)
    .fill('M-60 14C-40 -2 30 -2 52 14Z', '#d9f0f0', 'opacity=".8"')
    .stroke('M14 4C24 -26 44 -26 54 4', skin, 10)
    .circle(0, 0, 14, skin)
    .fill('M-14 -1A14 14 0 0 1 14 -1Q0 -6 -14 -1Z', cap)
    .stroke('M-50 12C-30 20 40 20 70 12', '#fff', 4).out;
}

/** A lake canoe with a painted gunwale. */
export function canoe(x: number, y: number, s: number, hull: string): string {
  return new Pen(x, y, s)
    .fill('M-90 -14C-60 6 60 6 90 -18C70 24 -66 24 -90 -14Z', hull)
    .stroke('M-70 -6C-40 8 40 8 74 -8', tone.sun, 4).out;
}

/** A watering can, its spout to the right and pouring. */
export function wateringCan(x: number, y: number, s: number, c: string): string {
  return new Pen(x, y, s)
    .fill('M-22 -6L20 -6L16 34L-18 34Z', c)
    .stroke('M18 12L54 -2M-18 -6C-14 -34 14 -34 18 -8', c, 6)
    .stroke('M56 4L64 28M60 0L76 24M52 6L54 32', '#cfe6ee', 3).out;
}
