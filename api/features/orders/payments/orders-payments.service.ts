import { money } from '../../../../contract/common/money.ts';
import type { OrderPaymentAdd } from '../../../../contract/shop/order-changes.ts';
import { orderMessages, paymentMethodOf, paymentWords } from '../../../../contract/shop/orders.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../lib/actor.ts';
import { schoolDay } from '../../../lib/clock.ts';
import { ApiError, invalid } from '../../../lib/errors.ts';
import { record } from '../../audit/audit.service.ts';
import * as queries from '../orders.queries.ts';
import { lockForChange, named, viewOrder } from '../orders.service.ts';
import { refuseUsedCode } from './part-payments.ts';
import { notPaid, paymentAfter } from './payment.ts';

/** A part of the amount, or the rest of it, which pays the order. With a reason it was matched by hand. */
export function addPayment(deps: Deps, actor: Actor, orderCode: string, input: OrderPaymentAdd) {
  const { db, clock } = deps;
  const { amount, reason, updatedAt, ...how } = input;
  return db.transaction(async (tx) => {
    const today = schoolDay(clock());
    const payment = paymentAfter(notPaid, how, today);
    const { mmCode } = payment;
    // Taken before the order's lock, as an import does: otherwise the two could wait for each other.
    if (mmCode !== null) await refuseUsedCode(tx, mmCode, '');
    const order = await lockForChange(tx, actor, orderCode, updatedAt);
    if (paymentMethodOf(order) !== null) throw new ApiError('conflict', orderMessages.alreadyPaid);
    const rest = order.amount - order.paid;
    if (amount > rest) throw invalid({ amount: orderMessages.tooMuch(money(rest)) });
    const isWhole = amount === rest;
    // One payment of the whole amount stands in the order itself.
    const isPart = !isWhole || order.paid > 0 || reason !== '';
    const part = { orderId: order.id, amount, mmCode, paymentMethod: how.paymentMethod, reason };
    if (isPart) await queries.insertPayments(tx, [{ ...part, paidOn: payment.paidOn ?? today, createdAt: clock() }]);
    const partsPaid = isPart ? order.paid + amount : 0;
    await queries.updateOrder(tx, order.id, { ...(isWhole && payment), partsPaid, updatedAt: clock() });
    const what = isWhole ? `Paid ${paymentWords(payment)}` : `${money(amount)} ${paymentWords(payment)}`;
    const detail = [what, reason && `by hand: ${reason}`].filter(Boolean).join(', ');
    await record(deps, tx, actor, { action: 'changed', ...named(order), detail });
    return viewOrder({ db: tx }, orderCode);
  });
}
