import { adminRole } from '../../../contract/people/roles.ts';
import { unwrap } from '../../api-client.ts';
import { AuditList } from '../../features/audit/audit-list.tsx';
import { auditListShape } from '../../features/audit/audit-list-shape.ts';
import { listQuery, readListRequest } from '../../office/table/list-request.ts';
import { guardedScreen } from '../../session/guarded-screen.tsx';
import type { Route } from './+types/audit.ts';

const screen = guardedScreen({
  atLeast: adminRole,
  load:
    ({ request }: Route.ClientLoaderArgs) =>
    async (api) => {
      const { admins, editors, authors, users } = await unwrap(api.admin.users.$get({ query: {} }));
      const people = [...admins, ...editors, ...authors, ...users].map(({ id, name }) => ({ id, name }));
      const asked = readListRequest(request.url, auditListShape(people));
      const { sort: _, ...query } = listQuery(asked);
      return { people, request: asked, ...(await unwrap(api.audit.$get({ query }))) };
    },
  title: 'Audit log',
  view: ({ data }) => <AuditList {...data} />,
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
