import { type ApiClient, unwrap } from '../../../api-client.ts';
import { eventSummary } from '../public/event-summary.ts';

const moreCount = 4;

/** What stands beside an event: the next others of its kind. */
export async function loadMoreEvents(api: ApiClient, { id, category }: { id: number; category: number }) {
  const { docs } = await unwrap(api.events.$get({ query: { cat: category } }));
  return docs
    .filter((other) => other.id !== id)
    .slice(0, moreCount)
    .map(eventSummary);
}
