import { unwrap } from '../../../api-client.ts';
import { UserList } from '../../../features/users/user-list.tsx';
import { userListShape, usersShown } from '../../../features/users/user-list-shape.ts';
import { listScreen } from '../../../office/table/list-screen.tsx';

const screen = listScreen({
  title: 'Users',
  shape: userListShape,
  load: async (api, query) => {
    const [list, invitations] = await Promise.all([
      unwrap(api.admin.users.$get({ query: { ...query, items: String(usersShown) } })),
      unwrap(api.admin.invitations.$get()),
    ]);
    return { list, openInvitations: invitations.length };
  },
  view: ({ data }) => <UserList {...data} />,
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
