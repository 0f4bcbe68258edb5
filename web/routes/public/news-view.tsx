import { type ApiClient, apiContext, browserApi, unwrap } from '../../api-client.ts';
import { storyFacts } from '../../features/stories/story-facts.ts';
import { storyView } from '../../features/stories/story-view.ts';
import { pageMeta } from '../../ui/meta.ts';
import type { Route } from './+types/news-view.ts';
import { StoryRoute } from './story-route.tsx';
import { viewIdOf } from './view-id.ts';

async function load(api: ApiClient, id: string) {
  const { story: whole, ...batches } = await unwrap(api.news.view[':id'].$get({ param: { id: viewIdOf(id) } }));
  const [top, list] = await Promise.all([
    unwrap(api.news.top.$get()),
    unwrap(api.news.$get({ query: { cat: whole.category } })),
  ]);
  return storyView(whole, batches, top, list.topStory, list.docs);
}

export const loader = ({ context, params }: Route.LoaderArgs) => load(context.get(apiContext), params.id);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserApi(), params.id);

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, storyFacts('news', loaderData.story, loaderData.description)) : [];

export default function NewsView({ loaderData }: Route.ComponentProps) {
  return <StoryRoute kind="news" view={loaderData} />;
}
