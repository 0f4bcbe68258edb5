import { randomInt } from 'node:crypto';
import * as contract from '../../../contract/orders.ts';
import { highestAmount } from '../../../contract/products.ts';
import { type Db, postgresCode, uniqueViolation } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { toMoment } from '../../lib/clock.ts';
import { ApiError, invalid, notFound } from '../../lib/errors.ts';
import { pageCount, pageOf } from '../../lib/paging.ts';
import * as queries from './orders.queries.ts';

const codeAttempts = 10;
const dayMs = 24 * 60 * 60 * 1000;

export async function listOrders({ db }: Deps, { page, status, q, from, to }: contract.OrderListQuery) {
  const filter = {
    status,
    q,
    ...(from && { from: toMoment(from) }),
    ...(to && { until: new Date(toMoment(to).getTime() + dayMs) }),
  };
  const [docs, total] = await Promise.all([
    queries.listOrders(db, filter, pageOf(page, contract.ordersPerPage)),
    queries.countOrders(db, filter),
  ]);
  return { docs, pages: pageCount(total, contract.ordersPerPage) };
}

export async function viewOrder({ db }: Pick<Deps, 'db'>, orderCode: string) {
  const order = await queries.findOrder(db, orderCode);
  if (!order) throw notFound();
  return { order, lines: await queries.linesOf(db, order.id) };
}

/** Takes the goods from the stock and the prices as they are now: all of it in one transaction. */
export function addOrder({ db, clock }: Deps, { lines: wanted, ...customer }: contract.OrderAdd) {
  return conflictOfCodes(
    db.transaction(async (tx) => {
      const lines = await takeFromStock(tx, wanted, clock());
      const amount = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
      if (amount > highestAmount) throw invalid({ lines: contract.orderMessages.amount });
      const order = await insertWithCode(tx, { ...customer, amount, createdAt: clock(), updatedAt: clock() });
      await queries.insertLines(
        tx,
        lines.map((line) => ({ ...line, orderId: order.id })),
      );
      return viewOrder({ db: tx }, order.orderCode);
    }),
  );
}

async function takeFromStock(tx: Db, wanted: contract.OrderAdd['lines'], at: Date) {
  const needed = Map.groupBy(wanted, ({ productId }) => productId);
  const stored = await queries.lockProducts(tx, [...needed.keys()]);
  const byId = new Map(stored.map((product) => [product.id, product]));
  const wrong: Record<string, string> = {};
  const lines = wanted.flatMap(({ productId, quantity }, index) => {
    const product = byId.get(productId);
    if (!product?.active) {
      wrong[`lines.${index}.productId`] = contract.orderMessages[product ? 'inactive' : 'noProduct'];
      return [];
    }
    return [{ productId, productName: product.name, unitPrice: product.price, quantity }];
  });
  if (Object.keys(wrong).length > 0) throw invalid(wrong);

  const changes = stored.map((product) => {
    const quantity = needed.get(product.id)?.reduce((sum, line) => sum + line.quantity, 0) ?? 0;
    if (quantity > product.stock) throw notEnough(product, wanted);
    return { productId: product.id, by: -quantity };
  });
  await queries.changeStock(tx, changes, at);
  return lines;
}

function notEnough(
  { id, name, stock }: { id: number; name: string; stock: number },
  wanted: contract.OrderAdd['lines'],
) {
  const message = stock === 0 ? `${name} is sold out.` : `Only ${stock} of ${name} left.`;
  const line = wanted.findIndex(({ productId }) => productId === id);
  return new ApiError('conflict', message, { fields: { [`lines.${line}.quantity`]: message } });
}

async function insertWithCode(tx: Db, order: Omit<Parameters<typeof queries.insertOrder>[1], 'orderCode'>) {
  for (let attempt = 0; attempt < codeAttempts; attempt++) {
    const row = await queries.insertOrder(tx, { ...order, orderCode: makeOrderCode() });
    if (row) return row;
  }
  throw new Error('no free order code was found');
}

function makeOrderCode(): string {
  const { orderCodeAlphabet: alphabet, orderCodeLength: length, orderCodePrefix: prefix } = contract;
  return prefix + Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

export function editOrder({ db, clock }: Deps, orderCode: string, change: contract.OrderEdit) {
  return conflictOfCodes(
    db.transaction(async (tx) => {
      const order = await queries.lockOrder(tx, orderCode);
      if (!order) throw notFound();
      const next = { ...order, ...change };
      if (next.dispatched && next.mmCode === null) {
        throw invalid(
          change.dispatched
            ? { dispatched: contract.orderMessages.dispatchUnpaid }
            : { mmCode: contract.orderMessages.keepCode },
        );
      }
      await queries.updateOrder(tx, order.id, { ...change, updatedAt: clock() });
      return viewOrder({ db: tx }, orderCode);
    }),
  );
}

/** What was not dispatched is still in the store. */
export function deleteOrder({ db, clock }: Deps, orderCode: string) {
  return db.transaction(async (tx) => {
    const order = await queries.lockOrder(tx, orderCode);
    if (!order) throw notFound();
    if (!order.dispatched) await giveBack(tx, await queries.linesOf(tx, order.id), clock());
    await queries.deleteOrder(tx, order.id);
  });
}

async function giveBack(tx: Db, lines: queries.LineRow[], at: Date) {
  const perProduct = Map.groupBy(lines, ({ productId }) => productId);
  const changes = [...perProduct].flatMap(([productId, same]) =>
    productId === null ? [] : [{ productId, by: same.reduce((sum, { quantity }) => sum + quantity, 0) }],
  );
  if (changes.length === 0) return;
  await queries.lockProducts(
    tx,
    changes.map(({ productId }) => productId),
  );
  await queries.changeStock(tx, changes, at);
}

// The order's own code is tried until it is free, so what can still clash is the payment code.
function conflictOfCodes<T>(work: Promise<T>): Promise<T> {
  return work.catch((error) => {
    if (postgresCode(error) !== uniqueViolation) throw error;
    const message = contract.orderMessages.codeTaken;
    throw new ApiError('conflict', message, { fields: { mmCode: message } });
  });
}
