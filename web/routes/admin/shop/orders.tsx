import { browserApi, unwrap } from '../../../api-client.ts';
import { OrderList } from '../../../features/orders/order-list.tsx';
import { orderListShape } from '../../../features/orders/order-list-shape.ts';
import { listQuery } from '../../../office/table/list-request.ts';
import { listScreen } from '../../../office/table/list-screen.tsx';
import type { ListRequest } from '../../../office/table/list-shape.ts';

const screen = listScreen({
  title: 'Orders',
  shape: orderListShape,
  load: (api, query) => unwrap(api.admin.orders.$get({ query })),
  view: ({ data }) => <OrderList {...data} download={() => sheetOf(data.request)} />,
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;

/** All that the filter finds, not this page alone; nothing when it did not arrive whole. */
async function sheetOf(request: ListRequest<typeof orderListShape>): Promise<Blob | null> {
  const { page: _, ...query } = listQuery(request);
  try {
    const answer = await browserApi().admin.orders.export.$get({ query });
    return answer.ok ? await answer.blob() : null;
  } catch {
    return null;
  }
}
