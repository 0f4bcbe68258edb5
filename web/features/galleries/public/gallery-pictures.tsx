import { type MouseEvent, type ReactNode, useState } from 'react';
import type { GalleryImage } from '../../../../contract/galleries.ts';
import { Link } from '../../../ui/links/link.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { largeOnes } from './large-ones.ts';
import { Slider } from './slider.tsx';

type Props = {
  title: string;
  images: GalleryImage[];
  hrefOf: (position: number) => string;
  /** For those who may change a picture. */
  toolsOf?: ((image: GalleryImage, position: number) => ReactNode) | undefined;
};

// The pictures are cut to squares, so they must be wider than their place.
const sizes = '(width >= 72rem) 24rem, (width >= 48rem) 30vw, 61vw';
const largeSizes = '(width >= 72rem) 48rem, (width >= 48rem) 61vw, 92vw';

/** Each picture links to a page of its own; where scripts run, the same link opens the slider instead. */
export function GalleryPictures({ title, images, hrefOf, toolsOf }: Props) {
  const [opened, setOpened] = useState<number | null>(null);
  const large = largeOnes(images.length);

  function open(event: MouseEvent<HTMLAnchorElement>, index: number) {
    // A reader who asks for a new tab or window gets the page.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Not every browser focuses a link that is clicked, and the focus comes back here afterwards.
    event.currentTarget.focus();
    setOpened(index);
  }

  return (
    <>
      <ul className="shots" data-app="click">
        {images.map((image, index) => (
          <li key={image.id} className={large.has(index) ? 'shot large' : 'shot'}>
            <Link to={hrefOf(index + 1)} onClick={(event) => open(event, index)}>
              <span className="vh">{`Picture ${index + 1} of ${images.length}: `}</span>
              {image.pictureInfo[0] && (
                <Picture
                  picture={image.pictureInfo[0]}
                  sizes={large.has(index) ? largeSizes : sizes}
                  eager={index === 0}
                />
              )}
            </Link>
            {toolsOf?.(image, index + 1)}
          </li>
        ))}
      </ul>
      {opened !== null && <Slider title={title} images={images} start={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
