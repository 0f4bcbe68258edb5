import { useRevalidator } from 'react-router';
import { adminRole } from '../../../contract/roles.ts';
import { browserApi, unwrap } from '../../api-client.ts';
import { HillsLoading } from '../../features/auth/hills-loading.tsx';
import { InboxList } from '../../features/inbox/inbox-list.tsx';
import { type InboxRequest, inboxQuery, inboxShape } from '../../features/inbox/inbox-shape.ts';
import { readListRequest } from '../../office/table/list-request.ts';
import { pageMeta } from '../../ui/meta.ts';
import { Guarded } from '../staff/guarded.tsx';
import { loadGuarded } from '../staff/load-guarded.ts';
import type { Route } from './+types/enquiries.ts';
import { inboxCalls } from './inbox-calls.ts';

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadGuarded(adminRole, async (api, user) => {
    const asked = readListRequest(request.url, inboxShape);
    const [inbox, { people }] = await Promise.all([
      unwrap(api.admin.enquiries.$get({ query: inboxQuery(asked) })),
      unwrap(api.admin.enquiries.people.$get()),
    ]);
    return { request: asked, people, userId: user.id, now: new Date(), ...inbox };
  });

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: 'Enquiries', path: null }),
  { name: 'robots', content: 'noindex' },
];

/** The server renders as for nobody. */
export const HydrateFallback = () => <HillsLoading />;

export default function EnquiriesRoute({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <Guarded atLeast={adminRole} loaded={loaderData}>
      {(data) => (
        <InboxList {...data} {...inboxCalls(revalidate)} download={() => sheetOf(data.request)} refresh={revalidate} />
      )}
    </Guarded>
  );
}

/** All that the filter finds, not this page alone; nothing when it did not arrive whole. */
async function sheetOf(request: InboxRequest): Promise<Blob | null> {
  const { page: _, ...query } = inboxQuery(request);
  try {
    const answer = await browserApi().admin.enquiries.export.$get({ query });
    return answer.ok ? await answer.blob() : null;
  } catch {
    return null;
  }
}
