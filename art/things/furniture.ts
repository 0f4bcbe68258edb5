import { dark, light, nature, tone } from '../palette.ts';
import { num } from '../path.ts';
import { Pen } from '../pen.ts';
import type { Source } from '../source.ts';
import { line, rect } from '../svg.ts';

export function table(
  x: number,
  y: number,
  w: number,
  h: number,
  { c = '#b9784a', leg = '#7d4e30', front = 0 } = {},
): string {
  return [
    line(`M${num(x + 14)} ${num(y)}v${num(h)}M${num(x + w - 14)} ${num(y)}v${num(h)}`, leg, 10),
    front ? rect(x + 6, y, w - 12, front, dark(c, 0.3)) : '',
    rect(x, y - 6, w, 16, c, 'rx="4"'),
    line(`M${num(x + 4)} ${num(y - 4)}h${num(w - 8)}`, light(c, 0.3), 3),
  ].join('');
}

export function monitor(x: number, y: number, s: number, { screen = '#d6ecec', pic = 0 } = {}): string {
  const p = new Pen(x, y, s)
    .fill('M-10 0L10 0L7 -14L-7 -14Z', '#5a6068')
    .rect(-42, -70, 84, 58, '#2a3038', 5)
    .rect(-37, -65, 74, 48, screen, 2);
  if (pic === 0)
    p.fill('M-37 -17L-37 -30Q-20 -46 -4 -32Q10 -48 37 -30L37 -17Z', nature.leaf).circle(18, -52, 7, nature.gold);
  else if (pic === 1)
    p.rect(-30, -58, 26, 8, tone.lake, 2).rect(-22, -46, 36, 8, tone.sun, 2).rect(-22, -34, 26, 8, tone.murram, 2);
  else p.stroke('M-30 -28L-14 -42L2 -34L26 -56', tone.murram, 3).stroke('M-30 -22L30 -22', tone.ink, 2);
  return p.out;
}

export function globe(x: number, y: number, s: number): string {
  return new Pen(x, y, s)
    .fill('M-22 0L22 0Q18 -8 6 -9L-6 -9Q-18 -8 -22 0Z', '#7d4e30')
    .stroke('M0 -8L0 -16', '#7d4e30', 5)
    .stroke('M-20 -88A38 38 0 0 0 26 -24', nature.gold, 4)
    .circle(2, -54, 32, tone.lake)
    .fill(
      'M-8 -82C4 -88 18 -82 22 -72C16 -66 20 -58 12 -52' +
        'C8 -42 4 -34 -2 -34C-6 -44 -2 -50 -8 -56C-18 -58 -18 -72 -8 -82Z',
      nature.leaf,
    )
    .fill('M24 -44C30 -46 32 -52 33 -56C32 -44 26 -36 22 -32C20 -36 20 -42 24 -44Z', nature.leaf)
    .fill('M2 -22A32 32 0 0 1 -26 -70A36 36 0 0 0 2 -22Z', '#0d2b3a', 'opacity=".3"').out;
}

export function plant(x: number, y: number, s: number, pot = tone.murram, c = nature.leaf): string {
  const p = new Pen(x, y, s);
  const leaves: [number, number, string][] = [
    [-46, 0.9, dark(c, 0.25)],
    [44, 0.9, dark(c, 0.25)],
    [-22, 1.1, c],
    [24, 1.05, c],
    [0, 1.25, light(c, 0.15)],
  ];
  for (const [rot, l, k] of leaves)
    p.raw(new Pen(...p.at(0, -30), s * l, { rot }).fill('M0 0C-12 -16 -10 -42 0 -56C10 -42 12 -16 0 0Z', k).out);
  return p.fill('M-20 -32L20 -32L15 0L-15 0Z', pot).rect(-23, -38, 46, 9, light(pot, 0.14), 2).out;
}

export function backpack(x: number, y: number, s: number, c = tone.murram): string {
  return new Pen(x, y, s)
    .stroke('M-12 -92Q0 -108 12 -92', dark(c, 0.3), 6)
    .fill('M-36 0Q-44 0 -44 -10L-40 -62Q-38 -94 0 -94Q38 -94 40 -62L44 -10Q44 0 36 0Z', c)
    .fill('M14 -92Q38 -88 40 -62L44 -10Q44 0 36 0L18 0Q28 -50 14 -92Z', dark(c, 0.16))
    .fill('M-30 -6L30 -6L27 -40Q0 -48 -27 -40Z', light(c, 0.14))
    .stroke('M-26 -32L26 -32', dark(c, 0.3), 3)
    .stroke('M-24 -64Q0 -74 24 -64', dark(c, 0.3), 3)
    .circle(0, -29, 4, nature.gold).out;
}

export function easel(x: number, y: number, h: number, art = 0): string {
  const p = new Pen(x, y, h / 100);
  p.stroke('M-24 0L-4 -96M24 0L4 -96M0 -90L0 -6', tone.wood, 3.4).rect(-30, -84, 60, 46, tone.white, 1);
  if (art === 0)
    p.fill('M-28 -40L-28 -52Q-14 -66 0 -52Q12 -64 28 -50L28 -40Z', nature.leaf)
      .fill('M-28 -40L-28 -46Q0 -56 28 -44L28 -40Z', nature.fir)
      .circle(14, -70, 6, nature.gold);
  else p.fill('M-20 -42Q-22 -72 0 -76Q22 -70 18 -42Z', tone.lake).circle(0, -58, 10, nature.gold);
  return p.stroke('M-32 -37L32 -37', '#6d452b', 4).out;
}

export function jars(r: Source, x: number, y: number, s: number, n = 4): string {
  const p = new Pen(x, y, s);
  const cs = r.shuffle([tone.murram, tone.sun, tone.lake, tone.leaf, tone.jacaranda]);
  for (let i = 0; i < n; i++) p.rect(i * 22, -22, 17, 22, '#f3ead8', 3).rect(i * 22, -13, 17, 13, cs[i] ?? tone.sun, 3);
  return p.stroke('M8 -20L4 -44M10 -20L14 -46', tone.wood, 2.4).stroke('M4 -44L3 -52M14 -46L15 -53', tone.murram, 4)
    .out;
}
