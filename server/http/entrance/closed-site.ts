import type { Deps } from '../../../api/deps.ts';
import { actorOfTicket, ticketName } from '../../../api/features/auth/tickets.ts';

/** What a new site answers before it is open: signing in, setting it up, and the screens that ask who is there. */
const doors = /^\/(setup|login|forgot|reset|invitation|unauthorized|admin|desk|user)(\/|\.data$|$)/;

/** The page that stands in for all others. */
export const comingSoonPath = '/coming-soon';

export type Standing = 'open' | 'inside' | 'outside';

/** Where somebody stands who asks for a page: with a site that is open, nothing is asked. */
export async function standingAt(deps: Deps, cookies: string | undefined): Promise<Standing> {
  if (deps.opening.isKnownOpen() || (await deps.opening.isOpen())) return 'open';
  return (await actorOfTicket(deps, 'inside', cookies)) ? 'inside' : 'outside';
}

/** Whether the answer for everybody is not for them. It may prove worthless: the program looks closer. */
export const mayStandInside = (deps: Deps, cookies: string | undefined): boolean =>
  !deps.opening.isKnownOpen() && cookies?.includes(`${ticketName(deps, 'inside')}=`) === true;

/** Feeds, calendars and pictures are not there yet, and robots are asked to come later. */
export function answerOutside(path: string): 'door' | 'page' | Response {
  if (doors.test(path)) return 'door';
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  if (path === '/robots.txt') return new Response('User-agent: *\nDisallow: /\n', { headers });
  return /\.\w+$/.test(path) ? new Response('Not found', { status: 404, headers }) : 'page';
}
