import { useRevalidator } from 'react-router';
import { adminRole } from '../../../contract/roles.ts';
import { browserApi, unwrap } from '../../api-client.ts';
import { HillsLoading } from '../../features/auth/hills-loading.tsx';
import { BoardPage } from '../../features/inbox/board-page.tsx';
import { savedBy } from '../../office/forms/save-result.ts';
import { pageMeta } from '../../ui/meta.ts';
import { Guarded } from '../staff/guarded.tsx';
import { loadGuarded } from '../staff/load-guarded.ts';
import type { Route } from './+types/applications.ts';

export const clientLoader = () =>
  loadGuarded(adminRole, async (api) => ({
    ...(await unwrap(api.admin.applications.board.$get())),
    now: new Date(),
  }));

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: 'Applications', path: null }),
  { name: 'robots', content: 'noindex' },
];

/** The server renders as for nobody. */
export const HydrateFallback = () => <HillsLoading />;

export default function ApplicationsRoute({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <Guarded atLeast={adminRole} loaded={loaderData}>
      {(data) => (
        <BoardPage
          {...data}
          move={({ id, updatedAt }, status) =>
            savedBy(
              browserApi().admin.enquiries[':id'].$put({ param: { id: String(id) }, json: { status, updatedAt } }),
            )
          }
          refresh={revalidate}
        />
      )}
    </Guarded>
  );
}
