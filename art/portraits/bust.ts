import { Pen } from '../pen.ts';
import type { Source } from '../source.ts';
import { backdrop } from './backdrop.ts';
import { drawClothes } from './clothes.ts';
import { beard, earrings, features, glasses, skull } from './features.ts';
import { hairBehind, hairInFront, hat } from './hair.ts';
import type { Sitter } from './sitter.ts';
import { isChild } from './sitter.ts';

/** A sitter from the chest up, 600 by 600. */
export function bust(r: Source, sitter: Sitter): string {
  const child = isChild(sitter);
  const scale = child ? 0.98 : 0.92;
  const y = child ? 282 : 262;
  const pen = (at: number, turn = 0, stretch = 1): Pen => {
    const p = new Pen(300, at, scale, { rot: turn, stretch });
    p.precision = 1;
    return p;
  };
  const { tilt, wide } = sitter.face;
  // A hijab is one piece with the shoulders, so its head cannot tilt on its own.
  const turn = sitter.hair === 'hijab' ? 0 : tilt;
  const back = pen(y, turn, wide);
  hairBehind(back, sitter);
  // A child's head sits lower on the shoulders; a hijab hides the neck and hangs from the head as it is.
  const body = pen(child && sitter.hair !== 'hijab' ? y - 34 : y);
  drawClothes(body, sitter, child);
  const head = pen(y, turn, wide);
  skull(head, sitter);
  if (sitter.beard) beard(head, sitter);
  features(head, sitter, child);
  hairInFront(head, sitter, child);
  hat(head, sitter);
  if (sitter.glasses) glasses(head, sitter.glasses, sitter.face.jaw > 5);
  if (sitter.earrings) earrings(head, sitter.earrings);
  return backdrop(r, ...sitter.backdrop) + back.out + body.out + head.out;
}
