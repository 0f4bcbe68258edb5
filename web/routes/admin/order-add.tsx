import type { Product } from '../../../contract/products.ts';
import { adminRole } from '../../../contract/roles.ts';
import { type ApiClient, browserApi, unwrap } from '../../api-client.ts';
import { OrderForm } from '../../features/orders/add/order-form.tsx';
import { savedBy } from '../../office/forms/save-result.ts';
import { guardedScreen } from '../../session/guarded-screen.tsx';

/** A page of what is on sale, by name. */
const productsOf = (api: ApiClient, page: number) =>
  unwrap(api.admin.products.$get({ query: { page: String(page), state: 'active' } }));

const screen = guardedScreen({
  atLeast: adminRole,
  load: () => async (api) => {
    const first = await productsOf(api, 1);
    const more = Array.from({ length: Math.max(0, first.pages - 1) }, (_, index) => productsOf(api, index + 2));
    return { products: [first, ...(await Promise.all(more))].flatMap(({ docs }): Product[] => docs) };
  },
  title: 'Record an order',
  view: ({ data: { products } }) => (
    <OrderForm products={products} add={(json) => savedBy(browserApi().admin.orders.$post({ json }))} />
  ),
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
