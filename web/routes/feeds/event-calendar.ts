import { eventFeed } from '../../features/feeds/loads/event-feed.ts';
import { viewIdOf } from '../../ui/addresses/view-id.ts';
import type { Route } from './+types/event-calendar.ts';

export const loader = ({ context, params }: Route.LoaderArgs) =>
  eventFeed(context, { id: viewIdOf(params.id) }, `event-${params.id}.ics`);
