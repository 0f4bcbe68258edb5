import { type ApiClient, apiContext, browserApi, unwrap } from '../../../api-client.ts';
import { storyFacts } from '../../../features/stories/public/view/story-facts.ts';
import { storyView } from '../../../features/stories/public/view/story-view.ts';
import { StoryScreen } from '../../../features/stories/story-screen.tsx';
import { viewIdOf } from '../../../ui/addresses/view-id.ts';
import { pageMeta } from '../../../ui/meta/meta.ts';
import type { Route } from './+types/news-view.ts';

async function load(api: ApiClient, id: string) {
  const reading = unwrap(api.news.view[':id'].$get({ param: { id: viewIdOf(id) } }));
  const others = reading.then(({ story }) => unwrap(api.news.$get({ query: { cat: story.category } })));
  const [{ story: whole, ...batches }, list, top] = await Promise.all([reading, others, unwrap(api.news.top.$get())]);
  return storyView(whole, batches, top, list.topStory, list.docs);
}

export const loader = ({ context, params }: Route.LoaderArgs) => load(context.get(apiContext), params.id);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserApi(), params.id);

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, storyFacts('news', loaderData.story, loaderData.description)) : [];

export default function NewsView({ loaderData }: Route.ComponentProps) {
  return <StoryScreen kind="news" view={loaderData} />;
}
