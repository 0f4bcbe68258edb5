import type { ShownText, TypedText } from '../../../contract/content/previews.ts';
import type { Deps } from '../../deps.ts';
import { sanitise } from '../../lib/text/html.ts';
import { textBatches } from '../../lib/text/text-batches.ts';
import { infosOf } from '../media/media.service.ts';
import { sizePictures } from '../media/text-pictures.service.ts';

/** By the same steps that a save and a view take, so that a preview cannot differ from the page. */
export async function showText({ db }: Deps, { text, picture }: TypedText): Promise<ShownText> {
  const pictureInfo = await infosOf(db, picture);
  const html = await sizePictures(db, sanitise(text, { pictures: true }));
  return { parts: Object.values(textBatches(html, pictureInfo.length)), pictureInfo };
}
