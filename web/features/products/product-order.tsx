import type { OrderedThing } from '../../../contract/common/ordering.ts';
import { OfficeHead } from '../../office/frame/head.tsx';
import { OrderedCard } from '../../office/order/ordered-card.tsx';
import { OrderedList } from '../../office/order/ordered-list.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { saveProductOrder } from './product-calls.ts';

/** The products as families find them. */
export const ProductOrder = ({ products, refresh }: { products: OrderedThing[]; refresh: () => unknown }) => (
  <>
    <OfficeHead
      title="Order of the products"
      note="The uniform list follows it. Drag, use the arrows, or type a number: every move is saved at once."
      back={{ to: '/admin/products', label: 'Products' }}
    />
    {products.length === 0 ? (
      <EmptyState sentence="There are no products yet." drawing={3} />
    ) : (
      <OrderedList label="Products" things={products} save={saveProductOrder} refresh={refresh}>
        {({ id, ...product }) => <OrderedCard to={`/admin/products/${id}`} {...product} />}
      </OrderedList>
    )}
  </>
);
