import type { HourName } from '../hours.ts';
import { dark, light, mix, nature, tone } from '../palette.ts';
import { num } from '../path.ts';
import { Pen } from '../pen.ts';
import type { Source } from '../source.ts';
import { disc, line, opacity, poly, rect } from '../svg.ts';

const LIT = '#ffd980';
const DUSK = '#26365a';

interface BlockOptions {
  readonly floors?: number;
  readonly hour?: HourName;
  readonly bays?: number;
  readonly gable?: boolean;
  readonly s?: number;
}

/** A school block: long wall, veranda posts, a red hipped roof; lit windows at dusk. (x, y) is its left foot. */
export function block(
  r: Source,
  x: number,
  y: number,
  w: number,
  { floors = 1, hour = 'noon', bays = Math.round(w / 60), gable = true, s = 1 }: BlockOptions = {},
): string {
  const { tint, tintBy, name } = r.hour(hour);
  const t = (c: string): string => mix(c, tint, tintBy);
  const n = s > 0.5 ? (v: number): string => String(Math.round(v)) : num;
  const storey = 62 * s;
  const top = y - storey * floors;
  const bay = w / bays;
  const wall = t('#f3dfbd');
  const roof = t(tone.murram);
  const lit = name === 'dusk';
  const rise = 46 * s;
  const over = 12 * s;

  let panes = '';
  let bars = '';
  let doors = '';
  for (let floor = 0; floor < floors; floor++) {
    const fy = y - storey * (floor + 1);
    const [sill, lintel, middle] = [n(fy + storey * 0.74), n(fy + storey * 0.36), n(fy + storey * 0.54)];
    for (let i = 0; i < bays; i++) {
      const at = (part: number): string => n(x + (i + part) * bay);
      if (floor === 0 && i % 3 === 1) {
        doors += `M${at(0.28)} ${n(y)}V${n(fy + storey * 0.34)}H${at(0.72)}V${n(y)}z`;
      } else {
        panes += `M${at(0.18)} ${lintel}H${at(0.82)}V${sill}H${at(0.18)}z`;
        bars += `M${at(0.5)} ${lintel}V${sill}M${at(0.18)} ${middle}H${at(0.82)}`;
      }
    }
  }
  const out = [
    rect(x, top, w, storey * floors, wall),
    poly(panes, lit ? LIT : t('#2f6f86')),
    line(bars, wall, 2.6 * s),
    poly(doors, t(tone.hill)),
  ];
  for (let floor = 0; floor < floors; floor++) {
    const fy = y - storey * (floor + 1);
    out.push(rect(Math.round(x), Math.round(fy), w, Math.round(11 * s), dark(wall, 0.3)));
    if (floor)
      out.push(
        rect(Math.round(x - over / 2), Math.round(fy + storey - 3 * s), Math.round(w + over), 6 * s, light(wall, 0.5)),
        line(`M${n(x)} ${n(fy + storey * 0.76)}h${n(w)}`, t(tone.hill), 2.4 * s),
      );
  }
  let posts = '';
  for (let i = 0; i <= bays; i++) posts += `M${n(x + i * bay)} ${n(top + 4)}V${n(y)}`;
  const [ridgeL, ridgeR, peak, eaves] = [x + rise * 0.7, x + w - rise * 0.7, n(top - rise), n(top + 4 * s)];
  let seams = '';
  for (let i = 1; i < 4; i++) {
    const out4 = (rise * 0.7 + over) * (i / 4);
    const at = n(top - rise + (rise + 4 * s) * (i / 4));
    seams += `M${n(ridgeL - out4 + bay * 0.2 * i)} ${at}H${n(ridgeR + out4 - 4)}`;
  }
  out.push(
    line(posts, light(wall, 0.45), 5 * s, 'stroke-linecap="butt"'),
    rect(x - 4 * s, y - 7 * s, w + 8 * s, 8 * s, t('#a9623f')),
    poly(`M${n(x - over)} ${eaves}L${n(ridgeL)} ${peak}H${n(ridgeR)}L${n(x + w + over)} ${eaves}z`, roof),
    poly(
      `M${n(x - over)} ${eaves}L${n(ridgeL)} ${peak}H${n(ridgeL + 8 * s)}L${n(x + bay * 0.9)} ${eaves}z`,
      dark(roof, 0.18),
    ),
    line(seams, light(roof, 0.2), 1.6 * s, opacity(0.6)),
    line(`M${n(x - over)} ${eaves}H${n(x + w + over)}`, dark(roof, 0.3), 4 * s),
  );
  if (gable) {
    const gx = x + w / 2;
    const gw = 50 * s;
    const foot = n(top + 5 * s);
    const side = (half: number, high: number): string =>
      `M${n(gx - half)} ${foot}L${n(gx)} ${n(top - rise * high)}L${n(gx + half)} ${foot}z`;
    out.push(
      poly(side(gw, 0.95), light(roof, 0.12)),
      poly(side(gw * 0.7, 0.62), wall),
      disc(Math.round(gx), Math.round(top - rise * 0.16), 9 * s, lit ? LIT : t(tone.hill)),
      line(`M${n(gx)} ${n(top - rise * 0.27)}v${n(5.5 * s)}h${n(4 * s)}`, wall, 1.8 * s),
    );
  }
  return out.join('');
}

/** The school's own flag on a pole, of no country: its two colours, the end cut. The nearer `k` is to 1, the deeper in the dusk. */
export function flag(x: number, y: number, h: number, { k = 0 } = {}): string {
  const t = (c: string): string => mix(c, DUSK, k);
  return new Pen(x, y, h / 100)
    .stroke('M0 0L0 -100', t('#e9e2d3'), 1.6)
    .circle(0, -101, 1.8, t(nature.gold))
    .fill('M1 -98Q10 -101 18 -98T36 -98L28 -87.8L36 -77.6Q27 -74.6 18 -77.6T1 -77.6Z', t(tone.sun))
    .fill('M1 -98Q10 -101 18 -98L18 -77.6Q9.5 -80.6 1 -77.6Z', t(tone.hill)).out;
}

/** The school gate: two pillars, an arch with the name board, a fence `fence` long on either side. */
export function gate(x: number, y: number, s: number, { fence = 260 } = {}): string {
  const p = new Pen(x, y, s);
  if (s > 1.5) p.precision = 1;
  if (fence) {
    let bars = '';
    for (let i = 0; i < fence / 13; i++)
      bars += `M${-92 - i * 13} 0L${-92 - i * 13} -46M${92 + i * 13} 0L${92 + i * 13} -46`;
    const end = 92 + fence;
    const rails = [-36, -10].map((at) => `M-92 ${at}L${-end} ${at}M92 ${at}L${end} ${at}`).join('');
    p.stroke(bars + rails, tone.hill, 2.6);
  }
  return p
    .fill('M-92 0L-92 -96L-64 -96L-64 0ZM64 0L64 -96L92 -96L92 0Z', '#e9cfa4')
    .fill('M-92 0L-92 -96L-82 -96L-82 0ZM64 0L64 -96L74 -96L74 0Z', '#cfae7f')
    .fill('M-97 -96L-59 -96L-59 -104L-78 -118L-97 -104ZM97 -96L59 -96L59 -104L78 -118L97 -104Z', tone.murram)
    .stroke('M-66 -86C-40 -126 40 -126 66 -86', tone.hill, 9)
    .fill('M-40 -128L40 -128L40 -104L-40 -104Z', tone.hill)
    .stroke('M-28 -116L28 -116', tone.sun, 4)
    .stroke('M-20 -109L20 -109', tone.cream, 2).out;
}
