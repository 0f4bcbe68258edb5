import { maxPictureBytes, pictureMessages } from '../../../../contract/media/media.ts';

/** What is wrong with a chosen picture; undefined when nothing is. */
export function pictureFault(file: FormDataEntryValue | null, missing?: string): string | undefined {
  if (!(file instanceof File) || file.name === '') return missing;
  if (!/\.(jpe?g|png)$/i.test(file.name)) return pictureMessages.wrongType;
  return file.size > maxPictureBytes ? pictureMessages.tooLarge : undefined;
}
