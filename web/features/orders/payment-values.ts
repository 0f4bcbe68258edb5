import type { Order } from '../../../contract/orders.ts';
import { type PaymentMethod, paymentMethods } from '../../../contract/orders.ts';
import { shortDate } from '../../ui/dates.ts';
import type { Values } from '../../ui/form/answer.ts';
import { blankOnes } from '../../ui/form/words.ts';

type Payment = Pick<Order, 'mmCode' | 'paymentMethod' | 'paidOn'>;

export const methodChoices = Object.entries(paymentMethods).map(([value, label]) => ({ value, label }));

const schoolOffsetMs = 3 * 60 * 60 * 1000;

/** The day at the school, as a date field wants it. */
export const today = (): string => new Date(Date.now() + schoolOffsetMs).toISOString().slice(0, 10);

/** 5 January 2026 */
export const paidDay = (day: string): string => shortDate(`${day}T00:00:00+03:00`);

export const paymentStart = ({ mmCode, paymentMethod, paidOn }: Payment): Values => ({
  paymentMethod: paymentMethod ?? 'mobile',
  mmCode: mmCode ?? '',
  paidOn: paymentMethod === null ? today() : (paidOn ?? ''),
});

/** What is sent: only mobile money and a bank have a code, and only a payment has a day. */
export function paymentOf({ paymentMethod = '', mmCode = '', paidOn = '' }: Values): Payment {
  const method = paymentMethod === '' ? null : (paymentMethod as PaymentMethod);
  return {
    paymentMethod: method,
    mmCode: method === null || method === 'cash' ? null : mmCode,
    paidOn: method === null || paidOn === '' ? null : paidOn,
  };
}

/** A payment from before the day was asked for may stay without. */
export const paymentNeeds = ({ paymentMethod, mmCode }: Values): string[] =>
  paymentMethod === 'mobile' ? blankOnes([[mmCode, 'the payment code']]) : [];
