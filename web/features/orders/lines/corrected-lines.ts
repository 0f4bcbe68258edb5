import type { Order } from '../../../../contract/shop/orders.ts';
import type { Product } from '../../../../contract/shop/products.ts';
import type { Values } from '../../../ui/form/answer.ts';
import { lineField, linesIn } from '../order-lines.ts';

type Offered = Pick<Product, 'id' | 'name' | 'price' | 'stock'>;

/** Of a product that was deleted nothing can be ordered; such lines stay as they are. */
const changeable = ({ lines }: Order) =>
  lines.flatMap(({ productId, ...line }) => (productId === null ? [] : [{ productId, ...line }]));

export const lineValues = (order: Order): Values =>
  Object.fromEntries(
    changeable(order).flatMap(({ productId, quantity }, index) => [
      [lineField(index, 'productId'), String(productId)],
      [lineField(index, 'quantity'), String(quantity)],
    ]),
  );

/** What is on sale, and what the order has already: at its price, and with what goes back to the stock. */
export function offeredTo(order: Order, products: Product[]): Offered[] {
  const held = Map.groupBy(changeable(order), ({ productId }) => productId);
  const onSale = products.map(({ id, name, price, stock }) => {
    const lines = held.get(id) ?? [];
    const back = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    return { id, name, price: lines[0]?.unitPrice ?? price, stock: stock + back };
  });
  const offSale = [...held]
    .filter(([id]) => !products.some((product) => product.id === id))
    .map(([id, lines]) => ({
      ...{ id, name: lines[0]?.productName ?? '', price: lines[0]?.unitPrice ?? 0 },
      stock: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    }));
  return [...onSale, ...offSale];
}

/** As two versions are compared: 2 Shirt, 1 Tie */
export const goodsWords = (values: Values, offered: Offered[]): string =>
  linesIn(values)
    .map(({ productId, quantity }) => `${quantity} ${offered.find(({ id }) => id === productId)?.name ?? ''}`)
    .join(', ');
