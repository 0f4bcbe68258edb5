import type { PictureInfo } from '../../../contract/media/media.ts';
import { pictureAddress, pictureSources } from './picture-sources.ts';

type Props = { picture: PictureInfo; sizes: string; eager?: boolean; className?: string };

/** The browser picks the width it needs; its place is kept, in its colour, until the picture has come. */
export function Picture({ picture, sizes, eager = false, className }: Props) {
  // Of whoever stands upright, a wider frame takes the feet and not the hair.
  const upright = picture.height >= picture.width ? 'upright' : undefined;
  return (
    <img
      className={[className, upright].filter(Boolean).join(' ') || undefined}
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
