import { money } from '../../../contract/common/money.ts';
import type { Product } from '../../../contract/shop/products.ts';
import { type Listed, RecordList } from '../../office/records/record-list.tsx';
import type { Column } from '../../office/table/office-table.tsx';
import { RowLink } from '../../office/table/row-link.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { ButtonLink } from '../../ui/links/button-link.tsx';
import { productKind } from './product-kind.ts';
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
  { key: 'price', label: 'Price', kind: 'number', cell: ({ price }) => money(price) },
];

export const ProductList = (list: Listed<Product>) => (
  <RecordList
    {...list}
    kind={productKind}
    note="What the school shop sells. Orders keep the price they were made with."
    searchHint="A part of the name"
    shape={productListShape}
    columns={columns}
    drawing={3}
    tools={
      list.total > 1 && (
        <ButtonLink to="/admin/products/order" kind="line" small>
          <Icon name="dots" />
          Put in order
        </ButtonLink>
      )
    }
  />
);
