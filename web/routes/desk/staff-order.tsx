import { useRevalidator } from 'react-router';
import { adminRole } from '../../../contract/people/roles.ts';
import { unwrap } from '../../api-client.ts';
import { groupIn, StaffOrder } from '../../features/profiles/office/staff-order.tsx';
import { guardedScreen } from '../../session/guarded-screen.tsx';
import type { Route } from './+types/staff-order.ts';

const screen = guardedScreen({
  atLeast: adminRole,
  load: ({ request }: Route.ClientLoaderArgs) => {
    const group = groupIn(request.url);
    return async (api) => {
      const param = { group: String(group.tag) as `${typeof group.tag}` };
      return { group, ...(await unwrap(api.admin['staff-order'][':group'].$get({ param }))) };
    };
  },
  title: 'Order of the staff',
  view: function Order({ data: { group, docs } }) {
    const { revalidate } = useRevalidator();
    return <StaffOrder group={group} people={docs} refresh={revalidate} />;
  },
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
