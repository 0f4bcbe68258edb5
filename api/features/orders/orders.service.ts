import crypto from 'node:crypto';
import * as contract from '../../../contract/orders.ts';
import { orderStatus, orderStatuses, paymentMethodOf, paymentWords } from '../../../contract/orders.ts';
import { highestAmount } from '../../../contract/products.ts';
import { thisPlace } from '../../../contract/this-school.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { dayAfter, schoolDay, toMoment } from '../../lib/clock.ts';
import { refuseDuplicate } from '../../lib/duplicates.ts';
import { ApiError, invalid, notFound } from '../../lib/errors.ts';
import { pageCount, pageOf } from '../../lib/paging.ts';
import { record, refuseStale } from '../audit/audit.service.ts';
import * as queries from './orders.queries.ts';
import { notPaid, paymentAfter } from './payment.ts';

const codeAttempts = 10;

export async function listOrders({ db }: Deps, { page, status, q, from, to, sort }: contract.OrderListQuery) {
  const filter = {
    status,
    q,
    ...(from && { from: toMoment(from) }),
    ...(to && { until: toMoment(dayAfter(to)) }),
  };
  const [docs, sums] = await Promise.all([
    queries.listOrders(db, filter, sort, pageOf(page, contract.ordersPerPage)),
    sumsByStatus({ db }, filter),
  ]);
  const total = sums.reduce((all, { count }) => all + count, 0);
  const amount = sums.reduce((all, sum) => all + sum.amount, 0);
  return { docs, sums, total, amount, pages: pageCount(total, contract.ordersPerPage) };
}

/** Every status has its line, those of none too. */
export async function sumsByStatus({ db }: Pick<Deps, 'db'>, filter?: queries.Filter): Promise<contract.OrderSums> {
  const sums = await queries.sumOrders(db, filter);
  return Object.values(orderStatuses).map((status) => {
    const { count = 0, amount = 0 } =
      sums.find(({ isPaid, dispatched }) => orderStatus({ mmCode: isPaid ? '' : null, dispatched }) === status) ?? {};
    return { status, count, amount };
  });
}

export async function viewOrder({ db }: Pick<Deps, 'db'>, orderCode: string) {
  const order = await queries.findOrder(db, orderCode);
  if (!order) throw notFound();
  return { order, lines: await queries.linesOf(db, order.id) };
}

/** Takes the goods from the stock and the prices as they are now: all of it in one transaction. */
export function addOrder(deps: Deps, actor: Actor, { lines: wanted, ...input }: contract.OrderAdd) {
  const { db, clock } = deps;
  return conflictOfCodes(
    db.transaction(async (tx) => {
      const customer = { ...input, ...paymentAfter(notPaid, input, schoolDay(clock())) };
      const lines = await takeFromStock(tx, wanted, clock());
      const amount = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
      if (amount > highestAmount) throw invalid({ lines: contract.orderMessages.amount });
      const order = await insertWithCode(tx, { ...customer, amount, createdAt: clock(), updatedAt: clock() });
      await queries.insertLines(
        tx,
        lines.map((line) => ({ ...line, orderId: order.id })),
      );
      await record(deps, tx, actor, { action: 'added', ...named(order), detail: order.customerName });
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
  const { orderCodeAlphabet: alphabet, orderCodeLength: length } = contract;
  // Those of before keep what they began with.
  return `${thisPlace().orderPrefix}-${Array.from({ length }, () => alphabet[crypto.randomInt(alphabet.length)]).join('')}`;
}

export function editOrder(
  deps: Deps,
  actor: Actor,
  orderCode: string,
  { updatedAt: startedFrom, ...change }: contract.OrderEdit,
) {
  const { db, clock } = deps;
  return conflictOfCodes(
    db.transaction(async (tx) => {
      const order = await queries.lockOrder(tx, orderCode);
      if (!order) throw notFound();
      await refuseStale(tx, actor, { ...named(order), updatedAt: order.updatedAt }, startedFrom);
      const payment = paymentAfter(order, change, schoolDay(clock()));
      const next = Object.assign({ ...order }, change, paymentOf(payment));
      if (next.dispatched && paymentMethodOf(next) === null) throw dispatchedUnpaid(change);
      await queries.updateOrder(tx, order.id, { ...change, ...paymentOf(payment), updatedAt: clock() });
      await record(deps, tx, actor, { action: 'changed', ...named(order), detail: whatChanged(order, next) });
      return viewOrder({ db: tx }, orderCode);
    }),
  );
}

const paymentOf = ({ mmCode, paymentMethod, paidOn }: ReturnType<typeof paymentAfter>) => ({
  ...{ mmCode, paymentMethod, paidOn },
});

function dispatchedUnpaid({ dispatched, paymentMethod }: contract.OrderEdit) {
  const { dispatchUnpaid, keepPayment, keepCode } = contract.orderMessages;
  if (dispatched) return invalid({ dispatched: dispatchUnpaid });
  return invalid(paymentMethod === null ? { paymentMethod: keepPayment } : { mmCode: keepCode });
}

/** What was not dispatched is still in the store. */
export function deleteOrder(deps: Deps, actor: Actor, orderCode: string) {
  const { db, clock } = deps;
  return db.transaction(async (tx) => {
    const order = await queries.lockOrder(tx, orderCode);
    if (!order) throw notFound();
    if (!order.dispatched) await restock(tx, await queries.linesOf(tx, order.id), clock());
    await queries.deleteOrder(tx, order.id);
    await record(deps, tx, actor, { action: 'deleted', ...named(order), detail: order.customerName });
  });
}

const named = ({ orderCode }: { orderCode: string }) => ({ kind: 'order', itemId: orderCode, title: orderCode });

/** What the log says of a change. */
function whatChanged(before: queries.OrderRow, after: queries.OrderRow): string {
  const words = [
    paymentChange(before, after),
    before.dispatched !== after.dispatched && (after.dispatched ? 'Dispatched' : 'Not dispatched'),
    before.customerName !== after.customerName && `Customer ${after.customerName}`,
    before.customerPhone !== after.customerPhone && `Phone ${after.customerPhone || 'removed'}`,
  ];
  return words.filter(Boolean).join('. ');
}

function paymentChange(before: queries.OrderRow, after: queries.OrderRow): string | false {
  const [then, now] = [paymentWords(before), paymentWords(after)];
  if (then !== now) return now === '' ? 'Not paid' : `Paid ${now}`;
  return before.paidOn !== after.paidOn && `Paid on ${after.paidOn ?? 'a day that is not known'}`;
}

async function restock(tx: Db, lines: queries.LineRow[], at: Date) {
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
const conflictOfCodes = <T>(work: Promise<T>): Promise<T> =>
  refuseDuplicate(work, 'mmCode', contract.orderMessages.codeTaken);
