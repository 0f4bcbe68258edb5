import { type Paid, paymentMethodOf, paymentMethods } from '../../../contract/shop/orders.ts';

/** What a list says of a payment: its code, or how it was paid where there is none. */
export function paymentCell(order: Paid): string {
  const method = paymentMethodOf(order);
  return order.mmCode ?? (method === null ? '–' : paymentMethods[method]);
}
