// What grown-ups wear, to be spread into a figure.
import { light, tone } from '../palette.ts';
import type { Figure } from './look.ts';

/** The gomesi: a long dress with peaked shoulders and a broad sash. */
export const gomesi = (c: string, sash: string): Figure => ({
  adult: true,
  view: 'front',
  top: 'polo',
  topC: c,
  bottom: 'long',
  botC: c,
  sockC: null,
  hair: 'bun',
  after: (q, { on }) =>
    q
      .fill(`M${on(-4, 30)}L${on(-13, 34)}L${on(-12, 24)}ZM${on(4, 30)}L${on(13, 34)}L${on(12, 24)}Z`, light(c, 0.14))
      .stroke(`M${on(-7, 9)}L${on(7, 9)}M${on(-2, 9)}L${on(-3, -8)}`, sash, 4),
});

/** The kanzu: a long white robe under a jacket. */
export const kanzu = (jacket = '#33414f'): Figure => ({
  adult: true,
  view: 'front',
  top: 'sweater',
  topC: tone.white,
  bottom: 'long',
  botC: tone.white,
  sockC: null,
  after: (q, { on }) =>
    q.fill(
      `M${on(-9.6, 26)}L${on(-3, 30)}L${on(0, 14)}L${on(3, 30)}L${on(9.6, 26)}L${on(7.4, 2)}L${on(1.4, 2)}` +
        `L${on(0, 13)}L${on(-1.4, 2)}L${on(-7.4, 2)}Z`,
      jacket,
    ),
});

export const dress = (c: string): Figure => ({
  adult: true,
  top: 'polo',
  topC: c,
  bottom: 'long',
  botC: c,
  sockC: null,
});

export const suit = (c: string, tie: string): Figure => ({
  adult: true,
  top: 'suit',
  topC: c,
  bottom: 'trousers',
  botC: c,
  tie,
});

/** A nurse's white coat with a stethoscope. */
export const nurse = (): Figure => ({
  adult: true,
  top: 'sweater',
  topC: tone.white,
  bottom: 'skirt',
  botC: tone.white,
  sockC: null,
  after: (q, { on }) =>
    q.stroke(
      `M${on(-4, 29)}C${on(-5, 18)} ${on(1, 14)} ${on(2, 17)}M${on(4, 29)}Q${on(5, 20)} ${on(2, 17)}`,
      tone.lake,
      1.4,
    ),
});
