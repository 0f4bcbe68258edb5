import crypto from 'node:crypto';
import { money } from '../../../contract/common/money.ts';
import { thisPlace } from '../../../contract/common/this-school.ts';
import type { OrderLinesEdit, OrderVoid } from '../../../contract/shop/order-changes.ts';
import * as contract from '../../../contract/shop/orders.ts';
import { orderStatus, orderStatuses, paymentMethodOf, paymentWords } from '../../../contract/shop/orders.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { dayAfter, schoolDay, toMoment } from '../../lib/clock.ts';
import { refuseDuplicate } from '../../lib/duplicates.ts';
import { ApiError, invalid, notFound } from '../../lib/errors.ts';
import { pageCount, pageOf } from '../../lib/paging.ts';
import { record, recordExport, refuseStale } from '../audit/audit.service.ts';
import * as queries from './orders.queries.ts';
import { followPayment, refuseUsedCode, settledBy } from './payments/part-payments.ts';
import { notPaid, paymentAfter } from './payments/payment.ts';
import { amountOf, goodsIn, restock, takeFromStock } from './stock.ts';

const codeAttempts = 10;

const filterOf = ({ status, q, from, to }: contract.OrderFilter): queries.Filter => ({
  ...{ status, q },
  ...(from && { from: toMoment(from) }),
  ...(to && { until: toMoment(dayAfter(to)) }),
});

/** All that the filter finds, for the books. */
export function exportOrders(deps: Deps, actor: Actor, asked: contract.OrderFilter) {
  return deps.db.transaction(async (tx) => {
    const found = await queries.listOrders(tx, filterOf(asked), asked.sort);
    await recordExport(deps, tx, actor, { kind: 'order', count: found.length, asked });
    return found;
  });
}

export async function listOrders({ db }: Deps, { page, sort, ...asked }: contract.OrderListQuery) {
  const filter = filterOf({ sort, ...asked });
  const [docs, sums] = await Promise.all([
    queries.listOrders(db, filter, sort, pageOf(page, contract.ordersPerPage)),
    sumsByStatus({ db }, filter),
  ]);
  const total = sums.reduce((all, { count }) => all + count, 0);
  const amount = sums.reduce((all, sum) => all + (sum.status === orderStatuses.void ? 0 : sum.amount), 0);
  return { docs, sums, total, amount, pages: pageCount(total, contract.ordersPerPage) };
}

/** Every status has its line, those of none too. */
export async function sumsByStatus({ db }: Pick<Deps, 'db'>, filter?: queries.Filter): Promise<contract.OrderSums> {
  const sums = await queries.sumOrders(db, filter);
  return Object.values(orderStatuses).map((status) => {
    const { count = 0, amount = 0 } =
      sums.find(
        ({ isPaid, isVoid, dispatched }) =>
          orderStatus({ mmCode: isPaid ? '' : null, voidReason: isVoid ? '' : null, dispatched }) === status,
      ) ?? {};
    return { status, count, amount };
  });
}

export async function viewOrder({ db }: Pick<Deps, 'db'>, orderCode: string) {
  const order = await queries.findOrder(db, orderCode);
  if (!order) throw notFound();
  // One after the other: changes read the order again within their transaction.
  const lines = await queries.linesOf(db, order.id);
  const payments = await queries.paymentsOf(db, order.id);
  return { order, lines, payments };
}

/** Takes the goods from the stock and the prices as they are now: all of it in one transaction. */
export function addOrder(deps: Deps, actor: Actor, { lines: wanted, ...input }: contract.OrderAdd) {
  const { db, clock } = deps;
  return conflictOfCodes(
    db.transaction(async (tx) => {
      const customer = { ...input, ...paymentAfter(notPaid, input, schoolDay(clock())) };
      if (customer.mmCode !== null) await refuseUsedCode(tx, customer.mmCode, '');
      const lines = await takeFromStock(tx, wanted, clock());
      const amount = amountOf(lines);
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
      // Before the order's lock, as an import does: otherwise the two could wait for each other.
      if (change.mmCode) await queries.lockImports(tx);
      const order = await lockForChange(tx, actor, orderCode, startedFrom);
      const payment = paymentAfter(order, change, schoolDay(clock()));
      const next = Object.assign({ ...order }, change, paymentOf(payment));
      if (next.dispatched && paymentMethodOf(next) === null) throw dispatchedUnpaid(change);
      const parts = payment === order ? {} : await followPayment(tx, order, payment, schoolDay(clock()));
      await queries.updateOrder(tx, order.id, { ...change, ...paymentOf(payment), ...parts, updatedAt: clock() });
      const detail = whatChanged(order, { ...next, ...parts });
      await record(deps, tx, actor, { action: 'changed', ...named(order), detail });
      return viewOrder({ db: tx }, orderCode);
    }),
  );
}

