import type { HourName } from '../hours.ts';
import type { Source } from '../source.ts';
import { gradient, line, opacity, poly, rect } from '../svg.ts';

export function grass(r: Source, x0: number, x1: number, y: number, n: number, h: number, c: string): string {
  const w = Math.round(3 + h / 18);
  let d = '';
  for (let i = 0; i < n; i++) {
    const tall = Math.round(h * r(0.45, 1));
    const bend = Math.round(r(-0.35, 0.5) * tall);
    const up = `q${Math.round(bend * 0.1)}-${Math.round(tall * 0.6)} ${bend}-${tall}`;
    d += `M${r.int(x0, x1)} ${y}${up} ${Math.round(w * 0.6 - bend * 0.2)} ${Math.round(tall * 0.4)} ${w - bend} ${tall}`;
  }
  return poly(d, c);
}

export function flowers(
  r: Source,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  n: number,
  c: string,
  size = 5,
): string {
  let d = '';
  for (let i = 0; i < n; i++) d += `M${r.int(x0, x1)} ${r.int(y0, y1)}h0`;
  return line(d, c, size);
}

/** A lake with broken light on it, and a path of light under the sun if there is one. */
export function lake(
  r: Source,
  x: number,
  y: number,
  w: number,
  h: number,
  hour: HourName,
  sunX: number | null = null,
): string {
  const { water, glow } = r.hour(hour);
  const { defs, ref } = gradient(r, [
    [0, water[0]],
    [1, water[1]],
  ]);
  let ripples = '';
  for (let i = 0; i < 13; i++) {
    const at = y + h * r() ** 1.5;
    const length = r(20, 90) * (0.4 + (at - y) / h);
    ripples += `M${r.int(x, x + w)} ${Math.round(at)}h${Math.round(length)}`;
  }
  const surface = `<defs>${defs}</defs>${rect(x, y, w, h, ref)}${line(ripples, '#fff', 2, opacity(0.3))}`;
  if (sunX === null) return surface;
  let light = '';
  for (let i = 0; i < 9; i++) {
    const half = (16 + i * 9) * r(0.6, 1.2);
    light +=
      `M${Math.round(sunX - half + r(-14, 14))} ${Math.round(y + 6 + (h - 10) * (i / 9))}` + `h${Math.round(half * 2)}`;
  }
  return surface + line(light, glow, 4, opacity(0.8));
}
