import type { z } from 'zod';
import type { order, orderCard } from '../../../contract/shop/orders.ts';
import { orderStatus, paymentMethodOf } from '../../../contract/shop/orders.ts';
import type { LineRow, OrderRow, PaymentRow } from './orders.queries.ts';

export function presentOrderCard(row: OrderRow): z.infer<typeof orderCard> {
  return {
    id: row.id,
    orderCode: row.orderCode,
    amount: row.amount,
    paid: row.paid,
    mmCode: row.mmCode,
    paymentMethod: paymentMethodOf(row),
    paidOn: row.paidOn,
    dispatched: row.dispatched,
    status: orderStatus(row),
    voidReason: row.voidReason,
    createdAt: row.createdAt.toISOString(),
    customerName: row.customerName,
    customerPhone: row.customerPhone,
  };
}

export function presentOrder(found: {
  order: OrderRow;
  lines: LineRow[];
  payments: PaymentRow[];
}): z.infer<typeof order> {
  return {
    ...presentOrderCard(found.order),
    updatedAt: found.order.updatedAt.toISOString(),
    lines: found.lines.map(presentLine),
    payments: found.payments.map(presentPayment),
  };
}

function presentLine({ id, productId, productName, unitPrice, quantity }: LineRow) {
  return { id, productId, productName, unitPrice, quantity, total: unitPrice * quantity };
}

function presentPayment({ id, amount, paymentMethod, mmCode, paidOn, reason }: PaymentRow) {
  return { id, amount, paymentMethod, mmCode, paidOn, reason };
}
