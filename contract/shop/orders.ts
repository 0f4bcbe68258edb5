import { z } from 'zod';
import { calendarDay, id, instant, optionalLine, schemasOf } from '../common/fields.ts';
import { choiceOf, dayOf, lineOf } from '../common/form.ts';
import { startedFrom } from '../common/history.ts';
import { pageCount, pageNumber } from '../common/paging.ts';
import { optionalPhoneRule } from '../common/phone/phone.ts';
import { highestAmount, highestStock } from './products.ts';

export const maxOrderLines = 50;
export const paymentCodeMaxLength = 40;

export const orderStatuses = {
  unpaid: 'Not Paid',
  paid: 'Paid. No Dispatch',
  dispatched: 'Paid. Dispatched',
  void: 'Void',
} as const;

export type OrderState = keyof typeof orderStatuses;
export type OrderStatus = (typeof orderStatuses)[OrderState];

export const paymentMethods = { mobile: 'Mobile money', cash: 'Cash', bank: 'Bank' } as const;

export type PaymentMethod = keyof typeof paymentMethods;
export type Paid = { mmCode: string | null; paymentMethod?: PaymentMethod | null };

/** A code of which nothing else is said is mobile money's. None: not paid. */
export const paymentMethodOf = ({ mmCode, paymentMethod }: Paid): PaymentMethod | null =>
  paymentMethod ?? (mmCode === null ? null : 'mobile');

/** Behind "is paid": with MP123; in cash; at the bank with SLIP7. */
export function paymentWords(order: Paid): string {
  const { mmCode } = order;
  const method = paymentMethodOf(order);
  if (method === 'cash') return 'in cash';
  const withCode = mmCode === null ? '' : `with ${mmCode}`;
  return method === 'bank' ? `at the bank ${withCode}`.trim() : withCode;
}

type Stage = Paid & { dispatched: boolean; voidReason?: string | null };

export function orderStatus(order: Stage) {
  if (order.voidReason != null) return orderStatuses.void;
  if (paymentMethodOf(order) === null) return orderStatuses.unpaid;
  return order.dispatched ? orderStatuses.dispatched : orderStatuses.paid;
}

export const ordersPerPage = 30;

export const orderMessages = {
  customerName: "The customer's name is required.",
  lines: `An order has 1 to ${maxOrderLines} lines.`,
  quantity: 'A whole number of at least 1 is required.',
  amount: 'The amount of an order is at most 2,000,000,000.',
  noProduct: 'There is no such product.',
  inactive: 'This product is not on sale.',
  dispatchUnpaid: 'An order is dispatched only once it is paid.',
  keepCode: 'A dispatched order keeps its payment code.',
  keepPayment: 'A dispatched order keeps its payment.',
  paymentMethod: 'A payment is by mobile money, in cash or at the bank.',
  noMethod: 'Say how it was paid, too.',
  codeNeeded: 'A payment by mobile money has a code.',
  cashHasNoCode: 'A payment in cash has no code.',
  paidOn: 'The day of the payment is required, as YYYY-MM-DD.',
  paidLater: 'This day is still to come.',
  notPaid: 'An order that is not paid has no day of payment.',
  codeTaken: 'Another order has this payment code.',
  linesLeft: 'The goods have left. Mark the order as not dispatched first.',
  paidAmount: 'It is paid: exchange goods for as much as they cost, or take the payment back first.',
  reason: 'Say why the order is void.',
  voidPaid: 'Take the payment back first: a void order holds no money.',
  voidDispatched: 'The goods have left. Mark the order as not dispatched first.',
  isVoid: 'This order is void. Record a new one.',
  alreadyPaid: 'This order is paid.',
  payment: 'A whole amount of at least 1 is required.',
  tooMuch: (rest: string) => `${rest} is still to be paid, not more.`,
  belowPaid: (paid: string) => `${paid} came in already: the goods must come to as much.`,
} as const;

export const orderCodeLength = 6;
/** No I, L, O, 0 and 1: a code is also read out over the telephone. */
export const orderCodeAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export const orderCodeParam = z.object({
  orderCode: z
    .string()
    .max(40)
    .regex(/^[A-Za-z0-9-]+$/, 'This is not the code of an order.')
    .toUpperCase(),
});

const day = calendarDay('A valid day is required.');

export const orderListQuery = z.object({
  page: pageNumber,
  status: z
    .enum(['0', 'unpaid', 'paid', 'dispatched', 'void'], { error: 'Choose a status.' })
    .default('0')
    .describe('0 for all; paid means paid and not dispatched'),
  q: optionalLine(100).default('').describe("A part of the order's code, the payment code or the customer's name"),
  from: day.optional().describe('The first day, as YYYY-MM-DD at the school'),
  to: day.optional().describe('The last day, itself included'),
  sort: z
    .enum(['createdAt', '-createdAt', 'amount', '-amount'], { error: 'Choose an order of the list.' })
    .default('-createdAt')
    .describe('A minus: downwards'),
});

