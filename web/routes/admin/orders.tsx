import { adminRole } from '../../../contract/roles.ts';
import { unwrap } from '../../api-client.ts';
import { HillsLoading } from '../../features/auth/hills-loading.tsx';
import { OrderList } from '../../features/orders/order-list.tsx';
import { orderListShape } from '../../features/orders/order-list-shape.ts';
import { listQuery, readListRequest } from '../../office/table/list-request.ts';
import { pageMeta } from '../../ui/meta.ts';
import { Guarded } from '../staff/guarded.tsx';
import { loadGuarded } from '../staff/load-guarded.ts';
import type { Route } from './+types/orders.ts';

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadGuarded(adminRole, async (api) => {
    const asked = readListRequest(request.url, orderListShape);
    return { request: asked, ...(await unwrap(api.admin.orders.$get({ query: listQuery(asked) }))) };
  });

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: 'Orders', path: null }),
  { name: 'robots', content: 'noindex' },
];

/** The server renders as for nobody. */
export const HydrateFallback = () => <HillsLoading />;

export default function OrdersRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Guarded atLeast={adminRole} loaded={loaderData}>
      {(data) => <OrderList {...data} />}
    </Guarded>
  );
}
