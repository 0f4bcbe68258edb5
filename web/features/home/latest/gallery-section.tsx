import { SectionHead } from '../../../ui/layout/section-head.tsx';
import { MoreLink } from '../../../ui/links/more-link.tsx';
import type { HomeView } from '../home-view.ts';
import { GalleryMosaic } from './gallery-mosaic.tsx';

type Props = { title: string; count: number; pictures: HomeView['gallery'] };

/** The pictures by themselves, where they do not stand beside the text about the school. */
export function GallerySection({ title, count, pictures }: Props) {
  if (pictures.length === 0) return null;
  return (
    <section className="band" aria-labelledby="gallery-title">
      <div className="wrap">
        <SectionHead id="gallery-title" title={title}>
          <MoreLink to="/gallery">All pictures</MoreLink>
        </SectionHead>
        <GalleryMosaic pictures={pictures.slice(0, count)} />
      </div>
    </section>
  );
}
