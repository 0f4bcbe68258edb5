import { useRevalidator, useRouteLoaderData } from 'react-router';
import { adminRole } from '../../../contract/roles.ts';
import { browserApi, unwrap } from '../../api-client.ts';
import { HillsLoading } from '../../features/auth/hills-loading.tsx';
import { OrderPage } from '../../features/orders/order-page.tsx';
import { savedBy } from '../../office/forms/save-result.ts';
import { pageMeta, type RootData } from '../../ui/meta.ts';
import { Guarded } from '../staff/guarded.tsx';
import { loadGuarded } from '../staff/load-guarded.ts';
import type { Route } from './+types/order-view.ts';

export const clientLoader = ({ params: { orderCode } }: Route.ClientLoaderArgs) =>
  loadGuarded(adminRole, async (api) => {
    // What cannot be a code cannot be an order either.
    if (!/^[A-Za-z0-9-]{1,40}$/.test(orderCode)) throw new Response(null, { status: 404 });
    return unwrap(api.admin.orders[':orderCode'].$get({ param: { orderCode } }));
  });

export const meta: Route.MetaFunction = ({ matches, params: { orderCode } }) => [
  ...pageMeta(matches, { title: `Order ${orderCode}`, path: null }),
  { name: 'robots', content: 'noindex' },
];

/** The server renders as for nobody. */
export const HydrateFallback = () => <HillsLoading />;

export default function OrderViewRoute({ loaderData, params: { orderCode } }: Route.ComponentProps) {
  const root = useRouteLoaderData<RootData>('root');
  const { revalidate } = useRevalidator();
  const one = () => browserApi().admin.orders[':orderCode'];
  return (
    <Guarded atLeast={adminRole} loaded={loaderData}>
      {(order) => (
        <OrderPage
          key={order.id}
          order={order}
          school={root?.school}
          change={(json) => savedBy(one().$put({ param: { orderCode }, json }))}
          remove={() => savedBy(one().$delete({ param: { orderCode } }))}
          refresh={revalidate}
        />
      )}
    </Guarded>
  );
}
