import type { Sharp } from 'sharp';
import { maxPicturePixels } from '../../../contract/media/media.ts';
import { crestSide, iconSide } from '../../../contract/site/crest.ts';
import { openPicture } from './open-picture.ts';
import { strongColours } from './strong-colours.ts';
import type { PictureFile } from './tasks.ts';

export type Crest = { crest: PictureFile; icon: PictureFile; colours: string[]; removed: number };

/** Room around the crest on the plate of a phone's home screen. */
const iconInner = 148;
const plate = `<svg xmlns="http://www.w3.org/2000/svg" width="${iconSide}" height="${iconSide}"><rect width="100%" height="100%" rx="36" fill="#fff"/></svg>`;
const timeoutSeconds = 10;
/** Of the inch of a drawing, which has no pixels of its own. */
const [usualDensity, maxDensity] = [72, 2400];

/** Whatever it was, it becomes pixels: a script, a link or a place in it has none. */
export async function makeCrest(content: Uint8Array): Promise<Crest> {
  const text = Buffer.from(content).toString('latin1');
  // Entities can name each other until nothing else fits into the memory; no crest needs them.
  if (/<!ENTITY/i.test(text)) throw new Error('entities are not taken');
  const source = await open(content);
  const fitted = (side: number) => source.clone().resize(side, side, { fit: 'inside' });
  const crest = await fileOf(fitted(crestSide));
  const inner = await fitted(iconInner).png().toBuffer();
  const icon = await fileOf((await openPicture(Buffer.from(plate))).composite([{ input: inner, gravity: 'centre' }]));
  const isDrawing = /<svg[\s>]/i.test(text.slice(0, 4096));
  const removed = isDrawing ? (text.match(/<script[\s>]|\son[a-z]+\s*=|javascript:/gi) ?? []).length : 0;
  return { crest, icon, colours: await strongColours(crest.content), removed };
}

async function open(content: Uint8Array): Promise<Sharp> {
  const limits = { failOn: 'error', limitInputPixels: maxPicturePixels } as const;
  const first = await openPicture(content, limits);
  const { format, width, height } = await first.metadata();
  if (!['jpeg', 'png', 'webp', 'svg'].includes(format ?? '')) throw new Error('no crest');
  if (format !== 'svg') return first.rotate().timeout({ seconds: timeoutSeconds });
  // Drawn as large as it is needed, not drawn small and blown up.
  const density = Math.min(maxDensity, Math.max(1, (usualDensity * crestSide) / Math.max(width, height)));
  return (await openPicture(content, { ...limits, density })).timeout({ seconds: timeoutSeconds });
}

async function fileOf(picture: Sharp): Promise<PictureFile> {
  const { data, info } = await picture.png({ palette: true, effort: 8 }).toBuffer({ resolveWithObject: true });
  return { type: 'png', width: info.width, height: info.height, content: data, placeholder: '' };
}
