import type { Product } from '../../../contract/products.ts';
import { adminRole } from '../../../contract/roles.ts';
import { type ApiClient, browserApi, unwrap } from '../../api-client.ts';
import { HillsLoading } from '../../features/auth/hills-loading.tsx';
import { OrderForm } from '../../features/orders/order-form.tsx';
import { savedBy } from '../../office/forms/save-result.ts';
import { pageMeta } from '../../ui/meta.ts';
import { Guarded } from '../staff/guarded.tsx';
import { loadGuarded } from '../staff/load-guarded.ts';
import type { Route } from './+types/order-add.ts';

export const clientLoader = () =>
  loadGuarded(adminRole, async (api) => {
    const first = await productsOf(api, 1);
    const more = Array.from({ length: Math.max(0, first.pages - 1) }, (_, index) => productsOf(api, index + 2));
    return { products: [first, ...(await Promise.all(more))].flatMap(({ docs }): Product[] => docs) };
  });

/** A page of what is on sale, by name. */
const productsOf = (api: ApiClient, page: number) =>
  unwrap(api.admin.products.$get({ query: { page: String(page), state: 'active' } }));

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: 'Record an order', path: null }),
  { name: 'robots', content: 'noindex' },
];

/** The server renders as for nobody. */
export const HydrateFallback = () => <HillsLoading />;

export default function OrderAddRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Guarded atLeast={adminRole} loaded={loaderData}>
      {({ products }) => (
        <OrderForm products={products} add={(json) => savedBy(browserApi().admin.orders.$post({ json }))} />
      )}
    </Guarded>
  );
}
