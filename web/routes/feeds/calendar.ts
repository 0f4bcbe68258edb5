import { chosenFeed, eventFeed } from '../../features/feeds/loads/event-feed.ts';
import type { Route } from './+types/calendar.ts';

/** All of it, or what an address chooses: of a campus, of some kinds such as ?kind=holiday,halfTerm, or of a category. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams: query } = new URL(request.url);
  const [cat, campus, kinds] = [query.get('cat'), query.get('campus')?.slice(0, 60), query.get('kind')?.split(',')];
  if (campus || kinds) return chosenFeed(context, { ...(campus && { campus }), kinds: kinds ?? [] });
  return eventFeed(context, cat === '0' || cat === '1' ? { cat } : {}, 'calendar.ics');
}
