import { adminRole } from '../../../contract/roles.ts';
import { unwrap } from '../../api-client.ts';
import { UserList } from '../../features/users/user-list.tsx';
import { userListShape, usersShown } from '../../features/users/user-list-shape.ts';
import { listQuery, readListRequest } from '../../office/table/list-request.ts';
import { guardedScreen } from '../../session/guarded-screen.tsx';
import type { Route } from './+types/users.ts';

const screen = guardedScreen({
  atLeast: adminRole,
  load:
    ({ request }: Route.ClientLoaderArgs) =>
    async (api) => {
      const asked = readListRequest(request.url, userListShape);
      const query = { ...listQuery(asked), items: String(usersShown) };
      const [list, invitations] = await Promise.all([
        unwrap(api.admin.users.$get({ query })),
        unwrap(api.admin.invitations.$get()),
      ]);
      return { request: asked, list, openInvitations: invitations.length };
    },
  title: 'Users',
  view: ({ data }) => <UserList {...data} />,
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
