import { type ApiClient, apiContext, browserApi, unwrap } from '../../../api-client.ts';
import { StoryListPage } from '../../../features/stories/public/list/story-list-page.tsx';
import { storyAddress, storyListAddress, storySection } from '../../../features/stories/story-sections.ts';
import { UnpublishedSlot } from '../../../office/publishing/unpublished-slot.tsx';
import { pageNumberOf, requirePage } from '../../../ui/addresses/page-number.ts';
import { categoryOf } from '../../../ui/addresses/variant.ts';
import { pageMeta } from '../../../ui/meta/meta.ts';
import { siteIn } from '../../../ui/meta/site.ts';
import type { Route } from './+types/news-list.ts';

async function load(api: ApiClient, request: Request) {
  const url = new URL(request.url);
  const [page, category] = [pageNumberOf(url), categoryOf(url.pathname)];
  const { topStory, docs, pages } = await unwrap(api.news.$get({ query: { page, cat: category } }));
  requirePage(page, pages);
  return { category, lead: topStory, stories: docs, page, pages };
}

export const loader = ({ context, request }: Route.LoaderArgs) => load(context.get(apiContext), request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi(), request);

export const handle = { closingCall: true };

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { category = 0, page = 1 } = loaderData ?? {};
  const { title, sub } = storySection('news', category);
  return pageMeta(matches, {
    title,
    description: siteIn(matches)?.words[sub],
    path: storyListAddress('news', category, page),
  });
};

const addressOf = (thing: { category: number; id: number }) => storyAddress('news', thing);

export default function NewsList({ loaderData }: Route.ComponentProps) {
  const unpublished = <UnpublishedSlot kind="news" category={loaderData.category} addressOf={addressOf} />;
  return <StoryListPage kind="news" {...loaderData} unpublished={unpublished} />;
}
