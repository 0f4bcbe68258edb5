import { eventFeed } from '../../features/feeds/loads/event-feed.ts';
import type { Route } from './+types/calendar.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  const cat = new URL(request.url).searchParams.get('cat');
  return eventFeed(context, cat === '0' || cat === '1' ? { cat } : {}, 'calendar.ics');
}
