import { lineOf } from '../../../contract/common/form.ts';
import { momentAtSchool, schoolDay } from '../../../contract/common/school-time.ts';
import { type OrderPaymentAdd, partFields, voidFields } from '../../../contract/shop/order-changes.ts';
import type { Order, OrderAdd, PaymentMethod } from '../../../contract/shop/orders.ts';
import { customerFields, paymentFields, paymentMethods } from '../../../contract/shop/orders.ts';
import { contentOf, quietly, valuesOf } from '../../office/forms/describe-values.ts';
import { shortDate } from '../../ui/dates/dates.ts';
import type { Values } from '../../ui/form/answer.ts';
import type { FormFields } from '../../ui/form/describe.ts';
import { phoneOf } from '../../ui/form/fields/phone-values.ts';
import { isBlank } from '../../ui/form/words.ts';
import { linesIn } from './order-lines.ts';

const { customerName, customerPhone } = customerFields;
const { paymentMethod, mmCode, paidOn } = paymentFields;

export const customerForm = quietly({
  customerName: { rule: customerName, label: 'Name', needed: 'a name', autoComplete: 'off' },
  customerPhone: {
    ...{ rule: customerPhone, label: 'Phone', optional: 'may be left empty' },
    read: (values: Values) => phoneOf(values, 'customerPhone'),
  },
} satisfies FormFields);

export const methodChoices = Object.entries(paymentMethods).map(([value, label]) => ({ value, label }));

const methodWords = ({ paymentMethod: value }: Values) =>
  methodChoices.find((one) => one.value === value)?.label ?? 'Not paid yet';

/** How it is called on the screen depends on the way of payment; two versions are compared by these labels. */
export const paymentForm = {
  paymentMethod: { rule: paymentMethod, label: 'Payment', show: methodWords },
  mmCode: { rule: mmCode, label: 'Payment code', autoComplete: 'off' },
  paidOn: { rule: paidOn, label: 'Day of the payment', type: 'date' },
} satisfies FormFields;

/** A payment as it comes in: all that is still to be paid, or a part of it. */
export const partForm = {
  ...paymentForm,
  amount: { rule: partFields.amount, label: 'Amount', needed: 'the amount', inputMode: 'numeric', autoComplete: 'off' },
  reason: {
    ...{
      rule: partFields.reason,
      label: 'Why it belongs here',
      optional: 'if that cannot be seen',
      autoComplete: 'off',
    },
  },
} satisfies FormFields;

/** A payment of a statement that somebody matches by hand. */
export const handForm = quietly({
  orderCode: { rule: lineOf(40, 'Which order it is for.'), label: 'Order', needed: 'the order', autoComplete: 'off' },
  reason: {
    ...{ rule: lineOf(200, 'Say how you know.'), label: 'How you know', needed: 'a reason', autoComplete: 'off' },
  },
} satisfies FormFields);

export const orderForm = { ...customerForm, ...paymentForm };

/** The day at the school, as a date field wants it. */
export const today = (): string => schoolDay(new Date());

/** 5 January 2026 */
export const paidDay = (day: string): string => shortDate(momentAtSchool(day));

type Payment = Pick<Order, 'mmCode' | 'paymentMethod' | 'paidOn'>;

/** What stands in the fields of a payment; of one that is still to come, the likeliest. */
export const paymentValues = (payment: Payment): Values =>
  valuesOf(paymentForm, payment.paymentMethod === null ? { paymentMethod: 'mobile', paidOn: today() } : payment);

/** What is sent: only mobile money and a bank have a code, and only a payment has a day. */
export function paymentContent({ paymentMethod = '', mmCode = '', paidOn = '' }: Values): Payment {
  const method = paymentMethod === '' ? null : (paymentMethod as PaymentMethod);
  return {
    paymentMethod: method,
    mmCode: method === null || method === 'cash' ? null : mmCode,
    paidOn: method === null || paidOn === '' ? null : paidOn,
  };
}

/** 40,000 or 40 000 is the same amount. */
const amountIn = (text = ''): number => Number(text.replaceAll(/[\s,.]/g, ''));

export const partValues = ({ amount, paid }: Order): Values => ({
  ...paymentValues({ mmCode: null, paymentMethod: null, paidOn: null }),
  ...{ amount: String(amount - paid), reason: '' },
});

export function partContent(values: Values): Omit<OrderPaymentAdd, 'updatedAt'> {
  const { paymentMethod, mmCode, paidOn } = paymentContent(values);
  const { amount, reason = '' } = values;
  return {
    paymentMethod: paymentMethod ?? 'cash',
    mmCode,
    paidOn: paidOn ?? today(),
    amount: amountIn(amount),
    reason,
  };
}

/** A payment from before the day was asked for may stay without. */
export const paymentNeeds = ({ paymentMethod, mmCode }: Values): string[] =>
  paymentMethod === 'mobile' && isBlank(mmCode) ? ['the payment code'] : [];

export const customerValues = (order: Order): Values => valuesOf(customerForm, order);

export const customerContent = (values: Values) => contentOf(customerForm, values);

export const orderContent = (values: Values): OrderAdd => ({
  ...customerContent(values),
  ...paymentContent(values),
  lines: linesIn(values),
});

export function lineNeeds(values: Values): string[] {
  const lines = linesIn(values);
  return [
    ...(lines.some(({ productId }) => productId > 0) ? [] : ['a product']),
    ...(lines.every(({ quantity }) => quantity > 0) ? [] : ['how many of each']),
  ];
}

export const orderNeeds = (values: Values): string[] => [...lineNeeds(values), ...paymentNeeds(values)];

export const voidForm = quietly({
  reason: {
    ...{ rule: voidFields.reason, label: 'Why', needed: 'a reason', autoComplete: 'off' },
    hint: 'Such as: ordered twice.',
  },
} satisfies FormFields);
