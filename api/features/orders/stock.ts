import { type OrderAdd, orderMessages } from '../../../contract/shop/orders.ts';
import { highestAmount } from '../../../contract/shop/products.ts';
import type { Db } from '../../db/client.ts';
import { ApiError, invalid } from '../../lib/errors.ts';
import * as queries from './orders.queries.ts';

type Wanted = OrderAdd['lines'];
type Goods = Pick<queries.LineRow, 'productName' | 'unitPrice' | 'quantity'>;

export function amountOf(lines: Goods[]): number {
  const amount = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
  if (amount > highestAmount) throw invalid({ lines: orderMessages.amount });
  return amount;
}

/** 2 Shirt, 1 Tie */
export const goodsIn = (lines: Goods[]): string =>
  lines.map(({ quantity, productName }) => `${quantity} ${productName}`).join(', ');

/**
 * Takes the goods from the stock, at the prices of now. What the order held before goes back first, keeps its name and
 * price, and may be off sale by now.
 */
export async function takeFromStock(tx: Db, wanted: Wanted, at: Date, before: queries.LineRow[] = []) {
  const needed = Map.groupBy(wanted, ({ productId }) => productId);
  const held = heldBy(before);
  const stored = await queries.lockProducts(tx, [...new Set([...needed.keys(), ...held.keys()])]);
  const byId = new Map(stored.map((product) => [product.id, product]));
  const wrong: Record<string, string> = {};
  const lines = wanted.flatMap(({ productId, quantity }, index) => {
    const product = byId.get(productId);
    const had = held.get(productId)?.[0];
    if (!product || !(product.active || had)) {
      wrong[`lines.${index}.productId`] = orderMessages[product ? 'inactive' : 'noProduct'];
      return [];
    }
    const { productName = product.name, unitPrice = product.price } = had ?? {};
    return [{ productId, productName, unitPrice, quantity }];
  });
  if (Object.keys(wrong).length > 0) throw invalid(wrong);

  const changes = stored.map(({ id, name, stock }) => {
    const back = piecesIn(held.get(id));
    const by = back - piecesIn(needed.get(id));
    if (stock + by < 0) throw notEnough({ id, name, stock: stock + back }, wanted);
    return { productId: id, by };
  });
  await queries.changeStock(tx, changes, at);
  return lines;
}

export async function restock(tx: Db, lines: queries.LineRow[], at: Date) {
  const changes = [...heldBy(lines)].map(([productId, same]) => ({ productId, by: piecesIn(same) }));
  if (changes.length === 0) return;
  await queries.lockProducts(
    tx,
    changes.map(({ productId }) => productId),
  );
  await queries.changeStock(tx, changes, at);
}

/** By product; those of a deleted one are in no stock. */
function heldBy(lines: queries.LineRow[]): Map<number, queries.LineRow[]> {
  const held = new Map<number, queries.LineRow[]>();
  for (const line of lines) {
    if (line.productId !== null) held.set(line.productId, [...(held.get(line.productId) ?? []), line]);
  }
  return held;
}

const piecesIn = (lines: { quantity: number }[] = []): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

function notEnough({ id, name, stock }: { id: number; name: string; stock: number }, wanted: Wanted) {
  const message = stock === 0 ? `${name} is sold out.` : `Only ${stock} of ${name} left.`;
  const line = wanted.findIndex(({ productId }) => productId === id);
  return new ApiError('conflict', message, { fields: { [`lines.${line}.quantity`]: message } });
}
