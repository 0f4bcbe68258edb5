import { originContext } from '../../api-client.ts';
import { feedAnswer } from '../../features/feeds/feed-answer.ts';
import type { Route } from './+types/robots.ts';

const closed = ['/admin', '/desk', '/user', '/api', '/login'];

export function loader({ context }: Route.LoaderArgs) {
  const rules = closed.map((path) => `Disallow: ${path}`).join('\n');
  return feedAnswer(`User-agent: *\n${rules}\n\nSitemap: ${context.get(originContext)}/sitemap.xml\n`, 'text/plain');
}
