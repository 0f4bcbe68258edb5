/** A photograph on its way into a gallery. */
export type Photo = {
  key: string;
  /** The stored name; null until it has arrived. */
  name: string | null;
  label: string;
  /** Only while it may still have to be sent: what has arrived is let go. */
  file: File | null;
  bytes: number;
  /** A small copy to look at. */
  thumb: string | null;
  state: 'waiting' | 'shrinking' | 'sending' | 'stored' | 'failed';
  /** How much of it has gone, 0 to 1. */
  share: number;
  /** Why it failed. */
  problem: string | null;
  /** It is over the limit and is made smaller before it is sent. */
  shrink: boolean;
};

const captionPrefix = 'caption:';

/** The field that holds the caption of a stored picture. */
export const captionFieldOf = (picture: string): string => captionPrefix + picture;

export const isUnderWay = ({ state }: Photo): boolean => state !== 'stored' && state !== 'failed';

/** How much of all that was chosen has gone; what was kept as a draft has no size any more and counts little. */
export function shareOfAll(photos: readonly Photo[]): number {
  const sizeOf = ({ bytes }: Photo) => Math.max(bytes, 1);
  const total = photos.reduce((sum, photo) => sum + sizeOf(photo), 0);
  const gone = photos.reduce((sum, photo) => sum + sizeOf(photo) * photo.share, 0);
  return total > 0 ? gone / total : 0;
}

/** 3 photographs */
export const photographs = (count: number): string => (count === 1 ? '1 photograph' : `${count} photographs`);
