import type { OrderChange } from '../../../contract/ordering.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { isNewOrder, orderLimit, refuseTooMany } from '../../lib/order.ts';
import { record } from '../audit/audit.service.ts';
import * as queries from './product-order.queries.ts';

export async function productsInOrder({ db }: Pick<Deps, 'db'>) {
  const products = await inOrder(db);
  refuseTooMany(products);
  return products;
}

export function orderProducts(deps: Deps, actor: Actor, change: OrderChange) {
  return deps.db.transaction(async (tx) => {
    await queries.lockOrder(tx);
    if (isNewOrder(await inOrder(tx), change)) {
      await queries.putInOrder(tx, change.ids);
      await record(deps, tx, actor, {
        ...{ action: 'changed', kind: 'product', itemId: 'order', title: 'Order of products' },
      });
    }
    return inOrder(tx);
  });
}

const inOrder = async (db: Db) =>
  (await queries.orderOfProducts(db, orderLimit)).map((product) => ({ ...product, note: noteOf(product) }));

/** Where families meet it. */
function noteOf({ active, uniformPieces }: { active: boolean; uniformPieces: number | null }): string {
  if (!active) return 'Not on sale';
  if (uniformPieces === null) return 'Not on the uniform list';
  return uniformPieces === 0 ? 'Uniform list: useful, not needed' : 'Uniform list: needed';
}
