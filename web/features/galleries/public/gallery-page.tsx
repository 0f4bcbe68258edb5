import type { ReactNode } from 'react';
import type { EventOption } from '../../../../contract/content/events.ts';
import type { Gallery, GalleryImage } from '../../../../contract/content/galleries.ts';
import { Banner } from '../../../ui/layout/banner.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { gallerySection } from '../gallery-sections.ts';
import { GalleryAbout } from './gallery-about.tsx';
import { GalleryPictures } from './gallery-pictures.tsx';

type Props = {
  gallery: Pick<Gallery, 'id' | 'name' | 'description' | 'category'>;
  images: GalleryImage[];
  event: EventOption | null;
  /** Its pictures have no pages of their own yet. */
  unpublished?: boolean;
  /** For those who may change it. */
  tools?: ReactNode;
  toolsOf?: ((image: GalleryImage, position: number) => ReactNode) | undefined;
};

/** More than this is too much for the banner. */
const shortText = 180;

/** A gallery as a reader finds it. */
export function GalleryPage({ gallery, images, event, unpublished = false, tools, toolsOf }: Props) {
  // The way back leads to the list that shows it, from whichever address it was opened.
  const { title, base, above, eventBase } = gallerySection(gallery.category);
  const isShort = gallery.description.length <= shortText && !gallery.description.includes('\n');
  const linked = event && { ...event, to: `${eventBase}/view/${event.id}` };
  return (
    <>
      <Banner
        title={gallery.name}
        crumbs={[...above, { to: base, label: title }]}
        sub={isShort ? gallery.description : undefined}
        long={gallery.name.length > 40}
        action={tools}
      />
      <div className="band tight">
        <div className="wrap">
          <GalleryAbout pictures={images.length} event={linked} text={isShort ? null : gallery.description} />
          {images.length === 0 ? (
            <EmptyState sentence="There are no photos at the moment." drawing={3} />
          ) : (
            <GalleryPictures
              title={gallery.name}
              images={images}
              hrefOf={(position) => (unpublished ? `#picture-${position}` : `${base}/view/${gallery.id}/${position}`)}
              toolsOf={toolsOf}
            />
          )}
        </div>
      </div>
    </>
  );
}
