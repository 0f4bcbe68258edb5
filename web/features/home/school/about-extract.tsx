import type { PublicSite } from '../../../../contract/site/site.ts';
import { MoreLink } from '../../../ui/links/more-link.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import type { HomeView } from '../home-view.ts';
import { GalleryMosaic } from '../latest/gallery-mosaic.tsx';

type Props = PublicSite['home']['about'] & {
  pageTitle: string;
  html: string;
  to: string;
  pictures: HomeView['gallery'];
};

export function AboutExtract({ eyebrow, counts, title, pageTitle, html, to, pictures }: Props) {
  return (
    <section className="band joined" aria-labelledby="about-title">
      <div className={pictures.length > 0 ? 'wrap split' : 'wrap'}>
        <div className="about-words">
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h2 id="about-title">{title || pageTitle}</h2>
          <RichText html={html} className="stack" />
          {counts.length > 0 && (
            <dl className="facts">
              {counts.map(({ number, unit, what }) => (
                <div key={what}>
                  <dt>{what}</dt>
                  <dd>
                    {number}
                    {unit}
                  </dd>
                </div>
              ))}
            </dl>
          )}
          <MoreLink to={to}>Read more about us</MoreLink>
        </div>
        <GalleryMosaic pictures={pictures} />
      </div>
    </section>
  );
}
