import { mix } from '../palette.ts';
import { num } from '../path.ts';
import { Pen } from '../pen.ts';
import type { Source } from '../source.ts';
import { line } from '../svg.ts';

/** Grey crowned crane, standing, facing right; h to the top of the crown. */
export function crane(x: number, y: number, h: number, { flip = false, head = 'up', k = 0 } = {}): string {
  const t = (c: string): string => mix(c, '#2b3a5a', k);
  const p = new Pen(x, y, h / 100, { flip });
  if (h > 120) p.precision = 1;
  const grey = t('#8d9aa3');
  const dk = t('#252b33');
  const wh = t('#fdf8ec');
  const gold = t('#eeb33a');
  p.stroke('M-2 -34L-3 -17L-5 0M4 -34L5 -18L3 0', dk, 1.5).stroke('M-5 0L1 0M3 0L9 0M-5 0L-8 .4', dk, 1.1);
  p.fill('M-27 -30C-20 -46 -6 -52 6 -50C14 -49 15 -42 11 -37C4 -29 -8 -30 -16 -29C-20 -28 -24 -27 -27 -30Z', grey);
  p.fill('M-31 -26C-24 -38 -10 -44 0 -42C2 -38 -4 -33 -12 -31C-18 -29 -26 -26 -31 -26Z', wh);
  p.fill('M-33 -24C-28 -31 -20 -34 -13 -34C-15 -29 -22 -25 -33 -24Z', dk).fill(
    'M-24 -33C-16 -38 -8 -39 -3 -38C-6 -34 -14 -32 -24 -33Z',
    gold,
  );
  if (head === 'down') {
    p.fill('M3 -49C14 -52 22 -44 25 -30L22 -29C19 -38 14 -42 6 -40Z', grey);
    p.raw(craneHead(new Pen(...p.at(25, -27), p.scale, { flip, rot: flip ? -62 : 62 }), t));
  } else {
    p.fill('M2 -46C10 -50 9 -60 10.6 -72C11 -76 16 -76 16 -72C15 -60 18 -48 11 -39Z', grey);
    p.raw(craneHead(new Pen(...p.at(13.6, -76), p.scale, { flip }), t));
  }
  return p.out;
}

function craneHead(p: Pen, t: (c: string) => string): string {
  const gold = t('#eeb33a');
  let d = '';
  for (let i = 0; i < 9; i++) {
    const a = ((-172 + i * 15) * Math.PI) / 180;
    d += `M-2 -3L${num(-2 + Math.cos(a) * 13)} ${num(-3 + Math.sin(a) * 13)}`;
  }
  p.stroke(d, gold, 0.9);
  return p
    .circle(0, 0, 4.4, t('#1f252d'))
    .fill('M-3.4 -1C-3 -4 2 -3 2 1C0 4 -3 3 -3.4 -1Z', t('#fdf8ec'))
    .fill('M3.6 -1.6L11.4 1L3.4 2.2Z', t('#3a3f45'))
    .fill('M1 3.4C3 3.4 3.4 5 2.4 7.4C1 7 .4 5 1 3.4Z', t('#c23b22'))
    .circle(2, -1, 0.8, t('#e8f1f2')).out;
}

export function birds(r: Source, x: number, y: number, n: number, s: number, c: string): string {
  let d = '';
  for (let i = 0; i < n; i++) {
    const a = x + r(-60, 60) * s;
    const b = y + r(-24, 24) * s;
    const q = r(7, 12) * s;
    const wings = [`${num(q * 0.6)}-${num(q * 0.3)} ${num(q)} ${num(q * 0.4)}`, `${num(q * 0.4)}-${num(q * 0.7)}`];
    d += `M${num(a - q)} ${num(b - q * 0.3)}q${wings.join('q')} ${num(q)}-${num(q * 0.4)}`;
  }
  return line(d, c, 2 * s);
}
