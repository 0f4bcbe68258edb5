import { apiContext, unwrap } from '../../api-client.ts';
import { feedAnswer } from '../../features/feeds/feed-answer.ts';
import { manifestOf } from '../../features/feeds/manifest.ts';
import type { Route } from './+types/manifest.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const school = await unwrap(context.get(apiContext).settings.$get());
  // Browsers look at it with every page; a day of age does no harm.
  const caching = { 'Cache-Control': 'public, max-age=86400' };
  return feedAnswer(JSON.stringify(manifestOf(school)), 'application/manifest+json', caching);
}
