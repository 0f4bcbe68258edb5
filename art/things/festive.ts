import { light, nature, tone } from '../palette.ts';
import { num } from '../path.ts';
import { Pen } from '../pen.ts';
import type { Source } from '../source.ts';
import { line, poly } from '../svg.ts';

export function cake(x: number, y: number, s: number): string {
  const p = new Pen(x, y, s)
    .fill('M-84 0A84 12 0 0 0 84 0Z', '#e9e1d2')
    .rect(-70, -48, 140, 48, '#f3d9b0', 6)
    .rect(-50, -88, 100, 42, '#f8ead0', 6)
    .fill(
      'M-70 -48L70 -48L70 -34Q58 -22 46 -34Q34 -20 22 -34' +
        'Q10 -24 0 -34Q-12 -20 -24 -34Q-36 -24 -46 -34Q-58 -20 -70 -34Z',
      tone.murram,
    )
    .fill(
      'M-50 -88L50 -88L50 -76Q40 -64 30 -76Q20 -66 10 -76Q0 -62 -10 -76Q-20 -66 -30 -76Q-40 -64 -50 -76Z',
      tone.hill,
    );
  for (let i = 0; i < 7; i++)
    p.stroke(`M${-36 + i * 12} -88L${-36 + i * 12} -104`, i % 2 ? tone.lake : tone.murram, 3.4).fill(
      `M${-36 + i * 12} -118Q${-31 + i * 12} -108 ${-36 + i * 12} -106Q${-41 + i * 12} -108 ${-36 + i * 12} -118Z`,
      nature.gold,
    );
  return p.out;
}

export function bunting(x0: number, y0: number, x1: number, y1: number, n: number): string {
  const colours = [tone.murram, tone.sun, tone.leaf, tone.lake];
  const flags = colours.map(() => '');
  const sag = (x1 - x0) * 0.08;
  const at = (t: number): [number, number] => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + Math.sin(t * Math.PI) * sag];
  for (let i = 0; i < n; i++) {
    const [ax, ay] = at((i + 0.1) / n);
    const [bx, by] = at((i + 0.9) / n);
    const tip = [(ax - bx) / 2, (ay - by) / 2 + (bx - ax) * 1.1].map(Math.round).join(' ');
    const edge = [bx - ax, by - ay].map(Math.round).join(' ');
    flags[i % colours.length] += `M${Math.round(ax)} ${Math.round(ay)}l${edge} ${tip}z`;
  }
  const cord = `M${num(x0)} ${num(y0)}Q${num((x0 + x1) / 2)} ${num((y0 + y1) / 2 + sag * 2)} ${num(x1)} ${num(y1)}`;
  return line(cord, tone.sand, 3) + flags.map((d, i) => (d ? poly(d, colours[i] ?? tone.sun) : '')).join('');
}

export function confetti(r: Source, w: number, y0: number, y1: number, n: number): string {
  const scatter = (c: string): string => {
    let d = '';
    for (let i = 0; i < n / 4; i++) d += `M${r.int(0, w)} ${r.int(y0, y1)}l${r.int(-7, 7)} ${r.int(4, 9)}`;
    return line(d, c, 5);
  };
  return [tone.sun, tone.murram, tone.white, tone.leaf].map(scatter).join('');
}

/** Held at (x, y) of the pen that draws whoever holds it. */
export function umbrella(p: Pen, x: number, y: number, c: string): void {
  const q = new Pen(...p.at(x, y), p.scale, { flip: p.mirror < 0 });
  q.stroke('M0 0L0 -46', '#3a3f45', 1.6)
    .fill('M-34 -40C-30 -70 30 -70 34 -40Q22 -46 11 -40Q0 -46 -11 -40Q-22 -46 -34 -40Z', c)
    .fill('M-11 -40Q-10 -58 0 -62Q10 -58 11 -40Q0 -46 -11 -40Z', light(c, 0.25));
  p.raw(q.out);
}
