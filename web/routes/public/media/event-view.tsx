import { lazy, Suspense } from 'react';
import { Navigate, useLocation, useRouteLoaderData, useSearchParams } from 'react-router';
import { adminRole, editorRole } from '../../../../contract/people/roles.ts';
import { type ApiClient, apiContext, browserApi, unwrap } from '../../../api-client.ts';
import { loadMoreEvents } from '../../../features/events/loads/more-events.ts';
import { eventFacts } from '../../../features/events/public/event-facts.ts';
import { EventPage } from '../../../features/events/public/event-page.tsx';
import { isOver } from '../../../features/events/public/is-over.ts';
import { HillsLoading } from '../../../session/hills-loading.tsx';
import { useSession } from '../../../session/session.tsx';
import { SessionGate } from '../../../session/session-gate.tsx';
import { viewIdOf } from '../../../ui/addresses/view-id.ts';
import { isPublic } from '../../../ui/dates/is-public.ts';
import { pageMeta, type RootData } from '../../../ui/meta/meta.ts';
import type { Route } from './+types/event-view.ts';

// Readers never need these.
const EventControls = lazy(() => import('../../../features/events/office/event-controls.tsx'));
const ReviewBar = lazy(() => import('../../../office/review/review-bar.tsx'));
const EventEditing = lazy(() => import('../../../features/events/office/event-editing.tsx'));

async function load(api: ApiClient, id: string) {
  const { calEvent: event, gallery, days } = await unwrap(api.events.view[':id'].$get({ param: { id: viewIdOf(id) } }));
  return {
    event,
    gallery,
    days,
    over: event.date !== null && isOver({ date: event.date, endDate: event.endDate }, Date.now()),
    more: await loadMoreEvents(api, event),
  };
}

export const loader = ({ context, params }: Route.LoaderArgs) => load(context.get(apiContext), params.id);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserApi(), params.id);

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, eventFacts(loaderData.event, loaderData.days)) : [];

/** An event to be read, and with ?edit in the address to be changed by those who may. */
export default function EventView({ loaderData }: Route.ComponentProps) {
  const { origin } = useRouteLoaderData('root') as RootData;
  const { state, user } = useSession();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { event } = loaderData;
  const mayChange = user !== null && (user.role >= adminRole || user.id === event.UserId);

  // Whoever comes, the page begins as the server has drawn it: anonymously.
  if (search.has('edit') && state !== 'unknown') {
    return (
      <SessionGate atLeast={1}>
        {mayChange ? (
          <Suspense fallback={<HillsLoading label="One moment." />}>
            <EventEditing event={event} />
          </Suspense>
        ) : (
          <Navigate to="/unauthorized" replace />
        )}
      </SessionGate>
    );
  }
  const tools = mayChange && (
    <Suspense>
      <EventControls event={event} path={pathname} />
    </Suspense>
  );
  const unpublished = mayChange && !isPublic(event);
  const reviews = user !== null && user.role >= editorRole && user.id !== event.UserId && event.draft;
  return (
    <>
      <EventPage {...loaderData} origin={origin} unpublished={unpublished || event.draft} tools={tools} />
      {reviews && (
        <Suspense>
          <ReviewBar kind="event" id={event.id} title={event.title} updatedAt={event.updatedAt} />
        </Suspense>
      )}
    </>
  );
}
