import type { Deps } from '../../../deps.ts';
import type { IconShape } from '../../../lib/pictures/icon.ts';
import { workOnPicture } from '../../../lib/pictures/work-on-picture.ts';
import { originalKey } from '../../../lib/storage/keys.ts';
import { paletteOf } from '../look/palette.ts';
import { findScenes } from '../settings.queries.ts';
import { loadSettings } from '../settings.service.ts';

const rounded: IconShape = { inner: 0.78, corner: 100 };
/** Phones cut a circle, a drop or a square out of it: what matters is in the middle. */
const maskable: IconShape = { inner: 0.56, corner: 0 };
/** This phone rounds the corners by itself and paints black what is see-through. */
const apple: IconShape = { inner: 0.7, corner: 0 };
const small: IconShape = { inner: 0.9, corner: 100 };

type Icon = { shape: IconShape; side?: number };

/** By address. The one without a side has several. */
export const icons: Record<string, Icon> = {
  '/icons/192.png': { shape: rounded, side: 192 },
  '/icons/512.png': { shape: rounded, side: 512 },
  '/icons/maskable.png': { shape: maskable, side: 512 },
  '/apple-touch-icon.png': { shape: apple, side: 180 },
  '/favicon.ico': { shape: small },
};

/** Drawn when it is asked for; the answer is cached until the settings or the crest change. */
export async function drawIcon({ db, storage }: Deps, { shape, side }: Icon): Promise<Uint8Array> {
  const [{ school, brand }, [crest]] = await Promise.all([loadSettings(db), findScenes(db, 'crest')]);
  const { hill = '', deep = '', leaf = '', sun = '' } = paletteOf(brand).light;
  const source = {
    crest: crest && (await storage.get(originalKey(crest.name))),
    name: school.shortName,
    colours: { hill, deep, leaf, sun },
  };
  return side === undefined ? workOnPicture('favicon', source, shape) : workOnPicture('icon', source, shape, side);
}
