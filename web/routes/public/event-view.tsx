import { useRouteLoaderData } from 'react-router';
import { type ApiClient, apiContext, browserApi, unwrap } from '../../api-client.ts';
import { eventFacts } from '../../features/events/event-facts.ts';
import { EventPage } from '../../features/events/event-page.tsx';
import { eventSummary } from '../../features/events/event-summary.ts';
import { isOver } from '../../features/events/is-over.ts';
import { pageMeta, type RootData } from '../../ui/meta.ts';
import type { Route } from './+types/event-view.ts';
import { viewIdOf } from './view-id.ts';

const moreCount = 4;

async function load(api: ApiClient, id: string) {
  const { calEvent: event, gallery } = await unwrap(api.events.view[':id'].$get({ param: { id: viewIdOf(id) } }));
  const { docs } = await unwrap(api.events.$get({ query: { cat: event.category } }));
  const others = docs.filter((other) => other.id !== event.id).slice(0, moreCount);
  return { event, gallery, over: isOver(event.date, Date.now()), more: others.map(eventSummary) };
}

export const loader = ({ context, params }: Route.LoaderArgs) => load(context.get(apiContext), params.id);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserApi(), params.id);

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, eventFacts(loaderData.event)) : [];

export default function EventView({ loaderData }: Route.ComponentProps) {
  const { school, origin } = useRouteLoaderData('root') as RootData;
  return <EventPage {...loaderData} schoolName={school.schoolName} origin={origin} />;
}
