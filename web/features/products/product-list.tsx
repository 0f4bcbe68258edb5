import type { Product } from '../../../contract/products.ts';
import { OfficeHead } from '../../office/frame/head.tsx';
import type { ListRequest } from '../../office/table/list-shape.ts';
import { OfficeList } from '../../office/table/office-list.tsx';
import type { Column } from '../../office/table/office-table.tsx';
import { RowLink } from '../../office/table/row-link.tsx';
import { shillings } from '../../office/words/shillings.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { ButtonLink } from '../../ui/links/button-link.tsx';
import { productListShape } from './product-list-shape.ts';
import { ProductState } from './product-state.tsx';
import { ProductThumb } from './product-thumb.tsx';

const columns: Column<Product>[] = [
  {
    key: 'name',
    label: 'Product',
    orders: ['A to Z', 'Z to A'],
    kind: 'words',
    cell: (product) => (
      <span className="product-name">
        <ProductThumb picture={product.pictureInfo[0]} />
        <RowLink to={`/admin/products/${product.id}`}>{product.name}</RowLink>
      </span>
    ),
  },
  { key: 'state', label: 'State', cell: (product) => <ProductState product={product} /> },
  { key: 'stock', label: 'In stock', kind: 'number', cell: ({ stock }) => stock.toLocaleString('en') },
  { key: 'price', label: 'Price', kind: 'number', cell: ({ price }) => shillings(price) },
];

type Props = { docs: Product[]; pages: number; total: number; request: ListRequest };

export function ProductList({ docs, pages, total, request }: Props) {
  const add = (
    <ButtonLink to="/admin/products/add" small>
      <Icon name="plus" />
      Add a product
    </ButtonLink>
  );
  return (
    <>
      <OfficeHead title="Products" note="What the school shop sells. Orders keep the price they were made with.">
        {add}
      </OfficeHead>
      <OfficeList
        label="Products"
        nouns={['product', 'products']}
        shape={productListShape}
        request={request}
        search={{ label: 'Search products', hint: 'A part of the name' }}
        columns={columns}
        keyOf={({ id }) => id}
        rows={docs}
        total={total}
        pages={pages}
        empty={{ sentence: 'There are no products yet.', drawing: 3, way: add }}
      />
    </>
  );
}
