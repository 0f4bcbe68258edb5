import type { PictureInfo } from '../../../contract/media/media.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';

/** The name stands beside it, so it says nothing. */
export function ProductThumb({ picture }: { picture: PictureInfo | undefined }) {
  if (picture) return <Picture className="product-thumb" picture={{ ...picture, alt: '' }} sizes="3rem" />;
  return (
    <span className="product-thumb">
      <Icon name="box" />
    </span>
  );
}