export type OrderListQuery = z.infer<typeof orderListQuery>;

export const orderFilter = orderListQuery.omit({ page: true });
export type OrderFilter = z.infer<typeof orderFilter>;
export const orderSheet = z.string().describe('A table for a spreadsheet; its last line sums up');

/** Who an order is for. */
export const customerFields = {
  customerName: lineOf(120, orderMessages.customerName),
  customerPhone: optionalPhoneRule,
};

/** How and when it was paid; whether a code is needed depends on how. */
export const paymentFields = { paymentMethod: choiceOf(), mmCode: lineOf(paymentCodeMaxLength), paidOn: dayOf() };

/** Copied from a telephone with spaces or in small letters it is still the same payment. */
export const paymentCode = optionalLine(paymentCodeMaxLength).transform((code) =>
  code.replaceAll(/\s/g, '').toUpperCase(),
);
export const mmCode = paymentCode
  .transform((code) => code || null)
  .nullable()
  .describe("The code of a mobile-money payment, or a bank's reference");
export const methods = Object.keys(paymentMethods) as [PaymentMethod, ...PaymentMethod[]];
const paymentMethod = z
  .enum(methods, { error: orderMessages.paymentMethod })
  .nullable()
  .describe('Absent: mobile money when there is a code. None means not paid');
export const paidOn = z.iso
  .date(orderMessages.paidOn)
  .refine((text) => text >= '2000-01-01', orderMessages.paidOn)
  .nullable()
  .describe('The day of the payment at the school; absent for a new payment: today');

export const wantedLines = z
  .array(
    z.object({
      productId: id,
      quantity: z
        .number({ error: orderMessages.quantity })
        .int(orderMessages.quantity)
        .min(1, orderMessages.quantity)
        .max(highestStock, `At most ${highestStock}.`),
    }),
    { error: orderMessages.lines },
  )
  .min(1, orderMessages.lines)
  .max(maxOrderLines, orderMessages.lines);

export const orderAdd = z.object({
  ...schemasOf(customerFields, 'add'),
  mmCode: mmCode.default(null),
  paymentMethod: paymentMethod.optional(),
  paidOn: paidOn.optional(),
  lines: wantedLines,
});

export const orderEdit = z
  .object({
    ...schemasOf(customerFields, 'all'),
    mmCode,
    paymentMethod,
    paidOn,
    dispatched: z.boolean({ error: 'Dispatched is either true or false.' }),
  })
  .partial()
  .extend({ updatedAt: startedFrom });

export type OrderAdd = z.infer<typeof orderAdd>;
export type OrderEdit = z.infer<typeof orderEdit>;

const amount = z.number().int().min(0).max(highestAmount).describe('Whole units of the currency');

export const orderCard = z
  .object({
    id,
    orderCode: z.string(),
    amount,
    paid: amount.describe('What came in so far'),
    mmCode: z.string().nullable(),
    paymentMethod: paymentMethod.describe('None: not paid'),
    paidOn: z.string().nullable().describe('None: not paid, or the day is not known'),
    dispatched: z.boolean(),
    status: z.enum(Object.values(orderStatuses)),
    voidReason: z.string().nullable().describe('Why it is void; none for all others'),
    createdAt: instant,
    customerName: z.string(),
    customerPhone: z.string(),
  })
  .meta({ id: 'OrderCard' });

export const order = orderCard
  .extend({
    updatedAt: instant,
    lines: z.array(
      z.object({
        id,
        productId: id.nullable().describe('None once the product was deleted'),
        productName: z.string(),
        unitPrice: amount,
        quantity: z.number().int().min(1),
        total: amount,
      }),
    ),
    payments: z
      .array(
        z.object({
          id,
          amount,
          paymentMethod: z.enum(methods),
          mmCode: z.string().nullable(),
          paidOn: z.string(),
          reason: z.string(),
        }),
      )
      .describe('Where it was paid in parts, or by hand'),
  })
  .meta({ id: 'Order' });

export type OrderCard = z.infer<typeof orderCard>;
export type Order = z.infer<typeof order>;

const sum = z.number().int().min(0);

/** How many orders are in a status, and what they come to: each status once, in the order of an order's life. */
export const orderSums = z
  .array(z.object({ status: z.enum(Object.values(orderStatuses)), count: sum, amount: sum }))
  .meta({ id: 'OrderSums' });

export type OrderSums = z.infer<typeof orderSums>;

export const orderList = z.object({
  docs: z.array(orderCard),
  pages: pageCount,
  total: sum.describe('How many orders were found on all pages'),
  amount: sum.describe('What they come to, without those that are void'),
  sums: orderSums,
});
