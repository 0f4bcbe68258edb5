import { dark, light, nature, tone } from '../palette.ts';
import { num } from '../path.ts';
import { Pen } from '../pen.ts';

export function ball(x: number, y: number, r0: number): string {
  const p = new Pen(x, y, r0 / 10);
  return p
    .circle(0, 0, 10, tone.white)
    .fill(
      'M0 -4L4 -1L2.4 3.6L-2.4 3.6L-4 -1ZM-9.6 -2.6L-7 -5L-7.6 .6ZM9.6 -2.6L7 -5L7.6 .6Z' +
        'M-3 -9.4L3 -9.4L0 -7ZM-6 7.6L-3.4 6.2L-2 9.6ZM6 7.6L3.4 6.2L2 9.6Z',
      tone.ink,
    )
    .stroke('M0 -4L0 -7M4 -1L7.6 .2M-4 -1L-7.6 .2M2.4 3.6L3.8 6.4M-2.4 3.6L-3.8 6.4', tone.ink, 0.7)
    .fill('M-10 0A10 10 0 0 0 10 0A12 10 0 0 1 -10 0Z', tone.ink, 'opacity=".2"').out;
}

export function netball(x: number, y: number, r0: number, c = nature.gold): string {
  return new Pen(x, y, r0 / 10)
    .circle(0, 0, 10, c)
    .stroke('M-10 0Q0 5 10 0M0 -10Q-5 0 0 10M-7 -7Q0 0 7 -7', dark(c, 0.3), 1).out;
}

export function hoop(x: number, y: number, h: number): string {
  const p = new Pen(x, y, h / 100);
  return p
    .stroke('M0 0L0 -98', '#e8e0d0', 2.4)
    .stroke('M0 -92L8 -92', tone.murram, 2)
    .ellipse(17, -92, 9.5, 2.6, 'none', `stroke="${tone.murram}" stroke-width="${num(h / 60)}"`)
    .stroke('M8 -91L12 -78L22 -78L26 -91M12 -90L20 -78M22 -90L14 -78M17 -89L17 -78', '#fff8ea', 0.6)
    .ellipse(0, 0, 9, 2, '#3c4249').out;
}

export function trophy(x: number, y: number, s: number, c = nature.gold): string {
  return new Pen(x, y, s)
    .stroke('M-20 -84C-40 -84 -36 -58 -16 -56M20 -84C40 -84 36 -58 16 -56', dark(c, 0.18), 5)
    .fill('M-24 -94L24 -94C24 -64 16 -48 5 -44L5 -24L16 -18L-16 -18L-5 -24L-5 -44C-16 -48 -24 -64 -24 -94Z', c)
    .fill('M8 -94L24 -94C24 -64 16 -48 5 -44L5 -24L16 -18L4 -18L2 -44C8 -56 10 -74 8 -94Z', dark(c, 0.16))
    .fill('M-16 -90L-10 -90C-10 -74 -8 -64 -4 -56C-12 -62 -16 -74 -16 -90Z', light(c, 0.6))
    .rect(-20, -18, 40, 18, '#4b3326', 2)
    .rect(-11, -13, 22, 7, c, 1).out;
}
