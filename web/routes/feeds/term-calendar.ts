import { termFeed } from '../../features/feeds/loads/event-feed.ts';
import { readTermDatesRequest } from '../../features/term-dates/public/term-dates-address.ts';
import type { Route } from './+types/term-calendar.ts';

const answers = ['', 'yes', 'no'];

export function loader({ context, request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const isOdd = (name: string) => !answers.includes(url.searchParams.get(name)?.toLowerCase() ?? '');
  // What nobody understands is told to who subscribes, not left out for ever.
  if (isOdd('visits') || isOdd('events')) throw new Response('Not Found', { status: 404 });
  const { campus, visits, events } = readTermDatesRequest(url);
  return termFeed(context, { ...(campus && { campus }), visits, events });
}
