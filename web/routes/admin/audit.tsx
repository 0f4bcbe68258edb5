import { adminRole } from '../../../contract/roles.ts';
import { unwrap } from '../../api-client.ts';
import { AuditList } from '../../features/audit/audit-list.tsx';
import { auditListShape } from '../../features/audit/audit-list-shape.ts';
import { HillsLoading } from '../../features/auth/hills-loading.tsx';
import { listQuery, readListRequest } from '../../office/table/list-request.ts';
import { pageMeta } from '../../ui/meta.ts';
import { Guarded } from '../staff/guarded.tsx';
import { loadGuarded } from '../staff/load-guarded.ts';
import type { Route } from './+types/audit.ts';

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadGuarded(adminRole, async (api) => {
    const { admins, editors, authors, users } = await unwrap(api.admin.users.$get({ query: {} }));
    const people = [...admins, ...editors, ...authors, ...users].map(({ id, name }) => ({ id, name }));
    const asked = readListRequest(request.url, auditListShape(people));
    const { sort: _, ...query } = listQuery(asked);
    return { people, request: asked, ...(await unwrap(api.audit.$get({ query }))) };
  });

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: 'Audit log', path: null }),
  { name: 'robots', content: 'noindex' },
];

/** The server renders as for nobody. */
export const HydrateFallback = () => <HillsLoading />;

export default function AuditRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Guarded atLeast={adminRole} loaded={loaderData}>
      {(data) => <AuditList {...data} />}
    </Guarded>
  );
}
