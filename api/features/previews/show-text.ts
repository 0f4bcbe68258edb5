import type { ShownText, TypedText } from '../../../contract/previews.ts';
import type { Deps } from '../../deps.ts';
import { sanitise } from '../../lib/html.ts';
import { textBatches } from '../../lib/text-batches.ts';
import { infosOf } from '../media/media.service.ts';

/** By the same steps that a save and a view take, so that a preview cannot differ from the page. */
export async function showText({ db }: Deps, { text, picture }: TypedText): Promise<ShownText> {
  const pictureInfo = await infosOf(db, picture);
  return { parts: Object.values(textBatches(sanitise(text), pictureInfo.length)), pictureInfo };
}
