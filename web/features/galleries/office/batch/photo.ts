import type { Upload } from '../../../../office/pictures/upload/upload-queue.ts';

const captionPrefix = 'caption:';

/** The field that holds the caption of a stored picture. */
export const captionFieldOf = (picture: string): string => captionPrefix + picture;

/** How much of all that was chosen has gone; what was stored as a draft has no size any more and counts little. */
export function shareOfAll(photos: readonly Upload[]): number {
  const sizeOf = ({ bytes }: Upload) => Math.max(bytes, 1);
  const total = photos.reduce((sum, photo) => sum + sizeOf(photo), 0);
  const gone = photos.reduce((sum, photo) => sum + sizeOf(photo) * photo.share, 0);
  return total > 0 ? gone / total : 0;
}

/** 3 photographs */
export const photographs = (count: number): string => (count === 1 ? '1 photograph' : `${count} photographs`);
