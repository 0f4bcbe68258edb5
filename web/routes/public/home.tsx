import { Fragment, type ReactNode } from 'react';
import { type ApiClient, apiContext, browserApi, unwrap } from '../../api-client.ts';
import { AboutExtract } from '../../features/home/about-extract.tsx';
import { Facilities } from '../../features/home/facilities.tsx';
import { Hero } from '../../features/home/hero.tsx';
import { LatestNews } from '../../features/home/latest-news.tsx';
import { LearningTiles } from '../../features/home/learning-tiles.tsx';
import { NextEvents } from '../../features/home/next-events.tsx';
import { StaffProfiles } from '../../features/home/staff-profiles.tsx';
import { pageMeta } from '../../ui/meta/meta.ts';
import { siteIn, useSite } from '../../ui/meta/site.ts';
import type { Route } from './+types/home.ts';

async function load(api: ApiClient) {
  const [about, gallery, news, events, staff] = await Promise.all([
    // A school may have no such page, or be writing it.
    unwrap(api.pages.view[':id'].$get({ param: { id: 'about' } })).catch(() => null),
    unwrap(api.galleries.home.$get()),
    unwrap(api.news.home.$get()),
    unwrap(api.events.home.$get()),
    unwrap(api.profiles.home.$get()),
  ]);
  return { about, gallery, news, events, staff };
}

export const loader = ({ context }: Route.LoaderArgs) => load(context.get(apiContext));
export const clientLoader = () => load(browserApi());

export const handle = { closingCall: true };

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title = '', description } = siteIn(matches)?.home ?? {};
  return pageMeta(matches, { title, description, path: '/' });
};

export default function Home({ loaderData }: Route.ComponentProps) {
  const { about, gallery, news, events, staff } = loaderData;
  const home = useSite()?.home;
  if (!home) return null;
  const parts: Record<(typeof home.sections)[number], ReactNode> = {
    tiles: <LearningTiles tiles={home.tiles} />,
    about: about && (
      <AboutExtract
        {...home.about}
        title={about.page.title}
        html={about.textBatch1}
        to={`/${about.page.path}`}
        pictures={gallery}
      />
    ),
    facilities: <Facilities {...home.facilities} />,
    news: <LatestNews {...home.news} {...news} />,
    events: <NextEvents {...home.events} events={events} />,
    people: <StaffProfiles {...home.people} {...staff} />,
  };
  return (
    <>
      <Hero {...home.hero} />
      {home.sections.map((kind) => (
        <Fragment key={kind}>{parts[kind]}</Fragment>
      ))}
    </>
  );
}
