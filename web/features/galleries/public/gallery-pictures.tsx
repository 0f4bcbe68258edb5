import type { ReactNode } from 'react';
import type { GalleryImage } from '../../../../contract/content/galleries.ts';
import { clickFile } from '../../../ui/island.tsx';
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
  const large = largeOnes(images.length);
  return (
    <>
      <ul className="shots">
        {images.map((image, index) => (
          <li key={image.id} className={large.has(index) ? 'shot large' : 'shot'}>
            <a href={hrefOf(index + 1)} data-click={clickFile('slider')} data-caption={image.caption || undefined}>
              <span className="vh">{`Picture ${index + 1} of ${images.length}: `}</span>
              {image.pictureInfo[0] && (
                <Picture
                  picture={image.pictureInfo[0]}
                  sizes={large.has(index) ? largeSizes : sizes}
                  eager={index === 0}
                />
              )}
            </a>
            {toolsOf?.(image, index + 1)}
          </li>
        ))}
      </ul>
      <Slider title={title} count={images.length} />
    </>
  );
}
