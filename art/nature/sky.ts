import type { HourName } from '../hours.ts';
import { num } from '../path.ts';
import { Pen } from '../pen.ts';
import type { Source } from '../source.ts';
import { disc, glow, gradient, line, opacity, poly, rect } from '../svg.ts';

interface SkyOptions {
  /** Where the sun or moon stands, in parts of the picture, and its radius; a radius of 0 leaves it out. */
  readonly sx?: number;
  readonly sy?: number;
  readonly sr?: number;
  readonly moon?: boolean;
  readonly stars?: boolean;
  /** How far down the sky reaches, in parts of the height. */
  readonly to?: number;
}

export function sky(
  r: Source,
  w: number,
  h: number,
  hour: HourName,
  { sx = 0.7, sy = 0.4, sr = 46, moon = false, stars = false, to = 0.62 }: SkyOptions = {},
): string {
  const light = r.hour(hour);
  const air = gradient(r, [
    [0, light.sky[0]],
    [0.6, light.sky[1]],
    [1, light.sky[2]],
  ]);
  const halo = glow(r, moon ? '#cfd8ee' : light.glow, moon ? 0.4 : 0.9);
  const out = [`<defs>${air.defs}${halo.defs}</defs>`, rect(0, 0, w, Math.round(h * to), air.ref)];
  if (stars) {
    let dots = '';
    for (let i = 0; i < 16; i++) dots += `M${r.int(0, w)} ${r.int(0, h * 0.4)}h0`;
    out.push(line(dots, '#fff3d6', w / 500, opacity(0.7)));
  }
  if (sr) {
    const x = w * sx;
    const y = h * sy;
    out.push(disc(x, y, sr * (moon ? 4 : 6), halo.ref));
    out.push(moon ? crescent(x, y, sr) : disc(x, y, sr, light.sun));
  }
  return out.join('');
}

function crescent(x: number, y: number, radius: number): string {
  const [a, b, inner] = [num(radius), num(radius * 1.3), num(radius * 0.9)];
  return poly(`M${num(x)} ${num(y - radius)}a${a} ${a} 0 1 0 ${a} ${b}a${inner} ${inner} 0 0 1-${a}-${b}z`, '#fff3d0');
}

export function cloud(x: number, y: number, s: number, c = '#fff', alpha = 0.7): string {
  const shape = 'M-70 0C-74 -16 -50 -22 -44 -18C-40 -36 -12 -40 -4 -26C8 -38 36 -32 36 -16C52 -22 72 -12 68 0Z';
  return new Pen(x, y, s).fill(shape, c, opacity(alpha)).out;
}
