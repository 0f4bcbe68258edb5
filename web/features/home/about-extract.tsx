import { Link } from 'react-router';
import type { GalleryImage } from '../../../contract/galleries.ts';
import { Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';

type Props = { title: string; html: string; pictures: GalleryImage[] };

export function AboutExtract({ title, html, pictures }: Props) {
  return (
    <section className="wrap band" aria-labelledby="about-title">
      <h2 id="about-title">{title}</h2>
      <RichText html={html} />
      <p>
        <Link to="/about">Read more about us</Link>
      </p>
      <ul className="grid">
        {pictures.map(({ id, galleryId, pictureInfo }) => (
          <li key={id}>
            <Link to={`/gallery/view/${galleryId}`}>
              {pictureInfo.map((picture) => (
                <Picture key={picture.name} picture={picture} sizes="(min-width: 48rem) 20rem, 50vw" />
              ))}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
