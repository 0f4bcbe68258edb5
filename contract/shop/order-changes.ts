import { z } from 'zod';
import { optionalLine, schemasOf } from '../common/fields.ts';
import { lineOf } from '../common/form.ts';
import { startedFrom } from '../common/history.ts';
import { methods, mmCode, orderMessages, paidOn, wantedLines } from './orders.ts';

/** Its goods as they should have been ordered. */
export const orderLinesEdit = z.object({ lines: wantedLines, updatedAt: startedFrom });

/** A part of what an order comes to, or all that is still to be paid. */
export const partFields = { amount: lineOf(12, orderMessages.payment), reason: lineOf(200) };
export const orderPaymentAdd = z.object({
  amount: z.number({ error: orderMessages.payment }).int(orderMessages.payment).min(1, orderMessages.payment),
  paymentMethod: z.enum(methods, { error: orderMessages.paymentMethod }),
  mmCode: mmCode.default(null),
  paidOn: paidOn.optional(),
  reason: optionalLine(200).default('').describe('Why it belongs to this order, where that cannot be seen'),
  updatedAt: startedFrom,
});

/** Why an order is void; it stays in the list and in the sums of void ones. */
export const voidFields = { reason: lineOf(200, orderMessages.reason) };
export const orderVoid = z.object({ ...schemasOf(voidFields, 'all'), updatedAt: startedFrom });

export type OrderLinesEdit = z.infer<typeof orderLinesEdit>;
export type OrderVoid = z.infer<typeof orderVoid>;
export type OrderPaymentAdd = z.infer<typeof orderPaymentAdd>;
