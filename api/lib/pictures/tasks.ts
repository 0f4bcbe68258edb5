import type { SocialLook } from '../../../art/social.ts';
import { maxPicturePixels, maxPictureSide } from '../../../contract/media/media.ts';
import { type Crest, makeCrest } from './crest.ts';
import { type IconShape, type IconSource, makeFavicon, makeIcon } from './icon.ts';
import { mainColour } from './main-colour.ts';
import { openPicture } from './open-picture.ts';
import type { PictureFile } from './picture-file.ts';
import { makeSocial, socialSize } from './social.ts';

export type Formats = 'webp' | 'avif';

/** What strangers made is decoded here and nowhere else. */
export const pictureTasks = {
  /** The picture in fewer pixels. */
  async narrow(content: Uint8Array, width: number, format: Formats): Promise<Uint8Array> {
    const picture = (await openPicture(content)).resize({ width });
    // For WebP somebody waits: more effort would take twice as long for 2 % less.
    const encoded =
      format === 'webp' ? picture.webp({ quality: 76, effort: 2 }) : picture.avif({ quality: 50, effort: 3 });
    return encoded.toBuffer();
  },

  /** Decoded and written anew, so that nothing is left of what may hide in a file: places, names, scripts. */
  async clean(content: Uint8Array): Promise<PictureFile> {
    const source = await openPicture(content, { failOn: 'error', limitInputPixels: maxPicturePixels });
    const { format, width, height } = await source.metadata();
    if (format !== 'jpeg' && format !== 'png') throw new Error('neither JPEG nor PNG');
    if (Math.max(width, height) > maxPictureSide) throw new Error('a side is too long');
    const upright = source.rotate();
    const encoded = format === 'png' ? upright.png() : upright.jpeg({ quality: 86 });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return { type: format, width: info.width, height: info.height, content: data, placeholder: await mainColour(data) };
  },

  crest: (content: Uint8Array): Promise<Crest> => makeCrest(content),

  icon: (source: IconSource, shape: IconShape, side: number): Promise<Uint8Array> => makeIcon(source, shape, side),
  favicon: (source: IconSource, shape: IconShape): Promise<Uint8Array> => makeFavicon(source, shape),

  async social(crest: Uint8Array | null, look: SocialLook): Promise<PictureFile> {
    return { type: 'png', ...socialSize, content: await makeSocial(crest, look), placeholder: '' };
  },
};

export type PictureTasks = typeof pictureTasks;
