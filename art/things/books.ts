import { tone } from '../palette.ts';
import { num } from '../path.ts';
import { Pen } from '../pen.ts';
import type { Source } from '../source.ts';
import { line, poly, rect } from '../svg.ts';

const spineTones = () => [
  tone.murram,
  tone.hill,
  tone.sun,
  tone.lake,
  tone.leaf,
  '#e7d3ad',
  tone.jacaranda,
  '#7d3a22',
  '#d9824f',
];

/** Open book lying or held; (x, y) is the spine's foot. */
export function openBook(x: number, y: number, s: number, { cover = tone.murram, rot = 0 } = {}): string {
  return new Pen(x, y, s, { rot })
    .fill('M-26 -12Q-12 -17 0 -10Q12 -17 26 -12L26 4Q12 -1 0 6Q-12 -1 -26 4Z', cover)
    .fill('M-23 -14Q-11 -18 0 -12Q11 -18 23 -14L23 1Q11 -3 0 3Q-11 -3 -23 1Z', tone.white)
    .stroke(
      'M0 -12L0 3M-18 -11Q-11 -13 -5 -10M-18 -6Q-11 -8 -5 -5M18 -11Q11 -13 5 -10M18 -6Q11 -8 5 -5',
      '#d8c9ac',
      1.2,
    ).out;
}

export function stack(r: Source, x: number, y: number, s: number, n = 3): string {
  const p = new Pen(x, y, s);
  let yy = 0;
  for (let i = 0; i < n; i++) {
    const w = r(44, 60);
    const h = r(8, 11);
    const o = r(-5, 5);
    const c = r.pick(spineTones());
    p.rect(o - w / 2, yy - h, w, h, c, 2).rect(o - w / 2 + 5, yy - h + 2.4, w - 5, h - 4.8, '#fbf1de', 1);
    yy -= h;
  }
  return p.out;
}

/** Bookcase: spines gathered by colour so that a full wall stays small. */
export function shelf(
  r: Source,
  x: number,
  y: number,
  w: number,
  h: number,
  rows: number,
  { wood = tone.wood, back = tone.bark } = {},
): string {
  const spines = new Map<string, string>();
  const rh = h / rows;
  let boards = '';
  for (let k = 0; k < rows; k++) {
    const fl = y + (k + 1) * rh - 5;
    let cx = x + 8;
    while (cx < x + w - 22) {
      if (r() < 0.07) {
        cx += r(12, 30);
        continue;
      }
      const bw = Math.round(r(12, 24));
      const bh = Math.round(rh * r(0.55, 0.82));
      const c = r.pick(spineTones());
      spines.set(c, `${spines.get(c) ?? ''}M${Math.round(cx)} ${Math.round(fl)}v-${bh}h${bw}v${bh}z`);
      cx += bw + 1;
    }
    boards += `M${num(x)} ${num(fl + 2)}h${num(w)}`;
  }
  const books = [...spines].map(([c, d]) => poly(d, c)).join('');
  const frame = `${boards}M${num(x)} ${num(y)}h${num(w)}v${num(h)}M${num(x)} ${num(y)}v${num(h)}`;
  return rect(x, y, w, h, back) + books + line(frame, wood, 8);
}

/** A blackboard: lines and a landscape, or sums. */
export function board(x: number, y: number, w: number, h: number, art = 0): string {
  const p = new Pen(x + w / 2, y + h / 2, w / 300);
  if (art === 0)
    p.stroke('M-120 -40L-60 -40M-120 -14L-30 -14M-120 12L-44 12', '#dfeadd', 5)
      .fill('M10 40L10 20Q40 -20 66 16Q90 -8 124 24L124 40Z', '#5c9b7a')
      .circle(100, -38, 14, tone.sun);
  else p.stroke('M-110 -34L-90 -10L-60 -44M-30 -20L20 -20M-5 -44L-5 4M60 -30L110 -30M60 -10L110 -10', '#dfeadd', 6);
  return rect(x, y, w, h, tone.wood, 'rx="4"') + rect(x + 9, y + 9, w - 18, h - 18, '#1d4a3e') + p.out;
}
