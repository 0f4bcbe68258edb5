/** What both sides know of orders, light enough for a page. */
export const maxOrderLines = 50;
export const customerNameMaxLength = 120;
export const paymentCodeMaxLength = 40;

export const orderStatuses = { unpaid: 'Not Paid', paid: 'Paid. No Dispatch', dispatched: 'Paid. Dispatched' } as const;

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

export function orderStatus(order: Paid & { dispatched: boolean }) {
  if (paymentMethodOf(order) === null) return orderStatuses.unpaid;
  return order.dispatched ? orderStatuses.dispatched : orderStatuses.paid;
}

export const maxStatementRows = 5000;
/** Room for that many rows of a statement with many columns. */
export const maxStatementBytes = 4_000_000;
/** Statements of the networks have up to thirty columns, with a few dozen characters in each. */
export const maxStatementColumns = 100;
/** What stands behind these characters of a cell is not read. */
export const maxStatementCell = 2_000;

/** What a row of a statement can come to, in the words that stand on its label. */
export const rowOutcomes = {
  matched: 'Matched',
  amountDiffers: 'Amount differs',
  orderUnknown: 'Order unknown',
  alreadyPaid: 'Already paid',
  codeUsed: 'Code already used',
  noReference: 'No reference',
  duplicate: 'Duplicate row',
  notReceived: 'No money came in',
  unreadable: 'Cannot be read',
} as const;

export type RowOutcome = keyof typeof rowOutcomes;

/** What a confirmed payment can come to. Recorded before: the same code stands on the same order already. */
export const confirmOutcomes = {
  recorded: 'Recorded',
  recordedBefore: 'Recorded before',
  amountDiffers: rowOutcomes.amountDiffers,
  orderUnknown: rowOutcomes.orderUnknown,
  alreadyPaid: rowOutcomes.alreadyPaid,
  codeUsed: rowOutcomes.codeUsed,
  duplicate: rowOutcomes.duplicate,
} as const;

export type ConfirmOutcome = keyof typeof confirmOutcomes;
