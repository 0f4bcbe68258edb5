import { Fragment, type ReactNode } from 'react';
import type { PublicSite } from '../../../contract/site/site.ts';
import type { HomeSection } from '../../../contract/site/site-links.ts';
import { endsWithCall } from '../../../contract/site/words/closing-call.ts';
import { Hero } from './hero.tsx';
import type { HomeData } from './home-calls.ts';
import { GallerySection } from './latest/gallery-section.tsx';
import { LatestNews } from './latest/latest-news.tsx';
import { NextEvents } from './latest/next-events.tsx';
import { AboutExtract } from './school/about-extract.tsx';
import { Facilities } from './school/facilities.tsx';
import { LearningTiles } from './school/learning-tiles.tsx';
import { StaffProfiles } from './school/staff-profiles.tsx';

/** It belongs to the frame of the site, which draws it where it is the last section. */
export type DrawCall = (call: PublicSite['home']['call']) => ReactNode;

type Props = HomeData & {
  call: DrawCall;
  home: PublicSite['home'];
  /** Around each part, where it is being written. */
  around?: (kind: HomeSection | 'hero', part: ReactNode) => ReactNode;
};

/** The home page, in the order and with the parts that the school has chosen. */
export function HomePage({ home, about, gallery, news, events, staff, call, around = (_, part) => part }: Props) {
  const isApart = home.sections.includes('gallery');
  const parts: Record<HomeSection, ReactNode> = {
    tiles: <LearningTiles tiles={home.tiles} />,
    about: about && (
      <AboutExtract
        {...home.about}
        pageTitle={about.title}
        html={about.html}
        to={about.to}
        pictures={isApart ? [] : gallery}
      />
    ),
    facilities: <Facilities {...home.facilities} />,
    news: <LatestNews {...home.news} {...news} />,
    events: <NextEvents {...home.events} events={events} />,
    people: <StaffProfiles {...home.people} {...staff} />,
    call: call(home.call),
    gallery: home.gallery && <GallerySection {...home.gallery} pictures={gallery} />,
  };
  const sections = endsWithCall(home.sections) ? home.sections.slice(0, -1) : home.sections;
  return (
    <>
      {around('hero', <Hero {...home.hero} />)}
      {sections.map((kind) => (
        <Fragment key={kind}>{around(kind, parts[kind])}</Fragment>
      ))}
    </>
  );
}
