import type { PictureInfo } from '../../../contract/media.ts';
import { pictureAddress, pictureSources } from './picture-sources.ts';

type Props = { picture: PictureInfo; sizes: string; eager?: boolean; className?: string };

/** The browser picks the width it needs; its place is kept, in its colour, until the picture has come. */
export function Picture({ picture, sizes, eager = false, className }: Props) {
  return (
    <img
      className={className}
      {...pictureSources(pictureAddress(picture.name), picture.width)}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      data-tint={picture.placeholder || undefined}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding={eager ? 'sync' : 'async'}
    />
  );
}
