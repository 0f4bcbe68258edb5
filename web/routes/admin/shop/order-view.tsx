import { useRevalidator, useRouteLoaderData } from 'react-router';
import { adminRole } from '../../../../contract/people/roles.ts';
import { browserApi, unwrap } from '../../../api-client.ts';
import { OrderPage } from '../../../features/orders/order/order-page.tsx';
import { savedBy } from '../../../office/forms/save-result.ts';
import { guardedScreen } from '../../../session/guarded-screen.tsx';
import type { RootData } from '../../../ui/meta/meta.ts';
import type { Route } from './+types/order-view.ts';

const screen = guardedScreen({
  atLeast: adminRole,
  load:
    ({ params: { orderCode } }: Route.ClientLoaderArgs) =>
    async (api) => {
      // What cannot be a code cannot be an order either.
      if (!/^[A-Za-z0-9-]{1,40}$/.test(orderCode)) throw new Response(null, { status: 404 });
      return unwrap(api.admin.orders[':orderCode'].$get({ param: { orderCode } }));
    },
  title: ({ params }) => `Order ${params.orderCode}`,
  view: function OrderView({ data: order, params: { orderCode } }) {
    const root = useRouteLoaderData<RootData>('root');
    const { revalidate } = useRevalidator();
    const one = () => browserApi().admin.orders[':orderCode'];

    return (
      <OrderPage
        key={order.id}
        order={order}
        school={root?.school}
        change={(json) => savedBy(one().$put({ param: { orderCode }, json }))}
        makeVoid={(json) => savedBy(one().void.$post({ param: { orderCode }, json }))}
        pay={(json) => savedBy(one().payments.$post({ param: { orderCode }, json }))}
        remove={() => savedBy(one().$delete({ param: { orderCode } }))}
        refresh={revalidate}
      />
    );
  },
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
