import { adminRole } from '../../../contract/roles.ts';
import { unwrap } from '../../api-client.ts';
import { HillsLoading } from '../../features/auth/hills-loading.tsx';
import { UserList } from '../../features/users/user-list.tsx';
import { userListShape, usersShown } from '../../features/users/user-list-shape.ts';
import { listQuery, readListRequest } from '../../office/table/list-request.ts';
import { pageMeta } from '../../ui/meta.ts';
import { Guarded } from '../staff/guarded.tsx';
import { loadGuarded } from '../staff/load-guarded.ts';
import type { Route } from './+types/users.ts';

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadGuarded(adminRole, async (api) => {
    const asked = readListRequest(request.url, userListShape);
    const query = { ...listQuery(asked), items: String(usersShown) };
    const [list, invitations] = await Promise.all([
      unwrap(api.admin.users.$get({ query })),
      unwrap(api.admin.invitations.$get()),
    ]);
    return { request: asked, list, openInvitations: invitations.length };
  });

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: 'Users', path: null }),
  { name: 'robots', content: 'noindex' },
];

/** The server renders as for nobody. */
export const HydrateFallback = () => <HillsLoading />;

export default function UsersRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Guarded atLeast={adminRole} loaded={loaderData}>
      {(data) => <UserList {...data} />}
    </Guarded>
  );
}
