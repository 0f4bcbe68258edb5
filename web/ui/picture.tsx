import type { PictureInfo } from '../../contract/media.ts';
import { pictureWidths } from '../../contract/picture-rules.ts';

type Props = { picture: PictureInfo; sizes: string; eager?: boolean; className?: string };

/** The browser picks the width it needs; its place is kept until the picture has come. */
export function Picture({ picture, sizes, eager = false, className }: Props) {
  const url = `/images/${encodeURIComponent(picture.name)}`;
  const widths = [...pictureWidths.filter((width) => width < picture.width), picture.width];
  return (
    <img
      className={className}
      src={`${url}?w=${widths.at(-1)}`}
      srcSet={widths.map((width) => `${url}?w=${width} ${width}w`).join(', ')}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
