import type { GalleryImage } from '../../../contract/galleries.ts';
import { MoreLink } from '../../ui/links/more-link.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import { firstParagraphs } from './first-paragraphs.ts';
import { GalleryMosaic } from './gallery-mosaic.tsx';

type Props = { title: string; html: string; pictures: GalleryImage[] };

const facts = [
  { number: 5, what: 'campuses across Kampala' },
  { number: 4, what: 'areas of learning' },
  { number: 6, what: 'families of clubs' },
];

export function AboutExtract({ title, html, pictures }: Props) {
  return (
    <section className="band joined" aria-labelledby="about-title">
      <div className="wrap split">
        <div className="about-words">
          <p className="eyebrow">About the school</p>
          <h2 id="about-title">{title}</h2>
          <RichText html={firstParagraphs(html, 2)} className="stack" />
          <dl className="facts">
            {facts.map(({ number, what }) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{number}</dd>
              </div>
            ))}
          </dl>
          <MoreLink to="/about">Read more about us</MoreLink>
        </div>
        <GalleryMosaic pictures={pictures} />
      </div>
    </section>
  );
}
