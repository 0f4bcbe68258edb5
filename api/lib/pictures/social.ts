import { crestPlate, type SocialLook, socialSvg } from '../../../art/social.ts';
import { openPicture } from './open-picture.ts';

/** What messengers show of a shared page, in the size that they ask for. */
export const socialSize = { width: 1200, height: 630 };

/** The name of the school before hills in its colours, with its own crest, or with the drawn one. */
export async function makeSocial(crest: Uint8Array | null, look: SocialLook): Promise<Uint8Array> {
  const drawn = (await openPicture(Buffer.from(socialSvg(look, crest !== null)))).resize(socialSize);
  const { left, top, side, room } = crestPlate;
  const inner = crest && (await fitted(crest, side - 2 * room));
  const layers = inner ? [{ input: inner, left: left + room, top: top + room }] : [];
  return (await openPicture(await drawn.png().toBuffer())).composite(layers).png({ palette: true }).toBuffer();
}

async function fitted(crest: Uint8Array, side: number): Promise<Buffer> {
  const background = { r: 255, g: 255, b: 255, alpha: 0 };
  return (await openPicture(crest)).resize(side, side, { fit: 'contain', background }).png().toBuffer();
}
