import { adminRole } from '../../../contract/roles.ts';
import { unwrap } from '../../api-client.ts';
import { OrderList } from '../../features/orders/order-list.tsx';
import { orderListShape } from '../../features/orders/order-list-shape.ts';
import { listQuery, readListRequest } from '../../office/table/list-request.ts';
import { guardedScreen } from '../../session/guarded-screen.tsx';
import type { Route } from './+types/orders.ts';

const screen = guardedScreen({
  atLeast: adminRole,
  load:
    ({ request }: Route.ClientLoaderArgs) =>
    async (api) => {
      const asked = readListRequest(request.url, orderListShape);
      return { request: asked, ...(await unwrap(api.admin.orders.$get({ query: listQuery(asked) }))) };
    },
  title: 'Orders',
  view: ({ data }) => <OrderList {...data} />,
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
