import { type ApiClient, apiContext, browserApi, unwrap } from '../../../api-client.ts';
import { eventAddress, eventListAddress, eventSection } from '../../../features/events/event-sections.ts';
import { eventSummary } from '../../../features/events/public/event-summary.ts';
import { EventListPage } from '../../../features/events/public/list/event-list-page.tsx';
import { UnpublishedSlot } from '../../../office/publishing/unpublished-slot.tsx';
import { campusAsked } from '../../../ui/addresses/asked.ts';
import { pageNumberOf, requirePage } from '../../../ui/addresses/page-number.ts';
import { categoryOf } from '../../../ui/addresses/variant.ts';
import { pageMeta } from '../../../ui/meta/meta.ts';
import { siteIn } from '../../../ui/meta/site.ts';
import type { Route } from './+types/event-list.ts';

const noDates = { docs: [], today: undefined };

async function load(api: ApiClient, request: Request) {
  const url = new URL(request.url);
  const cat = categoryOf(url.pathname);
  const [page, pastPage] = [pageNumberOf(url), pageNumberOf(url, 'past')];
  const campus = cat === 0 ? campusAsked(url.searchParams) : undefined;
  const where = campus ? { campus } : {};
  const [upcoming, past, dates] = await Promise.all([
    unwrap(api.events.$get({ query: { page, cat, ...where } })),
    unwrap(api.events.past.$get({ query: { page: pastPage, cat, ...where } })),
    cat === 0 && page === 1 ? unwrap(api['term-dates'].calendar.$get({ query: { next: 4, ...where } })) : noDates,
  ]);
  requirePage(page, upcoming.pages);
  requirePage(pastPage, past.pages);
  return {
    category: cat,
    campus,
    dates: dates.docs,
    today: dates.today,
    upcoming: { events: upcoming.docs.map(eventSummary), page, pages: upcoming.pages },
    past: { events: past.docs.map(eventSummary), page: pastPage, pages: past.pages },
  };
}

export const loader = ({ context, request }: Route.LoaderArgs) => load(context.get(apiContext), request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi(), request);

export const handle = { closingCall: true };

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { category = 0, upcoming, past } = loaderData ?? {};
  const { title, sub } = eventSection(category);
  const path = eventListAddress({ category, page: upcoming?.page ?? 1, past: past?.page ?? 1 });
  return pageMeta(matches, { title, description: siteIn(matches)?.words[sub], path });
};

export default function EventList({ loaderData }: Route.ComponentProps) {
  const unpublished = <UnpublishedSlot kind="event" category={loaderData.category} addressOf={eventAddress} />;
  return <EventListPage {...loaderData} unpublished={unpublished} />;
}
