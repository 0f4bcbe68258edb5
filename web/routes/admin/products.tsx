import { adminRole } from '../../../contract/roles.ts';
import { unwrap } from '../../api-client.ts';
import { HillsLoading } from '../../features/auth/hills-loading.tsx';
import { ProductList } from '../../features/products/product-list.tsx';
import { productListShape } from '../../features/products/product-list-shape.ts';
import { listQuery, readListRequest } from '../../office/table/list-request.ts';
import { pageMeta } from '../../ui/meta.ts';
import { Guarded } from '../staff/guarded.tsx';
import { loadGuarded } from '../staff/load-guarded.ts';
import type { Route } from './+types/products.ts';

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadGuarded(adminRole, async (api) => {
    const asked = readListRequest(request.url, productListShape);
    return { request: asked, ...(await unwrap(api.admin.products.$get({ query: listQuery(asked) }))) };
  });

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: 'Products', path: null }),
  { name: 'robots', content: 'noindex' },
];

/** The server renders as for nobody. */
export const HydrateFallback = () => <HillsLoading />;

export default function ProductsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Guarded atLeast={adminRole} loaded={loaderData}>
      {(data) => <ProductList {...data} />}
    </Guarded>
  );
}
