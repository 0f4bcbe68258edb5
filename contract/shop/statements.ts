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
