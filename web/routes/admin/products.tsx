import { adminRole } from '../../../contract/roles.ts';
import { unwrap } from '../../api-client.ts';
import { ProductList } from '../../features/products/product-list.tsx';
import { productListShape } from '../../features/products/product-list-shape.ts';
import { listQuery, readListRequest } from '../../office/table/list-request.ts';
import { guardedScreen } from '../../session/guarded-screen.tsx';
import type { Route } from './+types/products.ts';

const screen = guardedScreen({
  atLeast: adminRole,
  load:
    ({ request }: Route.ClientLoaderArgs) =>
    async (api) => {
      const asked = readListRequest(request.url, productListShape);
      return { request: asked, ...(await unwrap(api.admin.products.$get({ query: listQuery(asked) }))) };
    },
  title: 'Products',
  view: ({ data }) => <ProductList {...data} />,
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