/** Before the goods have left; what was ordered keeps its price, what is new has the price of today. */
export function correctLines(deps: Deps, actor: Actor, orderCode: string, input: OrderLinesEdit) {
  const { db, clock } = deps;
  return db.transaction(async (tx) => {
    const order = await lockForChange(tx, actor, orderCode, input.updatedAt);
    if (order.dispatched) throw new ApiError('conflict', contract.orderMessages.linesLeft);
    const before = await queries.linesOf(tx, order.id);
    // Of a product that was deleted nothing can be ordered any more; what was, stays.
    const gone = before.filter(({ productId }) => productId === null).map(({ id, orderId, ...line }) => line);
    const lines = [...gone, ...(await takeFromStock(tx, input.lines, clock(), before))];
    const amount = amountOf(lines);
    if (amount !== order.amount && paymentMethodOf(order) !== null) {
      throw invalid({ lines: contract.orderMessages.paidAmount });
    }
    if (amount < order.paid) throw invalid({ lines: contract.orderMessages.belowPaid(money(order.paid)) });
    await queries.replaceLines(tx, order.id, lines);
    await queries.updateOrder(tx, order.id, { amount, ...(await settledBy(tx, order, amount)), updatedAt: clock() });
    const detail = `Goods corrected: ${goodsIn(before)}; now ${goodsIn(lines)}`;
    await record(deps, tx, actor, { action: 'changed', ...named(order), detail });
    return viewOrder({ db: tx }, orderCode);
  });
}

/** It stays in the list, with the reason; its goods are in the store again. */
export function voidOrder(deps: Deps, actor: Actor, orderCode: string, { reason, updatedAt }: OrderVoid) {
  const { db, clock } = deps;
  return db.transaction(async (tx) => {
    const order = await lockForChange(tx, actor, orderCode, updatedAt);
    const { voidDispatched, voidPaid } = contract.orderMessages;
    if (order.dispatched) throw new ApiError('conflict', voidDispatched);
    if (order.paid > 0) throw new ApiError('conflict', voidPaid);
    await restock(tx, await queries.linesOf(tx, order.id), clock());
    await queries.updateOrder(tx, order.id, { voidReason: reason, updatedAt: clock() });
    await record(deps, tx, actor, { action: 'changed', ...named(order), detail: `Void: ${reason}` });
    return viewOrder({ db: tx }, orderCode);
  });
}

export async function lockForChange(tx: Db, actor: Actor, orderCode: string, startedFrom: string | undefined) {
  const order = await queries.lockOrder(tx, orderCode);
  if (!order) throw notFound();
  await refuseStale(tx, actor, { ...named(order), updatedAt: order.updatedAt }, startedFrom);
  if (order.voidReason !== null) throw new ApiError('conflict', contract.orderMessages.isVoid);
  return order;
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
    // Those of a void order are there already.
    if (!order.dispatched && order.voidReason === null) await restock(tx, await queries.linesOf(tx, order.id), clock());
    await queries.deleteOrder(tx, order.id);
    await record(deps, tx, actor, { action: 'deleted', ...named(order), detail: order.customerName });
  });
}

export const named = ({ orderCode }: { orderCode: string }) => ({ kind: 'order', itemId: orderCode, title: orderCode });

/** What the log says of a change. */
function whatChanged(before: queries.OrderRow, after: queries.OrderRow): string {
  const words = [
    paymentChange(before, after),
    before.partsPaid > 0 && after.partsPaid === 0 && `Payments of ${money(before.partsPaid)} taken back`,
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

// The order's own code is tried until it is free, so what can still clash is the payment code.
const conflictOfCodes = <T>(work: Promise<T>): Promise<T> =>
  refuseDuplicate(work, 'mmCode', contract.orderMessages.codeTaken);
