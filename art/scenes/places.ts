// What many scenes share: rooms, grounds, and how children hold a book. These pictures are 800 by 600.
import type { HourName } from '../hours.ts';
import { hills, ridgeColour } from '../nature/hills.ts';
import { sky } from '../nature/sky.ts';
import { dark, tone } from '../palette.ts';
import { num } from '../path.ts';
import { person } from '../people/figure.ts';
import type { Hair } from '../people/head.ts';
import type { Figure, Prop } from '../people/look.ts';
import type { Source } from '../source.ts';
import { disc, line, opacity, poly, rect } from '../svg.ts';
import { openBook } from '../things/books.ts';

/** The sports kit. */
export const sport = (): Figure => ({ top: 'polo', topC: tone.sun, botC: tone.hill, sockC: tone.sun });

type Frame = readonly [x: number, y: number, w: number, h: number];

export function windowAt(r: Source, x: number, y: number, w: number, h: number, hour: HourName = 'noon'): string {
  const light = r.hour(hour);
  const far = `q${num(w * 0.25)} ${num(-h * 0.2)} ${num(w * 0.5)} ${num(h * 0.04)}t${num(w * 0.5)} ${num(-h * 0.06)}`;
  const near = `q${num(w * 0.3)} ${num(h * 0.06)} ${num(w * 0.55)} ${num(-h * 0.06)}t${num(w * 0.45)} ${num(h * 0.02)}`;
  return [
    rect(x - 8, y - 8, w + 16, h + 16, tone.white),
    rect(x, y, w, h, light.sky[1]),
    disc(x + w * 0.72, y + h * 0.3, h * 0.1, light.sun),
    poly(`M${x} ${y + h}v${num(-h * 0.42)}${far}v${num(h * 0.44)}z`, ridgeColour(light, 0.45)),
    poly(`M${x} ${y + h}v${num(-h * 0.22)}${near}v${num(h * 0.26)}z`, light.ground),
    line(`M${num(x + w / 2)} ${y}v${h}M${x} ${num(y + h * 0.46)}h${w}`, tone.white, 6),
    rect(x - 14, y + h + 6, w + 28, 9, '#e7d3ad'),
  ].join('');
}

interface RoomOptions {
  /** Where the wall meets the floor. */
  readonly y?: number;
  readonly win?: Frame;
  readonly shaft?: boolean;
  readonly hour?: HourName;
}

export function room(
  r: Source,
  wall: string,
  floor: string,
  { y = 430, win, shaft = true, hour = 'noon' }: RoomOptions = {},
): string {
  const out = [
    rect(0, 0, 800, y, wall),
    rect(0, y, 800, 600 - y, floor),
    rect(0, y - 8, 800, 10, dark(wall, 0.18)),
    line(`M0 ${y + 60}H800M0 ${y + 125}H800`, dark(floor, 0.1), 3),
  ];
  if (win) {
    out.push(windowAt(r, ...win, hour));
    const [x, top, w] = win;
    if (shaft) out.push(poly(`M${x} ${top}L${x + w} ${top}L${x + w - 150} 600H${x - 330}Z`, '#fff6d8', opacity(0.2)));
  }
  return out.join('');
}

interface GroundsOptions {
  readonly top?: number;
  /** Where the ground begins. */
  readonly y?: number;
  readonly c?: string;
  readonly towns?: boolean;
  readonly layers?: number;
}

/** Open ground before the hills. */
export function grounds(
  r: Source,
  hour: HourName,
  { top = 0.3, y = 330, c, towns = true, layers = 3 }: GroundsOptions = {},
): string {
  const far = hills(r, 800, 600, hour, { top, layers, bottom: y + 40, crests: 4, towns });
  const above = sky(r, 800, 600, hour, { sx: r(0.2, 0.8), sy: 0.16, sr: 26 });
  return above + far + rect(0, y, 800, 600 - y, c ?? r.hour(hour).ground);
}

/** An open book between the hands. */
export const bookIn =
  (cover = tone.murram, s = 0.42): Prop =>
  (q, { armN, armF }) =>
    q.raw(openBook(...q.at((armN.hand[0] + armF.hand[0]) / 2 + 4, armN.hand[1] - 2), q.scale * s, { cover }));

/** Someone seen from behind who sits: head and shoulders over a chair's back. */
export const backHead = (
  r: Source,
  x: number,
  y: number,
  h: number,
  skin: string,
  hair: Hair = 'crop',
  topC = tone.cream,
): string => person(r, x, y, h, { view: 'back', skin, hair, noLegs: true, bottom: 'none', topC, plain: true });
