import { type ApiClient, apiContext, browserApi, unwrap } from '../../api-client.ts';
import { AboutExtract } from '../../features/home/about-extract.tsx';
import { Facilities } from '../../features/home/facilities.tsx';
import { Hero } from '../../features/home/hero.tsx';
import { LatestNews } from '../../features/home/latest-news.tsx';
import { LearningTiles } from '../../features/home/learning-tiles.tsx';
import { StaffProfiles } from '../../features/home/staff-profiles.tsx';
import { UpcomingEvents } from '../../features/home/upcoming-events.tsx';
import type { Route } from './+types/home.ts';

async function load(api: ApiClient) {
  const [school, about, gallery, news, events, staff] = await Promise.all([
    unwrap(api.settings.$get()),
    unwrap(api.pages.view[':id'].$get({ param: { id: 'about' } })),
    unwrap(api.galleries.home.$get()),
    unwrap(api.news.home.$get()),
    unwrap(api.events.home.$get()),
    unwrap(api.profiles.home.$get()),
  ]);
  return { school, about, gallery, news, events, staff };
}

export const loader = ({ context }: Route.LoaderArgs) => load(context.get(apiContext));
export const clientLoader = () => load(browserApi());

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.school.schoolName }];

export default function Home({ loaderData }: Route.ComponentProps) {
  const { school, about, gallery, news, events, staff } = loaderData;
  return (
    <>
      <Hero motto={school.motto} />
      <LearningTiles />
      <AboutExtract title={about.page.title} html={about.textBatch1} pictures={gallery} />
      <Facilities />
      <LatestNews topStory={news.topStory} stories={news.homeStories} />
      <UpcomingEvents events={events} />
      <StaffProfiles profiles={staff.profiles} />
    </>
  );
}
