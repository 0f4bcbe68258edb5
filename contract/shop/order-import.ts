import { z } from 'zod';
import { orderCodeParam, paidOn, paymentCode, paymentCodeMaxLength } from './orders.ts';
import { highestAmount } from './products.ts';
import {
  type ConfirmOutcome,
  confirmOutcomes,
  maxStatementBytes,
  maxStatementColumns,
  maxStatementRows,
  type RowOutcome,
  rowOutcomes,
} from './statements.ts';

export const importMessages = {
  csv: 'Choose or paste the statement.',
  tooLarge: 'The statement is too large. Send at most 4 MB at a time.',
  tooManyRows: `The statement has more than ${maxStatementRows} rows. Send it in parts.`,
  tooManyColumns: (row: number) => `Row ${row} of the statement has more than ${maxStatementColumns} columns.`,
  noRows: 'The statement has no payments.',
  matches: `Confirm 1 to ${maxStatementRows} payments at a time.`,
  mmCode: 'A payment code is required.',
  amount: 'A whole amount is required.',
} as const;

export const importPreviewInput = z.object({
  csv: z
    .string({ error: importMessages.csv })
    .trim()
    .min(1, importMessages.csv)
    .max(maxStatementBytes, importMessages.tooLarge),
});

const namesOf = <Name extends string>(words: Record<Name, string>) => Object.keys(words) as [Name, ...Name[]];

const statementRow = z.object({
  row: z.number().int().min(1).describe('The line of the statement, its head included'),
  outcome: z.enum(namesOf<RowOutcome>(rowOutcomes)),
  why: z.string().describe('The outcome in words'),
  orderCode: z.string().nullable().describe('The order that the reference names'),
  customerName: z.string().nullable(),
  mmCode: z.string().describe('The transaction id'),
  amount: z.number().nullable(),
  reference: z.string(),
  date: z.string().describe('As the statement writes it'),
  paidOn: z.string().nullable().describe('The same as YYYY-MM-DD; none where it cannot be read'),
  sender: z.string(),
});

export type StatementRow = z.infer<typeof statementRow>;

export const importPreview = z
  .object({
    rows: z.array(statementRow),
    matched: z.number().int().min(0),
    amount: z.number().int().min(0).describe('What the matched payments come to'),
  })
  .meta({ id: 'ImportPreview' });

export type ImportPreview = z.infer<typeof importPreview>;

const wholeAmount = z.number({ error: importMessages.amount }).int(importMessages.amount).min(0, importMessages.amount);

const match = z.object({
  orderCode: orderCodeParam.shape.orderCode,
  mmCode: paymentCode.refine((code) => code !== '', importMessages.mmCode),
  amount: wholeAmount.max(highestAmount, importMessages.amount),
  paidOn: paidOn.optional().describe('The day that the statement says'),
});

export type ImportMatch = z.infer<typeof match>;

export const importConfirmInput = z.object({
  matches: z
    .array(match, { error: importMessages.matches })
    .min(1, importMessages.matches)
    .max(maxStatementRows, importMessages.matches),
});

export const importReport = z
  .object({
    rows: z.array(
      z.object({
        orderCode: z.string(),
        mmCode: z.string().max(paymentCodeMaxLength),
        amount: z.number().int(),
        outcome: z.enum(namesOf<ConfirmOutcome>(confirmOutcomes)),
        why: z.string(),
      }),
    ),
    recorded: z.number().int().min(0),
    amount: z.number().int().min(0).describe('What the recorded payments come to'),
  })
  .meta({ id: 'ImportReport' });

export type ImportReport = z.infer<typeof importReport>;
