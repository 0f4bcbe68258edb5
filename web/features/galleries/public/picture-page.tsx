import type { ReactNode } from 'react';
import type { GalleryImage } from '../../../../contract/content/galleries.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Link } from '../../../ui/links/link.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { PictureCaption } from '../../../ui/pictures/picture-caption.tsx';

type Props = {
  image: GalleryImage;
  position: number;
  count: number;
  base: string;
  /** For those who may change it. */
  tools?: ReactNode;
};

/** One picture on a page of its own, for readers whose browser runs no scripts and for links that are passed on. */
export function PicturePage({ image, position, count, base, tools }: Props) {
  const [picture] = image.pictureInfo;
  const previous = position === 1 ? count : position - 1;
  const next = position === count ? 1 : position + 1;
  return (
    <>
      <figure className="one-picture">
        {picture && <Picture picture={picture} sizes="(width >= 72rem) 72rem, 92vw" eager />}
        <PictureCaption text={image.caption} className="lede" />
        {tools}
      </figure>
      <nav className="picture-steps" aria-label="Pictures of the gallery">
        {count > 1 && (
          <Link className="btn line" to={`${base}/${previous}`} rel="prev" aria-label="Previous picture">
            <Icon name="left" />
            <span>Previous</span>
          </Link>
        )}
        <Link className="btn" to={base}>
          Back to the gallery
        </Link>
        {count > 1 && (
          <Link className="btn line" to={`${base}/${next}`} rel="next" aria-label="Next picture">
            <span>Next</span>
            <Icon name="right" />
          </Link>
        )}
      </nav>
    </>
  );
}
