import { dark, light, mix, nature, tone } from '../palette.ts';
import { num } from '../path.ts';
import { Pen } from '../pen.ts';
import type { Source } from '../source.ts';

// Scalloped crown from a ring of arcs.
function crown(r: Source, cx: number, cy: number, rx: number, ry: number, n: number): string {
  const pts: [number, number][] = [];
  for (let i = 0; i < n; i++) {
    const a = (i / n) * Math.PI * 2;
    const k = r(0.88, 1.08);
    pts.push([cx + Math.cos(a) * rx * k, cy + Math.sin(a) * ry * k]);
  }
  const [first = [0, 0]] = pts;
  let [fromX, fromY] = first;
  let d = `M${num(fromX)} ${num(fromY)}`;
  for (const [toX, toY] of [...pts.slice(1), first]) {
    const q = num(Math.hypot(toX - fromX, toY - fromY) * 0.56);
    d += `A${q} ${q} 0 0 1 ${num(toX)} ${num(toY)}`;
    [fromX, fromY] = [toX, toY];
  }
  return `${d}Z`;
}

/** Broad tree: trunk that forks, three tones of crown lit from `lit` (-1 left, 1 right). */
export function tree(
  r: Source,
  x: number,
  y: number,
  h: number,
  c = nature.leaf,
  { lit = 1, trunk = '#5a3a2a', wide = 1, fruit = '' } = {},
): string {
  const p = new Pen(x, y, h / 100);
  if (h > 120) p.precision = 1;
  p.fill(
    'M-4.4 0C-2.6 -16 -3 -30 -9 -46L-5 -48C-1 -40 0 -36 .6 -32C2 -40 6 -46 10 -52L13.4 -49C7 -40 3.6 -28 4.6 0Z',
    trunk,
  );
  p.fill(crown(r, 0, -62, 38 * wide, 25, 10), dark(c, 0.26));
  p.fill(crown(r, -9 * wide + lit * 6, -70, 27 * wide, 17, 8), c);
  p.fill(crown(r, lit * 14 * wide, -74, 15 * wide, 10, 6), light(c, 0.12));
  if (fruit) {
    let d = '';
    for (let i = 0; i < 9; i++) {
      const a = r(0, 6.28);
      const k = r(0.3, 1);
      const at = `${num(Math.cos(a) * 34 * wide * k)} ${num(-62 + Math.sin(a) * 21 * k)}`;
      d += `M${at}L${at}`;
    }
    p.stroke(d, fruit, 4);
  }
  return p.out;
}

/** The nearer `k` is to 1, the deeper in the dusk. */
export function jacaranda(r: Source, x: number, y: number, h: number, lit = 1, k = 0): string {
  const c = mix(tone.jacaranda, '#26365a', k);
  const p = new Pen(x, y, h / 100);
  if (h > 120) p.precision = 1;
  p.fill(
    'M-3.6 0C-2 -18 -4 -28 -14 -44L-11 -46C-5 -38 -2 -34 0 -30C2 -40 8 -48 16 -54L18 -51C10 -42 4.4 -28 4.4 0Z',
    mix('#4d3a3a', '#26365a', k),
  ).stroke('M0 -30C-6 -40 -20 -44 -28 -48M1 -26C10 -34 22 -38 30 -44', mix('#4d3a3a', '#26365a', k), 2);
  p.fill(crown(r, -2, -62, 44, 22, 12), dark(c, 0.22))
    .fill(crown(r, -20 + lit * 6, -66, 22, 13, 7), c)
    .fill(crown(r, 18 + lit * 4, -70, 20, 13, 7), c)
    .fill(crown(r, lit * 12, -76, 16, 8, 7), light(c, 0.2));
  let d = '';
  for (let i = 0; i < 7; i++) {
    const q = r(-46, 46);
    const e = r(-1.5, 3);
    d += `M${num(q)} ${num(e)}L${num(q + 1.4)} ${num(e)}`;
  }
  return p.stroke(d, light(c, 0.1), 1.8).out;
}

