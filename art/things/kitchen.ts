import { dark, light, nature, tone } from '../palette.ts';
import { Pen } from '../pen.ts';

/** A big cooking pot with steam. */
export function pot(x: number, y: number, s: number, c = '#5a6068'): string {
  return new Pen(x, y, s)
    .stroke('M-14 -62Q-22 -74 -14 -86T-14 -108M14 -62Q6 -74 14 -86T14 -108', '#fff', 5, 'opacity=".5"')
    .stroke('M-44 -34L-54 -34M44 -34L54 -34', dark(c, 0.3), 7)
    .fill('M-44 -48L44 -48L40 -8Q38 0 28 0L-28 0Q-38 0 -40 -8Z', c)
    .fill('M14 -48L44 -48L40 -8Q38 0 28 0L10 0Q22 -24 14 -48Z', dark(c, 0.22))
    .fill('M-48 -48A48 9 0 0 1 48 -48A48 9 0 0 1 -48 -48Z', light(c, 0.3))
    .fill('M-40 -48A40 6 0 0 1 40 -48A40 6 0 0 1 -40 -48Z', '#e5c25a').out;
}

/** A plate of matoke, beans and greens. */
export function plate(x: number, y: number, s: number): string {
  return new Pen(x, y, s)
    .fill('M-34 -4A34 9 0 0 1 34 -4A34 9 0 0 1 -34 -4Z', tone.white)
    .fill('M-24 -5Q-20 -20 -6 -16Q2 -14 2 -5Z', '#e8c04e')
    .fill('M-2 -4Q2 -14 14 -12Q22 -10 22 -4Z', '#8c4a28')
    .fill('M-10 -2Q0 -8 10 -2Z', nature.leaf).out;
}

export function cup(x: number, y: number, s: number, c: string): string {
  return new Pen(x, y, s).fill('M-9 -24L9 -24L7 0L-7 0Z', c).stroke('M9 -19Q18 -18 8 -7', c, 3).out;
}

export function bowl(x: number, y: number, s: number, c: string): string {
  return new Pen(x, y, s)
    .fill('M-40 -34L40 -34Q38 0 14 0L-14 0Q-38 0 -40 -34Z', c)
    .fill('M12 -34L40 -34Q38 0 14 0L6 0Q20 -14 12 -34Z', dark(c, 0.16))
    .fill('M-40 -34A40 8 0 0 1 40 -34A40 8 0 0 1 -40 -34Z', '#f3e2c3').out;
}

/** A bunch of green cooking bananas. */
export function matoke(x: number, y: number, s: number): string {
  const p = new Pen(x, y, s).stroke('M0 -90L4 -112', '#6b5a2c', 10);
  for (const [row, n] of [
    [0, 5],
    [1, 5],
    [2, 4],
  ] as const)
    for (let i = 0; i < n; i++) {
      const a = (i - (n - 1) / 2) * 17;
      const top = -88 + row * 28;
      const c = i % 2 ? nature.leaf : '#4fa35c';
      p.fill(
        `M${a - 7} ${top}Q${a * 1.5 - 12} ${top + 24} ${a * 1.3 - 4} ${top + 40}` +
          `Q${a * 1.5 + 8} ${top + 26} ${a + 7} ${top}Z`,
        c,
      );
    }
  return p.out;
}

export function pineapple(x: number, y: number, s: number): string {
  return new Pen(x, y, s)
    .fill('M0 -74L-24 -112L-8 -96L-6 -126L4 -98L16 -122L12 -94L28 -106L4 -72Z', nature.fir)
    .fill('M-30 -40A30 40 0 1 1 30 -40A30 40 0 1 1 -30 -40Z', '#d99a2b')
    .stroke('M-24 -62L14 -4M-12 -76L26 -20M24 -62L-14 -4M12 -76L-26 -20', '#a86a1c', 3).out;
}

export function mango(x: number, y: number, s: number, c = '#e58a2c'): string {
  return new Pen(x, y, s)
    .fill('M-24 -16C-26 -38 -4 -44 10 -38C28 -32 28 -8 12 -2C-4 4 -22 0 -24 -16Z', c)
    .fill('M2 -40C20 -40 28 -26 24 -14C20 -26 12 -34 2 -40Z', tone.murram)
    .stroke('M4 -40L8 -50', tone.bark, 3).out;
}

export function melonSlice(x: number, y: number, s: number): string {
  return new Pen(x, y, s)
    .fill('M-52 -40L52 -40A52 44 0 0 1 -52 -40Z', nature.leaf)
    .fill('M-46 -40L46 -40A46 38 0 0 1 -46 -40Z', '#f4ebc9')
    .fill('M-41 -40L41 -40A41 33 0 0 1 -41 -40Z', '#cf4a33')
    .stroke('M-20 -30L-20 -27M0 -28L0 -25M20 -30L20 -27M-10 -18L-10 -15M10 -18L10 -15', tone.ink, 4).out;
}

/** A woven basket, empty or heaped with tomatoes. */
export function basket(x: number, y: number, s: number, full = true): string {
  const p = new Pen(x, y, s);
  if (full) p.circle(-18, -40, 11, tone.murram).circle(2, -46, 12, '#cf4a33').circle(20, -40, 11, tone.murram);
  return p
    .fill('M-36 -36L36 -36L28 0L-28 0Z', '#c98f4e')
    .stroke('M-34 -24L34 -24M-31 -12L31 -12', '#8f5f2c', 3.4, 'stroke-dasharray="7 5"')
    .stroke('M-36 -36L36 -36', '#8f5f2c', 6).out;
}
