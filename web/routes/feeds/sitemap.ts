import { apiContext, originContext, unwrap } from '../../api-client.ts';
import { feedAnswer } from '../../features/feeds/feed-answer.ts';
import { sitemapXml } from '../../features/feeds/sitemap.ts';
import type { Route } from './+types/sitemap.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { docs } = await unwrap(context.get(apiContext).search.sitemap.$get());
  return feedAnswer(sitemapXml(context.get(originContext), docs), 'application/xml');
}
