import { dark, light, tone } from '../palette.ts';
import { Pen } from '../pen.ts';

/** A tall drum: its body narrows downwards and is laced with hide. */
export function drum(x: number, y: number, h: number, { c = '#a65a2e', band = tone.sun } = {}): string {
  const p = new Pen(x, y, h / 100);
  return p
    .fill('M-42 -88C-42 -50 -26 -20 -18 0L18 0C26 -20 42 -50 42 -88Z', c)
    .fill('M8 -84C12 -50 8 -20 8 0L18 0C26 -20 42 -50 42 -88Z', dark(c, 0.25))
    .stroke('M-40 -78L-27 -26L-15 -80L-4 -26L8 -80L19 -26L30 -80L36 -50', light(c, 0.55), 2)
    .stroke('M-28 -24L28 -24', band, 4)
    .fill('M-44 -88A44 11 0 0 1 44 -88A44 11 0 0 1 -44 -88Z', '#f3e2c3')
    .fill('M-44 -88A44 11 0 0 0 44 -88L43 -80A44 11 0 0 1 -43 -80Z', dark('#d9b98a', 0.1)).out;
}

/** Amadinda: log xylophone on two banana stems. */
export function amadinda(x: number, y: number, w: number, n = 9): string {
  const p = new Pen(x, y, w / 200);
  p.stroke('M-96 -16L96 -16', '#7d8a4a', 15).stroke('M-96 2L96 2', '#68753c', 15);
  for (let i = 0; i < n; i++) {
    const a = -88 + (i * 176) / (n - 1);
    const l = 30 - i * 1.6;
    p.rect(a - 8, -10 - l, 15, l * 2, i % 2 ? '#b5713d' : '#c98549', 3);
  }
  return p.out;
}
