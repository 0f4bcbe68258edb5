import { useRevalidator } from 'react-router';
import { adminRole } from '../../../../contract/people/roles.ts';
import { unwrap } from '../../../api-client.ts';
import { ProductOrder } from '../../../features/products/product-order.tsx';
import { guardedScreen } from '../../../session/guarded-screen.tsx';

const screen = guardedScreen({
  atLeast: adminRole,
  load: () => (api) => unwrap(api.admin['products-order'].$get()),
  title: 'Order of the products',
  view: function Order({ data: { docs } }) {
    const { revalidate } = useRevalidator();
    return <ProductOrder products={docs} refresh={revalidate} />;
  },
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
