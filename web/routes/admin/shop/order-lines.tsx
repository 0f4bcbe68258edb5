import { adminRole } from '../../../../contract/people/roles.ts';
import { browserApi, unwrap } from '../../../api-client.ts';
import { CorrectLines } from '../../../features/orders/lines/correct-lines.tsx';
import { productsOnSale } from '../../../features/orders/product-calls.ts';
import { savedBy } from '../../../office/forms/save-result.ts';
import { guardedScreen } from '../../../session/guarded-screen.tsx';
import type { Route } from './+types/order-lines.ts';

const screen = guardedScreen({
  atLeast: adminRole,
  load:
    ({ params: { orderCode } }: Route.ClientLoaderArgs) =>
    async (api) => {
      // What cannot be a code cannot be an order either.
      if (!/^[A-Za-z0-9-]{1,40}$/.test(orderCode)) throw new Response(null, { status: 404 });
      const [order, products] = await Promise.all([
        unwrap(api.admin.orders[':orderCode'].$get({ param: { orderCode } })),
        productsOnSale(api),
      ]);
      return { order, products };
    },
  title: ({ params }) => `Goods of ${params.orderCode}`,
  view: function OrderLines({ data: { order, products }, params: { orderCode } }) {
    const one = () => browserApi().admin.orders[':orderCode'];
    return (
      <CorrectLines
        order={order}
        products={products}
        save={(json) => savedBy(one().lines.$put({ param: { orderCode }, json }))}
        reload={() => unwrap(one().$get({ param: { orderCode } }))}
      />
    );
  },
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
