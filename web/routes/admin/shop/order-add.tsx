import { adminRole } from '../../../../contract/people/roles.ts';
import { browserApi } from '../../../api-client.ts';
import { OrderForm } from '../../../features/orders/add/order-form.tsx';
import { productsOnSale } from '../../../features/orders/product-calls.ts';
import { savedBy } from '../../../office/forms/save-result.ts';
import { guardedScreen } from '../../../session/guarded-screen.tsx';

const screen = guardedScreen({
  atLeast: adminRole,
  load: () => async (api) => ({ products: await productsOnSale(api) }),
  title: 'Record an order',
  view: ({ data: { products } }) => (
    <OrderForm products={products} add={(json) => savedBy(browserApi().admin.orders.$post({ json }))} />
  ),
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
