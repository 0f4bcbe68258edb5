import { unwrap } from '../../api-client.ts';
import { OrderList } from '../../features/orders/order-list.tsx';
import { orderListShape } from '../../features/orders/order-list-shape.ts';
import { listScreen } from '../../office/table/list-screen.tsx';

const screen = listScreen({
  title: 'Orders',
  shape: orderListShape,
  load: (api, query) => unwrap(api.admin.orders.$get({ query })),
  view: ({ data }) => <OrderList {...data} />,
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
