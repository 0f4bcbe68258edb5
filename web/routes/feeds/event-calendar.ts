import { viewIdOf } from '../public/view-id.ts';
import type { Route } from './+types/event-calendar.ts';
import { eventFeed } from './event-feed.ts';

export const loader = ({ context, params }: Route.LoaderArgs) =>
  eventFeed(context, { id: viewIdOf(params.id) }, `event-${params.id}.ics`);
