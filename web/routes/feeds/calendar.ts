import { kindsAsked } from '../../features/feeds/calendar/calendar-kinds.ts';
import { chosenFeed, eventFeed } from '../../features/feeds/loads/event-feed.ts';
import { campusAsked } from '../../ui/addresses/asked.ts';
import type { Route } from './+types/calendar.ts';

/** All of it, or what an address chooses: of a campus, of some kinds such as ?kind=holiday,halfTerm, or of a category. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams: query } = new URL(request.url);
  const [cat, campus, kinds] = [query.get('cat'), campusAsked(query), kindsAsked(query)];
  if (campus || kinds.length > 0) return chosenFeed(context, { ...(campus && { campus }), kinds });
  return eventFeed(context, cat === '0' || cat === '1' ? { cat } : {}, 'calendar.ics');
}
