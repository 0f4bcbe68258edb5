import { termFeed } from '../../features/feeds/loads/event-feed.ts';
import { readTermDatesRequest } from '../../features/term-dates/public/term-dates-address.ts';
import type { Route } from './+types/term-calendar.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  const { campus, visits, events } = readTermDatesRequest(new URL(request.url));
  return termFeed(context, { ...(campus && { campus }), visits, events });
}
