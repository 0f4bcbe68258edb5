import { apiContext, originContext, unwrap } from '../../api-client.ts';
import { feedAnswer } from '../../features/feeds/feed-answer.ts';
import type { Route } from './+types/security.ts';

/** Where somebody who has found a hole turns to (RFC 9116). It never runs out while the site is up. */
export async function loader({ context }: Route.LoaderArgs) {
  const { mailbox } = await unwrap(context.get(apiContext).settings.$get());
  const origin = context.get(originContext);
  const expires = new Date();
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  const lines = [
    `Contact: mailto:${mailbox}`,
    `Contact: ${origin}/contact`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
  ];
  return feedAnswer(`${lines.join('\n')}\n`, 'text/plain');
}