export function acacia(x: number, y: number, h: number, c = nature.leaf, trunk = '#5a3a2a'): string {
  const p = new Pen(x, y, h / 100);
  if (h > 120) p.precision = 1;
  return p
    .fill(
      'M-3 0C-1.4 -24 -3 -34 -16 -58L-12 -59C-4 -46 -1 -42 .6 -38C3 -48 9 -56 16 -62L19 -60C9 -48 4.6 -32 3.4 0Z',
      trunk,
    )
    .fill(
      'M-48 -60C-46 -72 -26 -78 -8 -77C14 -84 44 -76 50 -63C40 -58 26 -60 14 -57C-4 -54 -34 -54 -48 -60Z',
      dark(c, 0.25),
    )
    .fill('M-36 -66C-30 -74 -14 -77 -4 -76C14 -82 36 -76 42 -68' + 'C26 -70 10 -66 -4 -67C-16 -67 -28 -65 -36 -66Z', c)
    .out;
}

export function palm(x: number, y: number, h: number, c = nature.leaf, { lean = 1, trunk = '#6b4a34' } = {}): string {
  const p = new Pen(x, y, h / 100, { flip: lean < 0 });
  if (h > 120) p.precision = 1;
  p.fill('M-3 0C-2 -30 2 -52 10 -76L13 -75C7 -52 3.4 -30 3.4 0Z', trunk).stroke(
    'M-1.6 -14L2.6 -14M-.6 -28L3.4 -28M1.4 -42L5 -42M4.4 -56L7.4 -56',
    dark(trunk, 0.35),
    0.8,
  );
  const frond = (a: number, length: number, col: string): string => {
    const q = new Pen(...p.at(11.5, -76), p.scale * length, { rot: lean < 0 ? -a : a, flip: lean < 0 });
    q.precision = p.precision;
    return q.fill('M0 0C10 -8 24 -8 38 6C32 3 28 3 25 5C24 2 21 1 18 2C16 0 12 0 9 1C6 0 3 1 0 0Z', col).out;
  };
  const back = dark(c, 0.32);
  p.raw(frond(168, 0.9, back) + frond(-150, 1, back) + frond(28, 1.05, back));
  p.raw(frond(-118, 0.85, c) + frond(-62, 0.95, c) + frond(2, 1.05, c) + frond(196, 0.95, c));
  p.raw(frond(-28, 1.1, light(c, 0.18)));
  return p.circle(10, -74, 2.4, dark(trunk, 0.2)).circle(13.4, -73, 2.2, trunk).out;
}

/** Banana plant: broad torn leaves; the foreground frame of many scenes. */
export function banana(x: number, y: number, h: number, c = nature.leaf, flip = false): string {
  const p = new Pen(x, y, h / 100, { flip });
  if (h > 120) p.precision = 1;
  p.fill('M-5 0C-4 -20 -3 -32 -2 -44L4 -44C5 -30 6 -16 7 0Z', mix('#8a8a4a', c, 0.5));
  const leaf =
    'M0 0C4 -16 20 -26 34 -24C44 -22 52 -12 54 0C48 -4 45 -4 42 -8' +
    'C40 -4 36 -6 33 -10C30 -6 26 -7 23 -10C18 -6 8 -4 0 0Z';
  const leaves: [number, number, number][] = [
    [150, 0.85, 1],
    [-140, 1, 1],
    [20, 1, 1],
    [-100, 1.05, 0],
    [-50, 1.1, 0],
    [185, 0.7, 0],
    [-15, 0.95, 2],
  ];
  for (const [a, l, k] of leaves) {
    const q = new Pen(...p.at(1, -42), p.scale * l, { rot: flip ? -a : a, flip });
    q.precision = p.precision;
    q.fill(leaf, k === 1 ? dark(c, 0.35) : k === 2 ? light(c, 0.2) : c);
    if (k !== 1) q.stroke('M2 -1C14 -16 36 -20 52 -3', k === 2 ? c : light(c, 0.22), 0.9);
    p.raw(q.out);
  }
  return p.out;
}
