// Things to wear over the uniform, drawn after the figure.
import { dark, light, nature, tone } from '../palette.ts';
import { Pen } from '../pen.ts';
import type { Prop } from './look.ts';
import type { Joints } from './skeleton.ts';

/** Several props on one figure. */
export const wearing =
  (...props: readonly Prop[]): Prop =>
  (q, j) => {
    for (const prop of props) prop(q, j);
  };

/** An apron's bib and skirt, from the front. */
export const apron =
  (c = tone.white): Prop =>
  (q, { on }) =>
    q
      .fill(`M${on(-5, 20)}L${on(5, 20)}L${on(6.6, 8)}L${on(8.6, -12)}L${on(-8.6, -12)}L${on(-6.6, 8)}Z`, c)
      .stroke(`M${on(-4.6, 20)}L${on(-4.6, 26)}M${on(4.6, 20)}L${on(4.6, 26)}`, c, 1.8)
      .stroke(`M${on(-3.6, 0)}L${on(3.6, 0)}`, dark(c, 0.2), 1.2);

/** A pen whose origin is the middle of the head. */
const atHead = (q: Pen, { headAt }: Joints): Pen => new Pen(...q.at(...headAt), q.scale, { flip: q.mirror < 0 });

export const chefHat: Prop = (q, j) =>
  q.raw(
    atHead(q, j)
      .fill('M-8 -7L-9 -13C-16 -15 -13 -25 -6 -22C-4 -28 4 -28 6 -22C13 -25 16 -15 9 -13L8 -7Z', tone.white)
      .stroke('M-8 -9L8 -9', '#ddd2bd', 1.6).out,
  );

export const helmet =
  (c = nature.gold): Prop =>
  (q, j) =>
    q.raw(
      atHead(q, j).fill('M-10 -4C-10 -17 10 -17 10 -4L13 -3Q0 -7 -13 -3Z', c).stroke('M0 -13L0 -7', light(c, 0.5), 2.4)
        .out,
    );

export const peakedCap =
  (c: string): Prop =>
  (q, j) =>
    q.raw(
      atHead(q, j)
        .fill('M-9 -5L-12 -12Q0 -18 12 -12L9 -5Z', c)
        .fill('M-9 -5.4Q0 -8 9 -5.4L7 -2.6Q0 -5 -7 -2.6Z', tone.ink)
        .stroke('M-1 -11L1 -11', nature.gold, 2.6).out,
    );

export const crown: Prop = (q, j) =>
  q.raw(atHead(q, j).fill('M-8 -7L-10 -18L-5 -12L0 -20L5 -12L10 -18L8 -7Z', nature.gold).out);

/** A raffia skirt round the hips, as dancers wear it. */
export const raffia =
  (c = nature.gold): Prop =>
  (q, { on }) =>
    q
      .stroke([-7, -4.2, -1.4, 1.4, 4.2, 7].map((a) => `M${on(a, 4)}L${on(a * 1.7, -12)}`).join(''), c, 2.8)
      .stroke(`M${on(-7.4, 5)}L${on(7.4, 5)}`, dark(c, 0.2), 3.6);

/** A bib over the kit, as in netball; a life jacket when it is orange. */
export const bib =
  (c: string): Prop =>
  (q, { on }) =>
    q
      .fill(`M${on(-8, 25)}L${on(-3, 26)}L${on(0, 20)}L${on(3, 26)}L${on(8, 25)}L${on(7.4, 7)}L${on(-7.4, 7)}Z`, c)
      .stroke(`M${on(-7, 14)}L${on(7, 14)}`, light(c, 0.6), 2);
