import { type ApiClient, apiContext, browserApi, unwrap } from '../../../api-client.ts';
import { storyFacts } from '../../../features/stories/public/view/story-facts.ts';
import { storyView } from '../../../features/stories/public/view/story-view.ts';
import { StoryScreen } from '../../../features/stories/story-screen.tsx';
import { viewIdOf } from '../../../ui/addresses/view-id.ts';
import { pageMeta } from '../../../ui/meta/meta.ts';
import type { Route } from './+types/blog-view.ts';

async function load(api: ApiClient, id: string) {
  const reading = unwrap(api.articles.view[':id'].$get({ param: { id: viewIdOf(id) } }));
  const others = reading.then(({ article }) => unwrap(api.articles.$get({ query: { cat: article.category } })));
  const [{ article: whole, ...batches }, list, top] = await Promise.all([reading, others, unwrap(api.news.top.$get())]);
  return storyView(whole, batches, top, list.main, list.docs);
}

export const loader = ({ context, params }: Route.LoaderArgs) => load(context.get(apiContext), params.id);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserApi(), params.id);

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, storyFacts('article', loaderData.story, loaderData.description)) : [];

export default function BlogView({ loaderData }: Route.ComponentProps) {
  return <StoryScreen kind="article" view={loaderData} />;
}
