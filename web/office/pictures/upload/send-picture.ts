import { maxPictureBytes } from '../../../../contract/media/media.ts';
import { shrinkPicture } from '../../../ui/form/fields/shrink-picture.ts';
import { uploadPicture } from './upload-picture.ts';

type Sent = { name: string; width: number; height: number } | { problem: string };

/** One picture through the one gate for pictures; one that is too large is made smaller on its way. */
export async function sendPicture(file: File): Promise<Sent> {
  const small = file.size > maxPictureBytes ? await shrinkPicture(file, maxPictureBytes) : file;
  if (!small) return { problem: 'The picture could not be made smaller.' };
  const { signal } = new AbortController();
  const result = await uploadPicture({ file: small, path: 'singleUpload', onProgress: () => undefined, signal });
  if (result.kind === 'refused') return { problem: result.message };
  if (result.kind === 'lost') return { problem: 'The picture did not arrive. Please try again.' };
  const { width, height } = await createImageBitmap(small).catch(() => ({ width: 3, height: 2 }));
  return { name: result.name, width, height };
}
