import { useRouteLoaderData } from 'react-router';
import { apiContext, unwrap } from '../../api-client.ts';
import styles from '../../features/pocket/pocket.css?url';
import { Pocket } from '../../features/pocket/pocket.tsx';
import { pocketContext } from '../../features/pocket/pocket-context.ts';
import { wantedItems, weighItems } from '../../features/pocket/pocket-items.ts';
import { storyAddress } from '../../features/stories/story-sections.ts';
import { clickFile, Island } from '../../ui/island.tsx';
import { Banner } from '../../ui/layout/banner.tsx';
import { pageMeta, type RootData } from '../../ui/meta/meta.ts';
import type { Route } from './+types/pocket.ts';

const path = '/pocket';
const keptStories = 5;

export async function loader({ context }: Route.LoaderArgs) {
  const { isOff, weigh } = context.get(pocketContext);
  if (isOff) return { contents: null };
  const api = context.get(apiContext);
  const [{ site }, { topStory, docs }] = await Promise.all([
    unwrap(api.settings.$get()),
    unwrap(api.news.$get({ query: { page: 1, cat: 0 } })),
  ]);
  const stories = [...(topStory ? [topStory] : []), ...docs].slice(0, keptStories);
  const wanted = wantedItems(
    site,
    stories.map((story) => ({ to: storyAddress('news', story), label: story.title })),
  );
  const paths = wanted.flatMap(({ links }) => links.map(({ to }) => to));
  const own = [styles, clickFile('pocket') ?? [], '/sw.js'].flat();
  return { contents: weighItems(wanted, own, await weigh([...paths, ...own])) };
}

const sentence = 'Calls, dates, fees, campuses and the last stories, to read where there is no line.';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'The school in your pocket', description: sentence, path });

export default function PocketPage({ loaderData: { contents } }: Route.ComponentProps) {
  const phone = useRouteLoaderData<RootData>('root')?.school.phone ?? '';
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <Banner title="The school in your pocket" sub={sentence} />
      <div className="band tight">
        <div className="wrap">
          {contents ? (
            <Island name="pocket" view={Pocket} props={{ contents, phone }} now />
          ) : (
            <p className="lede">This is switched off for now. Nothing is kept on your phone.</p>
          )}
        </div>
      </div>
    </>
  );
}
