import { adminRole } from '../../../contract/roles.ts';
import { unwrap } from '../../api-client.ts';
import { CommitteeList } from '../../features/committees/committee-list.tsx';
import { committeeListShape } from '../../features/committees/committee-list-shape.ts';
import { listQuery, readListRequest } from '../../office/table/list-request.ts';
import { guardedScreen } from '../../session/guarded-screen.tsx';
import type { Route } from './+types/committees.ts';

const screen = guardedScreen({
  atLeast: adminRole,
  load:
    ({ request }: Route.ClientLoaderArgs) =>
    async (api) => {
      const asked = readListRequest(request.url, committeeListShape);
      return { request: asked, ...(await unwrap(api.admin.committees.$get({ query: listQuery(asked) }))) };
    },
  title: 'Committees',
  view: ({ data }) => <CommitteeList {...data} />,
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
