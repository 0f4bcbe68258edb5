import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { adminRole } from '../../../contract/roles.ts';
import { unwrap } from '../../api-client.ts';
import { HillsLoading } from '../../features/auth/hills-loading.tsx';
import { type Restore, TrashList } from '../../features/trash/trash-list.tsx';
import { trashListShape } from '../../features/trash/trash-list-shape.ts';
import { restoreFromTrash } from '../../office/forms/edit-api.ts';
import { reasonOf } from '../../office/forms/reason.ts';
import { showNotice } from '../../office/notices/notices.ts';
import { listQuery, readListRequest } from '../../office/table/list-request.ts';
import { thingAddress } from '../../office/thing-kinds.ts';
import { pageMeta } from '../../ui/meta.ts';
import { Guarded } from '../staff/guarded.tsx';
import { loadGuarded } from '../staff/load-guarded.ts';
import type { Route } from './+types/trash.ts';

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadGuarded(adminRole, async (api) => {
    const asked = readListRequest(request.url, trashListShape);
    const { sort: _, ...query } = listQuery(asked);
    return { request: asked, ...(await unwrap(api.trash.$get({ query }))) };
  });

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: 'Trash', path: null }),
  { name: 'robots', content: 'noindex' },
];

/** The server renders as for nobody. */
export const HydrateFallback = () => <HillsLoading />;

export default function TrashRoute({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const restore = useCallback<Restore>(
    async ({ kind, itemId, title }) => {
      const result = await restoreFromTrash(kind, itemId);
      if (result.kind !== 'saved') return showNotice({ text: `Not restored. ${reasonOf(result)}`, bad: true });
      await revalidate();
      const to = thingAddress(kind, itemId);
      showNotice({ text: `Restored: ${title}`, ...(to && { link: { to, label: 'View' } }) });
      // Its row is gone, and its button with it.
      document.getElementById('main')?.focus({ preventScroll: true });
    },
    [revalidate],
  );
  return (
    <Guarded atLeast={adminRole} loaded={loaderData}>
      {(data) => <TrashList {...data} restore={restore} />}
    </Guarded>
  );
}
