import { useRouteLoaderData } from 'react-router';
import { type ApiClient, apiContext, browserApi, unwrap } from '../../api-client.ts';
import { AboutExtract } from '../../features/home/about-extract.tsx';
import { Facilities } from '../../features/home/facilities.tsx';
import { Hero } from '../../features/home/hero.tsx';
import { LatestNews } from '../../features/home/latest-news.tsx';
import { LearningTiles } from '../../features/home/learning-tiles.tsx';
import { NextEvents } from '../../features/home/next-events.tsx';
import { StaffProfiles } from '../../features/home/staff-profiles.tsx';
import { pageMeta, type RootData } from '../../ui/meta/meta.ts';
import type { Route } from './+types/home.ts';

async function load(api: ApiClient) {
  const [about, gallery, news, events, staff] = await Promise.all([
    unwrap(api.pages.view[':id'].$get({ param: { id: 'about' } })),
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

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Nursery and primary school in Kampala',
    description: 'Nursery and primary school on five Kampala campuses, from Baby Class to P7. Read about us and apply.',
    path: '/',
  });

export default function Home({ loaderData }: Route.ComponentProps) {
  const { about, gallery, news, events, staff } = loaderData;
  const school = useRouteLoaderData<RootData>('root')?.school;
  return (
    <>
      {school && <Hero {...school} />}
      <LearningTiles />
      <AboutExtract title={about.page.title} html={about.textBatch1} pictures={gallery} />
      <Facilities />
      <LatestNews topStory={news.topStory} stories={news.homeStories} />
      <NextEvents events={events} />
      <StaffProfiles profiles={staff.profiles} message={staff.message} />
    </>
  );
}
