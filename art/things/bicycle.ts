import { tone } from '../palette.ts';
import { Pen } from '../pen.ts';

/** A roadster facing right, with a carrier behind the saddle; (x, y) is the ground under its middle. */
export function bicycle(x: number, y: number, s: number, c = tone.hill): string {
  const p = new Pen(x, y, s);
  for (const hub of [-52, 56])
    p.raw(
      new Pen(...p.at(hub, -32), s).circle(0, 0, 29, 'none', `stroke="#20242b" stroke-width="${Math.round(5 * s)}"`)
        .out,
    ).stroke(
      `M${hub} -60L${hub} -4M${hub - 28} -32L${hub + 28} -32` +
        `M${hub - 20} -52L${hub + 20} -12M${hub + 20} -52L${hub - 20} -12`,
      '#8f9a9a',
      1,
    );
  return p
    .stroke('M-52 -32L-20 -78L36 -78L2 -32ZM-20 -78L2 -32M56 -32L34 -92', c, 4.6)
    .stroke('M-24 -88L-18 -74M-34 -90L-10 -90M34 -92L26 -100L42 -102', tone.ink, 5)
    .stroke('M-74 -70L-24 -70M-62 -70L-52 -34', '#5a6068', 4)
    .circle(2, -32, 8, '#5a6068').out;
}
