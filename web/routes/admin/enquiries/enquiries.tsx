import { useRevalidator } from 'react-router';
import { adminRole } from '../../../../contract/people/roles.ts';
import { browserApi, unwrap } from '../../../api-client.ts';
import { inboxCalls } from '../../../features/inbox/inbox-calls.ts';
import { InboxList } from '../../../features/inbox/inbox-list.tsx';
import { type InboxRequest, inboxQuery, inboxShape } from '../../../features/inbox/inbox-shape.ts';
import { readListRequest } from '../../../office/table/list-request.ts';
import { guardedScreen } from '../../../session/guarded-screen.tsx';
import type { Route } from './+types/enquiries.ts';

const screen = guardedScreen({
  atLeast: adminRole,
  load:
    ({ request }: Route.ClientLoaderArgs) =>
    async (api, user) => {
      const asked = readListRequest(request.url, inboxShape);
      const [inbox, { people }] = await Promise.all([
        unwrap(api.admin.enquiries.$get({ query: inboxQuery(asked) })),
        unwrap(api.admin.enquiries.people.$get()),
      ]);
      return { request: asked, people, userId: user.id, now: new Date(), ...inbox };
    },
  title: 'Enquiries',
  view: function Enquiries({ data }) {
    const { revalidate } = useRevalidator();

    return (
      <InboxList {...data} {...inboxCalls(revalidate)} download={() => sheetOf(data.request)} refresh={revalidate} />
    );
  },
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;

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
