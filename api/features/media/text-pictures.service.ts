import { picturesInText, textPicturesFault } from '../../../contract/common/text/rich-pictures.ts';
import type { Db } from '../../db/client.ts';
import { invalid } from '../../lib/errors.ts';
import { withPictureSizes } from '../../lib/text/text-pictures.ts';
import { infosOf, requirePictures } from './media.service.ts';

/** In the transaction of a save: a sanitised text as it is stored, and the pictures within it that the save refers to. */
export async function settlePictures(tx: Db, fieldName: string, html: string) {
  const fault = textPicturesFault(html);
  if (fault) throw invalid({ [fieldName]: fault });
  const pictures = picturesInText(html);
  await requirePictures(tx, fieldName, pictures);
  return { html: await sizePictures(tx, html), pictures };
}

/** The text with the true size of each of its pictures. */
export const sizePictures = async (db: Db, html: string): Promise<string> =>
  withPictureSizes(html, await infosOf(db, picturesInText(html)));
