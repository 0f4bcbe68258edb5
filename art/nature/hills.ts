// Layered hills, the site's signature.
import type { Hour, HourName } from '../hours.ts';
import { dark, mix, tone } from '../palette.ts';
import { Pen } from '../pen.ts';
import type { Source } from '../source.ts';
import { poly } from '../svg.ts';

type Crest = readonly [number, number];

interface Ridge {
  readonly d: string;
  /** The height of the ridge's line above x. */
  y(x: number): number;
}

/** A line through crests and saddles with level tangents, closed at the bottom. */
export function ridgeThrough(crests: readonly Crest[], bottom: number): Ridge {
  const points = crests.map(([x, y]): Crest => [Math.round(x), Math.round(y)]);
  const [first = [0, 0]] = points;
  let d = `M${first[0]} ${bottom}V${first[1]}`;
  let [fromX, fromY] = first;
  for (const [x, y] of points.slice(1)) {
    const k = Math.round((x - fromX) * 0.45);
    d += `C${fromX + k} ${fromY} ${x - k} ${y} ${x} ${y}`;
    [fromX, fromY] = [x, y];
  }
  const y = (at: number): number => {
    let [ax, ay] = first;
    for (const [bx, by] of points.slice(1)) {
      if (at <= bx) {
        const t = (at - ax) / (bx - ax);
        return ay + (by - ay) * t * t * (3 - 2 * t);
      }
      [ax, ay] = [bx, by];
    }
    return ay;
  };
  return { d: `${d}V${bottom}z`, y };
}

export function ridge(r: Source, w: number, base: number, height: number, n: number, bottom: number): Ridge {
  const step = w / n;
  let up = r() < 0.5;
  const crests: Crest[] = [];
  for (let i = -1; i <= n + 1; i++) {
    crests.push([i * step + r(-0.25, 0.25) * step, base - height * (up ? r(0.55, 1) : r(0, 0.25))]);
    up = !up;
  }
  return ridgeThrough(crests, bottom);
}

export const fillRidge = (line: Ridge, colour: string): string => poly(line.d, colour);

interface HamletOptions {
  readonly s?: number;
  /** How much of `to`, the hill's own colour, lies over the houses. */
  readonly haze?: number;
  readonly to?: string;
  readonly down?: number;
}

/** Tiny houses with red roofs below a ridge: what a city of hills looks like from far away. */
export function hamlet(
  r: Source,
  line: Ridge,
  x0: number,
  x1: number,
  n: number,
  colour: string,
  { s = 1, haze = 0.4, to = '#ffffff', down = 18 }: HamletOptions = {},
): string {
  const round = Math.round;
  let roofs = '';
  let walls = '';
  let trees = '';
  for (let i = 0; i < n; i++) {
    const x = r(x0, x1);
    const w = r(9, 16) * s;
    const y = line.y(x + w / 2) + r(2, down) * s;
    walls += `M${round(x)} ${round(y)}h${round(w)}v${round(6 * s)}h-${round(w)}z`;
    roofs +=
      `M${round(x - 2 * s)} ${round(y)}l${round(3 * s)}-${round(5 * s)}` +
      `h${round(w - 2 * s)}l${round(3 * s)} ${round(5 * s)}z`;
    if (r() < 0.7) {
      const q = r(3, 6) * s;
      trees += `M${round(x - q * 1.6)} ${round(y + 6 * s)}a${round(q)} ${round(q * 1.3)} 0 0 1 ${round(q * 2)} 0z`;
    }
  }
  return (
    poly(trees, dark(colour, 0.16)) + poly(walls, mix('#f6e3c6', to, haze)) + poly(roofs, mix(tone.murram, to, haze))
  );
}

type Landmark = 'cathedral' | 'mosque' | 'mast';

/** What stands on far hills: a domed cathedral, a mosque with its minaret, a mast. */
export function landmark(x: number, y: number, s: number, c: string, kind: Landmark): string {
  const p = new Pen(x, y, s);
  if (kind === 'cathedral')
    return p
      .fill('M-16 2L-16 -9L-9 -9L-9 -14A9 9 0 0 1 9 -14L9 -9L16 -9L16 2Z', c)
      .stroke('M0 -22L0 -30M-2.6 -27L2.6 -27', c, 1.6).out;
  if (kind === 'mosque')
    return p.fill('M-20 2L-20 -8L-15 -8A9 8 0 0 1 3 -8L10 -8L10 -34L9 -34L11.5 -40L14 -34L13 -34L13 -8L13 2Z', c).out;
  return p.stroke('M-4 2L0 -44L4 2M-3 -10L3 -10M-2 -22L2 -22', c, 1.4).out;
}

/** The colour of a ridge `t` of the way from the farthest (0) to the nearest (1). */
export function ridgeColour({ ridges }: Hour, t: number): string {
  const at = Math.min(t, 0.999) * 3;
  const i = Math.floor(at);
  return mix(ridges[i] ?? ridges[0], ridges[i + 1] ?? ridges[3], at - i);
}

interface HillsOptions {
  /** Where the farthest ridge lies, in parts of the height. */
  readonly top?: number;
  readonly layers?: number;
  readonly bottom?: number;
  readonly towns?: boolean;
  /** Crests of the farthest ridge; each nearer one has one less. */
  readonly crests?: number;
}

export function hills(
  r: Source,
  w: number,
  h: number,
  hour: HourName,
  { top = 0.42, layers = 4, bottom = h, towns = true, crests = 5 }: HillsOptions = {},
): string {
  const light = r.hour(hour);
  const scale = w / 1500;
  const out: string[] = [];
  for (let i = 0; i < layers; i++) {
    const t = i / Math.max(1, layers - 1);
    const colour = ridgeColour(light, t * 0.92);
    const base = h * (top + (0.9 - top) * t * 0.62);
    const line = ridge(r, w, base, h * (0.13 + 0.03 * i), Math.max(2, crests - i), bottom);
    const place = (from: number, to: number, kind: Landmark): void => {
      const x = w * r(from, to);
      out.push(landmark(x, line.y(x) + 2, scale, mix(colour, light.ridges[2], 0.2), kind));
    };
    if (i === 0) place(0.5, 0.62, 'mast');
    if (i === 1) {
      place(0.3, 0.46, 'cathedral');
      place(0.8, 0.95, 'mosque');
    }
    const id = r.id();
    const foot = mix(colour, light.mist, 0.42 - 0.27 * t);
    const stops = `<stop stop-color="${mix(colour, light.glow, 0.06)}"/><stop offset=".6" stop-color="${foot}"/>`;
    out.push(`<linearGradient id="${id}" x2="0" y2="1">${stops}</linearGradient>`, fillRidge(line, `url(#${id})`));
    if (towns && i === 2) {
      const wide = w > 1000;
      out.push(
        hamlet(r, line, w * 0.02, w * 0.98, wide ? 8 : 5, colour, { s: wide ? 1.1 : 0.8, to: colour, down: 36 }),
      );
    }
  }
  return out.join('');
}
