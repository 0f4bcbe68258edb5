import type { Gallery } from '../../../../contract/content/galleries.ts';
import { shortDate } from '../../../ui/dates/dates.ts';
import { Link } from '../../../ui/links/link.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';

type Props = { galleries: Gallery[]; base: string };

/** Albums side by side; the newest is twice as large. */
export function GalleryGrid({ galleries, base }: Props) {
  return (
    <div className="grid albums">
      {galleries.map((gallery, index) => (
        <Album key={gallery.id} gallery={gallery} to={`${base}/view/${gallery.id}`} big={index === 0} />
      ))}
    </div>
  );
}

type AlbumProps = { gallery: Gallery; to: string; big: boolean };

function Album({ gallery, to, big }: AlbumProps) {
  const [cover] = gallery.pictureInfo;
  const sizes = big ? '(width >= 60rem) 50rem, (width >= 48rem) 46vw, 92vw' : '(width >= 60rem) 17rem, 46vw';
  return (
    <article className={big ? 'card album big' : 'card album'}>
      <span className="pic">
        {/* The name beside it is the link; the cover says nothing more. */}
        {cover && <Picture picture={{ ...cover, alt: '' }} sizes={sizes} eager={big} />}
        <time className="count" dateTime={gallery.createdAt}>
          {shortDate(gallery.createdAt)}
        </time>
      </span>
      <h2>
        <Link to={to}>{gallery.name}</Link>
      </h2>
      <p>{gallery.description}</p>
    </article>
  );
}
