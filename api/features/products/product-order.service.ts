import type { OrderChange } from '../../../contract/common/ordering.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { changeOrder, listInOrder, orderLimit } from '../../lib/order.ts';
import { record } from '../audit/audit.service.ts';
import * as queries from './product-order.queries.ts';

export const productsInOrder = ({ db }: Deps) => listInOrder(db, { list });

export const orderProducts = (deps: Deps, actor: Actor, change: OrderChange) =>
  changeOrder(
    deps.db,
    {
      ...{ name: 'products', list, write: queries.putInOrder },
      record: (tx) =>
        record(deps, tx, actor, { action: 'changed', kind: 'product', itemId: 'order', title: 'Order of products' }),
    },
    change,
  );

const list = async (db: Db) =>
  (await queries.orderOfProducts(db, orderLimit)).map((product) => ({ ...product, note: noteOf(product) }));

/** Where families meet it. */
function noteOf({ active, uniformPieces }: { active: boolean; uniformPieces: number | null }): string {
  if (!active) return 'Not on sale';
  if (uniformPieces === null) return 'Not on the uniform list';
  return uniformPieces === 0 ? 'Uniform list: useful, not needed' : 'Uniform list: needed';
}
