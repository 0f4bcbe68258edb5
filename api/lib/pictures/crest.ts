import type { Sharp } from 'sharp';
import { maxPicturePixels } from '../../../contract/media/media.ts';
import { crestMessages, crestSide, iconSide } from '../../../contract/site/crest.ts';
import { maxParts, workOf } from './drawing-work.ts';
import { openPicture } from './open-picture.ts';
import type { PictureFile } from './picture-file.ts';
import { strongColours } from './strong-colours.ts';

export type Crest = { crest: PictureFile; icon: PictureFile; colours: string[]; removed: number; leftOut: number };

/** Room around the crest on the plate of a phone's home screen. */
const iconInner = 148;
const plate = `<svg xmlns="http://www.w3.org/2000/svg" width="${iconSide}" height="${iconSide}"><rect width="100%" height="100%" rx="36" fill="#fff"/></svg>`;
const timeoutSeconds = 10;
/** Of the inch of a drawing, which has no pixels of its own. */
const [usualDensity, maxDensity] = [72, 2400];

/** Whatever it was, it becomes pixels: a script, a link or a place in it has none. */
export async function makeCrest(content: Uint8Array): Promise<Crest> {
  const text = Buffer.from(content).toString('latin1');
  // Entities can name each other until nothing else fits into the memory, and what is declared is drawn without standing
  // in the text that is counted here; no crest needs declarations of its own.
  if (/<!(ENTITY|ATTLIST|ELEMENT|NOTATION)|<!DOCTYPE([^>"'[]|"[^"]*"|'[^']*')*\[/i.test(text))
    throw new Error('declarations are not taken');
  const isDrawing = !/^(?:\xff\xd8\xff|\x89PNG|RIFF)/.test(text);
  const work = isDrawing ? workOf(Buffer.from(content).toString()) : { parts: 0, scripts: 0, leftOut: 0 };
  // Before anything is drawn: a few lines can show each other for minutes.
  if (work.parts > maxParts) throw new Error(crestMessages.tooMuch);
  const source = await open(content);
  const fitted = (side: number) => source.clone().resize(side, side, { fit: 'inside' });
  const crest = await fileOf(fitted(crestSide));
  if (await isInvisible(crest.content)) throw new Error(crestMessages.empty);
  const inner = await fitted(iconInner).png().toBuffer();
  const icon = await fileOf((await openPicture(Buffer.from(plate))).composite([{ input: inner, gravity: 'centre' }]));
  const { scripts: removed, leftOut } = work;
  return { crest, icon, colours: await strongColours(crest.content), removed, leftOut };
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

/** What covers less than this, of 255, nobody sees. */
const leastSeen = 16;

async function isInvisible(picture: Uint8Array): Promise<boolean> {
  const { channels } = await (await openPicture(picture)).ensureAlpha().stats();
  return (channels[3]?.max ?? 255) < leastSeen;
}

async function fileOf(picture: Sharp): Promise<PictureFile> {
  const { data, info } = await picture.png({ palette: true, effort: 8 }).toBuffer({ resolveWithObject: true });
  return { type: 'png', width: info.width, height: info.height, content: data, placeholder: '' };
}
