// The crest of a school that has none of its own: hills in three ranges before the rising sun, and an open book.
import { mix, tone } from './palette.ts';
import { num } from './path.ts';
import { Pen } from './pen.ts';
import { svg } from './svg.ts';

const SHIELD = 'M-106 14Q-52 26 0 8Q52 26 106 14L106 128C106 204 56 248 0 274C-56 248 -106 204 -106 128Z';
const FIELD = 'M-94 29Q-48 37 0 21Q48 37 94 29L94 128C94 196 48 236 0 260C-48 236 -94 196 -94 128Z';

/** Drawn with its middle at x and its top at y, 280 tall at scale 1. */
export function crestAt(x: number, y: number, scale: number): string {
  const p = new Pen(x, y, scale);
  let rays = '';
  for (let i = 0; i < 9; i++) {
    const a = ((194 + i * 19) * Math.PI) / 180;
    const [cos, sin] = [Math.cos(a), Math.sin(a)];
    rays += `M${num(cos * 50)} ${num(132 + sin * 50)}L${num(cos * 72)} ${num(132 + sin * 72)}`;
  }
  return p
    .fill(SHIELD, tone.hill)
    .fill(FIELD, '#fdf1d3')
    .stroke(rays, tone.sun, 7)
    .circle(0, 134, 40, tone.sun)
    .fill(
      'M-94 126Q-74 104 -48 124Q-24 148 0 148Q24 148 48 124Q74 104 94 126L93 146L60 176L-60 176L-93 146Z',
      mix(tone.leaf, '#f7eef1', 0.4),
    )
    .fill('M-92 150Q-70 124 -36 138Q-16 150 0 150Q16 150 36 138Q70 124 92 150L60 176L-60 176L-92 150Z', tone.leaf)
    .fill(
      'M-93 146C-80 148 -70 158 -58 166Q-28 140 0 140Q28 140 58 166' +
        'C70 158 80 148 93 146C90 200 46 238 0 260C-46 238 -90 200 -93 146Z',
      tone.hill,
    )
    .fill('M-56 178Q-26 164 0 180Q26 164 56 178L56 218Q26 204 0 222Q-26 204 -56 218Z', tone.murram)
    .fill('M-50 172Q-24 160 0 175Q24 160 50 172L50 208Q24 196 0 212Q-24 196 -50 208Z', tone.white)
    .stroke('M0 176L0 210', tone.murram, 2.4)
    .stroke(
      'M-40 180Q-24 174 -10 181M-40 192Q-24 186 -10 193' + 'M40 180Q24 174 10 181M40 192Q24 186 10 193',
      '#d8c39a',
      3,
    )
    .stroke(FIELD, tone.sun, 3.4).out;
}

export const crestSvg = (): string => svg(240, 280, crestAt(120, 0, 1));

/** The crest without what a browser tab is too small for: sun, hills and book in a plain shield. */
export function faviconSvg(): string {
  const p = new Pen(32, 0, 1);
  return svg(
    64,
    64,
    p
      .fill('M-27 4Q-13 7 0 2Q13 7 27 4L27 30C27 47 14 57 0 62C-14 57 -27 47 -27 30Z', tone.hill)
      .fill('M-22 9.4Q-11 11.6 0 7.6Q11 11.6 22 9.4L22 30C22 43 11 51.6 0 56C-11 51.6 -22 43 -22 30Z', '#fdf1d3')
      .circle(0, 28, 11, tone.sun)
      .fill('M-23 28.6Q-14 20 -6 30Q0 35 6 30Q14 20 23 28.6L21 40L-21 40Z', tone.leaf)
      .fill('M-23 31.6Q-12 30 0 36Q12 30 23 31.6C22 45 12 53 0 58C-12 53 -22 45 -23 31.6Z', tone.hill)
      .fill('M-13 38Q-6 35 0 39Q6 35 13 38L13 47Q6 44 0 48Q-6 44 -13 47Z', tone.white)
      .stroke('M0 39L0 48', tone.murram, 1.6).out,
  );
}
