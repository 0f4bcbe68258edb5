import { light, nature, tone } from '../palette.ts';
import { Pen } from '../pen.ts';

export function microscope(x: number, y: number, s: number, c = '#3d4a56'): string {
  return new Pen(x, y, s)
    .fill('M-30 0L34 0L34 -8Q10 -14 -30 -8Z', c)
    .stroke('M18 -8C40 -28 36 -62 10 -74', c, 9)
    .rect(-24, -30, 44, 6, '#252d36', 2)
    .rect(-8, -36, 18, 4, '#bfe0e0', 1)
    .fill('M-2 -36L-6 -50L-12 -50L-22 -92L-2 -98L10 -54L4 -52L4 -38Z', '#e8e1d2')
    .fill('M-25 -92L1 -100L-1 -108L-27 -100Z', nature.gold)
    .circle(22, -40, 6, nature.gold).out;
}

export function flask(x: number, y: number, s: number, c = nature.leaf): string {
  return new Pen(x, y, s)
    .fill('M-7 -60L7 -60L7 -40L24 -6Q26 0 20 0L-20 0Q-26 0 -24 -6L-7 -40Z', '#eaf3f0', 'opacity=".9"')
    .fill('M-14 -26L14 -26L23 -6Q24 -1 19 -1L-19 -1Q-24 -1 -23 -6Z', c)
    .stroke('M-10 -61L10 -61', '#c9d8d6', 4)
    .circle(-4, -14, 3, light(c, 0.5))
    .circle(6, -20, 2, light(c, 0.5)).out;
}

export function robot(x: number, y: number, s: number): string {
  return new Pen(x, y, s)
    .stroke('M0 -84L0 -98', '#5a6068', 3)
    .circle(0, -101, 5, tone.murram)
    .rect(-26, -86, 52, 36, '#e8e1d2', 8)
    .rect(-19, -79, 38, 20, tone.ink, 6)
    .circle(-8, -69, 4.4, nature.gold)
    .circle(8, -69, 4.4, nature.gold)
    .rect(-32, -46, 64, 32, tone.lake, 6)
    .rect(-14, -40, 28, 12, '#cfe6e2', 3)
    .stroke('M-32 -38L-48 -26L-44 -16M32 -38L50 -46L58 -40', '#5a6068', 6)
    .rect(-38, -16, 76, 18, '#2a3038', 9)
    .circle(-26, -7, 5, '#b9b4a8')
    .circle(0, -7, 5, '#b9b4a8')
    .circle(26, -7, 5, '#b9b4a8').out;
}
