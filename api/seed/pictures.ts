import sharp from 'sharp';
import { describe, event, facility, gallery, hero, portrait } from '../../art/art.ts';
import type { media } from '../db/tables/media.ts';
import type { Deps } from '../deps.ts';
import { mainColour } from '../lib/pictures/main-colour.ts';
import { originalKey } from '../lib/storage/keys.ts';
import type { Picture } from './content/types.ts';

const width = 1200;
const drawings = { event, facility, gallery, hero, portrait };

export const pictureName = ({ set, n, as }: Pick<Picture, 'set' | 'n' | 'as'>) =>
  `${[set, n, as].filter((part) => part !== undefined).join('-')}.jpg`;

/** Draws each picture once, as the photograph that it stands for, and stores it where uploads go. */
export async function drawPictures({ storage }: Deps, wanted: Picture[]): Promise<(typeof media.$inferInsert)[]> {
  const distinct = [...new Map(wanted.map((picture) => [pictureName(picture), picture])).values()];
  const rows: (typeof media.$inferInsert)[] = [];
  const remaining = distinct.values();
  const worker = async () => {
    for (const picture of remaining) rows.push(await drawPicture(storage, picture));
  };
  await Promise.all([worker(), worker()]);
  return rows;
}

async function drawPicture(storage: Deps['storage'], { set, n, as, caption = '' }: Picture) {
  const drawing = Buffer.from(drawings[set](n));
  const { data, info } = await sharp(drawing, { density: 110 })
    .resize({ width })
    .flatten({ background: '#fffcf5' })
    .jpeg({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  const name = pictureName({ set, n, ...(as && { as }) });
  await storage.put(originalKey(name), data);
  return {
    name,
    type: 'jpeg',
    width: info.width,
    height: info.height,
    bytes: data.length,
    placeholder: await mainColour(data),
    alt: describe(set, n),
    // In a gallery the words belong to the gallery.
    caption: as ? caption : '',
    // It is a drawing: nobody in it can be recognised.
    consent: 'nobody',
    published: true,
  } as const;
}
