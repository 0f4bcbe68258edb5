import { unwrap } from '../../../api-client.ts';
import { ProductList } from '../../../features/products/product-list.tsx';
import { productListShape } from '../../../features/products/product-list-shape.ts';
import { listScreen } from '../../../office/table/list-screen.tsx';

const screen = listScreen({
  title: 'Products',
  shape: productListShape,
  load: (api, query) => unwrap(api.admin.products.$get({ query })),
  view: ({ data }) => <ProductList {...data} />,
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
