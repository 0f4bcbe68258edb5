import { orderMessages, paymentMethodOf } from '../../../../contract/shop/orders.ts';
import type { Db } from '../../../db/client.ts';
import { ApiError } from '../../../lib/errors.ts';
import * as queries from '../orders.queries.ts';
import { notPaid, type Payment } from './payment.ts';

/**
 * The parts follow what is noted of the whole: the rest came in, the last one was corrected, or all were taken back.
 * Says what they come to then.
 */
export async function followPayment(tx: Db, order: queries.OrderRow, payment: Payment, today: string) {
  const { mmCode, paymentMethod, paidOn } = payment;
  if (mmCode !== null && mmCode !== order.mmCode) await refuseUsedCode(tx, mmCode, order.orderCode);
  if (order.partsPaid === 0) return {};
  if (paymentMethod === null) {
    await queries.deletePayments(tx, order.id);
    return { partsPaid: 0 };
  }
  const part = { mmCode, paymentMethod, paidOn: paidOn ?? today };
  if (paymentMethodOf(order) === null) {
    await queries.insertPayments(tx, [{ ...part, orderId: order.id, amount: order.amount - order.paid }]);
    return { partsPaid: order.amount };
  }
  const last = (await queries.paymentsOf(tx, order.id)).at(-1);
  if (last) await queries.updatePayment(tx, last.id, part);
  return {};
}

/** What an order is paid with once its parts come to the amount. */
export async function settledBy(tx: Db, order: queries.OrderRow, amount: number): Promise<Payment | undefined> {
  if (paymentMethodOf(order) !== null || order.paid === 0 || order.paid !== amount) return undefined;
  const { mmCode, paymentMethod, paidOn } = (await queries.paymentsOf(tx, order.id)).at(-1) ?? notPaid;
  return { mmCode, paymentMethod, paidOn };
}

/** The database knows the codes of whole payments and those of parts, each for itself. */
export async function refuseUsedCode(tx: Db, mmCode: string, orderCode: string): Promise<void> {
  await queries.lockImports(tx);
  const payers = await queries.ordersByCodes(tx, [], [mmCode]);
  if (payers.every((payer) => payer.orderCode === orderCode)) return;
  throw new ApiError('conflict', orderMessages.codeTaken, { fields: { mmCode: orderMessages.codeTaken } });
}
