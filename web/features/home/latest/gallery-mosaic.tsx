import { Link } from '../../../ui/links/link.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import type { HomeView } from '../home-view.ts';

/** The shape of the mosaic has room for this many. */
const room = 5;

/** Two galleries may show the same picture. */
const different = (pictures: HomeView['gallery']) =>
  pictures.filter(({ picture }, place) => pictures.findIndex((one) => one.picture === picture) === place);

export function GalleryMosaic({ pictures }: { pictures: HomeView['gallery'] }) {
  if (pictures.length === 0) return null;
  return (
    <div className="mosaic">
      {different(pictures)
        .slice(0, room)
        .map(({ id, galleryId, caption, pictureInfo }, position) => (
          <Link key={id} to={`/gallery/view/${galleryId}`}>
            {pictureInfo.slice(0, 1).map((picture) => (
              <Picture
                key={picture.name}
                picture={{ ...picture, alt: picture.alt || caption || 'A picture from the gallery' }}
                sizes={position === 0 ? '(min-width: 60rem) 27rem, 66vw' : '(min-width: 60rem) 14rem, 33vw'}
              />
            ))}
            {caption && <span aria-hidden="true">{caption}</span>}
          </Link>
        ))}
    </div>
  );
}
