import { adminRole } from '../../../contract/roles.ts';
import { unwrap } from '../../api-client.ts';
import { HillsLoading } from '../../features/auth/hills-loading.tsx';
import { CommitteeList } from '../../features/committees/committee-list.tsx';
import { committeeListShape } from '../../features/committees/committee-list-shape.ts';
import { listQuery, readListRequest } from '../../office/table/list-request.ts';
import { pageMeta } from '../../ui/meta.ts';
import { Guarded } from '../staff/guarded.tsx';
import { loadGuarded } from '../staff/load-guarded.ts';
import type { Route } from './+types/committees.ts';

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadGuarded(adminRole, async (api) => {
    const asked = readListRequest(request.url, committeeListShape);
    return { request: asked, ...(await unwrap(api.admin.committees.$get({ query: listQuery(asked) }))) };
  });

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: 'Committees', path: null }),
  { name: 'robots', content: 'noindex' },
];

/** The server renders as for nobody. */
export const HydrateFallback = () => <HillsLoading />;

export default function CommitteesRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Guarded atLeast={adminRole} loaded={loaderData}>
      {(data) => <CommitteeList {...data} />}
    </Guarded>
  );
}
