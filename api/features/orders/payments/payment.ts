import { orderMessages, type PaymentMethod, paymentMethodOf } from '../../../../contract/shop/orders.ts';
import { invalid } from '../../../lib/errors.ts';

export type Payment = { mmCode: string | null; paymentMethod: PaymentMethod | null; paidOn: string | null };
type Change = { [Part in keyof Payment]?: Payment[Part] | undefined };

export const notPaid: Payment = { mmCode: null, paymentMethod: null, paidOn: null };

/** What is noted of a payment after a change; what the change leaves out stays as far as it still makes sense. */
export function paymentAfter(before: Payment, change: Change, today: string): Payment {
  const { mmCode, paymentMethod, paidOn } = change;
  if (mmCode === undefined && paymentMethod === undefined && paidOn === undefined) return before;
  const had = paymentMethodOf(before);
  const method = paymentMethod === undefined ? methodFor(mmCode, had) : paymentMethod;
  const code = mmCode === undefined ? (method === had ? before.mmCode : null) : mmCode;
  const wrong = faultOf(method, code);
  if (wrong) throw invalid({ mmCode: wrong });
  if (method === null && paidOn) throw invalid({ paidOn: orderMessages.notPaid });
  if (paidOn && paidOn > today) throw invalid({ paidOn: orderMessages.paidLater });
  if (method === null) return notPaid;
  // Of a payment that was noted without its day nobody knows it; a new one is of today.
  const usual = had === null ? today : before.paidOn;
  return { mmCode: code, paymentMethod: method, paidOn: paidOn === undefined ? usual : paidOn };
}

/** What a code says by itself: it is mobile money's unless a bank was named before. */
function methodFor(mmCode: string | null | undefined, had: PaymentMethod | null): PaymentMethod | null {
  if (mmCode === undefined) return had;
  if (mmCode !== null) return had === 'bank' ? 'bank' : 'mobile';
  return had === 'mobile' ? null : had;
}

function faultOf(method: PaymentMethod | null, code: string | null): string | undefined {
  if (method === null && code !== null) return orderMessages.noMethod;
  if (method === 'mobile' && code === null) return orderMessages.codeNeeded;
  return method === 'cash' && code !== null ? orderMessages.cashHasNoCode : undefined;
}
