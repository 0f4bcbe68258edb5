import { authorRole } from '../../../contract/people/roles.ts';
import { unwrap } from '../../api-client.ts';
import { DeskPage } from '../../features/desk/desk-page.tsx';
import { guardedScreen } from '../../session/guarded-screen.tsx';
import type { Route } from './+types/desk.ts';

const screen = guardedScreen({
  atLeast: authorRole,
  title: 'Desk',
  load: (_: Route.ClientLoaderArgs) => async (api, user) => ({ user, desk: await unwrap(api.desk.$get()) }),
  view: ({ data: { user, desk } }) => <DeskPage desk={desk} user={user} now={new Date()} />,
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
