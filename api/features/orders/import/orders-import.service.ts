import { money } from '../../../../contract/common/money.ts';
import { thisPlace } from '../../../../contract/common/this-school.ts';
import type { ImportMatch, ImportPreview, ImportReport, StatementRow } from '../../../../contract/shop/order-import.ts';
import {
  orderCodeAlphabet,
  orderCodeLength,
  orderMessages,
  paymentCodeMaxLength,
  paymentMethodOf,
  paymentWords,
} from '../../../../contract/shop/orders.ts';
import type { RowOutcome } from '../../../../contract/shop/statements.ts';
import { postgresCode, uniqueViolation } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../lib/actor.ts';
import { schoolDay } from '../../../lib/clock.ts';
import { invalid } from '../../../lib/errors.ts';
import { recordAll } from '../../audit/audit.service.ts';
import * as queries from '../orders.queries.ts';
import { type Payment, readStatement } from './statement.ts';
import { readDay } from './statement-day.ts';

type KnownOrder = Awaited<ReturnType<typeof queries.ordersByCodes>>[number];
type Recorded = { id: number; orderCode: string; mmCode: string; paidOn: string | null };
type Verdict<Outcome> = { outcome: Outcome; why: string };

const attempts = 3;
/** Nobody pays for more orders than these with one payment. */
const maxCodes = 20;

/** Says of each row what it would pay. It reads only: what counts is looked at again when it is confirmed. */
export async function previewImport({ db, clock }: Deps, csv: string): Promise<ImportPreview> {
  const payments = readStatement(csv).map((payment) => ({ payment, named: codesIn(payment.reference) }));
  const known = await queries.ordersByCodes(
    db,
    payments.flatMap(({ named }) => named.map(({ code }) => code)),
    payments.map(({ payment }) => payment.mmCode),
  );
  const byCode = new Map(known.map((order) => [order.orderCode, order]));
  const byPayment = payersIn(known);
  const today = schoolDay(clock());
  const rowOfPayment = new Map<string, number>();
  const rowOfOrder = new Map<string, number>();

  const rows = payments.map(({ payment, named }): StatementRow => {
    const { row, mmCode, amount, reference, date, sender } = payment;
    const orders = named.flatMap(({ code }) => byCode.get(code) ?? []);
    // Who names several orders with one payment means the one that it pays.
    const order = orders.find((one) => restOf(one) === amount) ?? orders[0];
    const unknown = order ? undefined : named.find(({ isSure }) => isSure)?.code;
    const verdict =
      rejectUnusable(payment) ??
      rejectTwice(rowOfPayment.get(mmCode), 'has this transaction already.') ??
      (order ? (rejectPaid(order, mmCode) ?? rejectVoid(order)) : undefined) ??
      rejectUsed(byPayment.get(mmCode), mmCode) ??
      (order ? judgeAmount(order, amount) : rejectNameless(reference, unknown)) ??
      rejectTwice(order && rowOfOrder.get(order.orderCode), `pays ${order?.orderCode} already.`) ??
      ({ outcome: 'matched', why: `Pays ${order?.orderCode} of ${order?.customerName}.` } as const);
    if (mmCode && !rowOfPayment.has(mmCode)) rowOfPayment.set(mmCode, row);
    if (order && verdict.outcome === 'matched') rowOfOrder.set(order.orderCode, row);
    const orderCode = order?.orderCode ?? unknown ?? null;
    return {
      row,
      ...verdict,
      orderCode,
      customerName: order?.customerName ?? null,
      mmCode,
      amount,
      reference,
      date,
      paidOn: readDay(date, today),
      sender,
    };
  });
  const matched = rows.filter(({ outcome }) => outcome === 'matched');
  return { rows, matched: matched.length, amount: sumOf(matched) };
}

/** All or what still fits: everything is looked at again under locks, in one transaction. Twice does what once does. */
export async function confirmImport(deps: Deps, actor: Actor, matches: ImportMatch[]): Promise<ImportReport> {
  const today = schoolDay(deps.clock());
  const late = matches.flatMap(({ paidOn }, n) => (paidOn && paidOn > today ? [`matches.${n}.paidOn`] : []));
  if (late.length > 0) throw invalid(Object.fromEntries(late.map((name) => [name, orderMessages.paidLater])));
  for (let attempt = 1; ; attempt++) {
    try {
      return await recordMatches(deps, actor, matches);
    } catch (error) {
      // Somebody noted one of these payments by hand meanwhile; the next look sees it.
      if (postgresCode(error) !== uniqueViolation || attempt === attempts) throw error;
    }
  }
}

function recordMatches(deps: Deps, actor: Actor, matches: ImportMatch[]): Promise<ImportReport> {
  return deps.db.transaction(async (tx) => {
    await queries.lockImports(tx);
    const codes = matches.map(({ orderCode }) => orderCode);
    const locked = await queries.lockOrders(tx, codes);
    const payers = await queries.ordersByCodes(
      tx,
      [],
      matches.map(({ mmCode }) => mmCode),
    );
    const byCode = new Map(locked.map((order) => [order.orderCode, order]));
    const byPayment = payersIn(payers);
    const payments: Recorded[] = [];
    const rests: { orderId: number; amount: number; mmCode: string; paidOn: string }[] = [];
    const today = schoolDay(deps.clock());
    const taken = { orders: new Map<string, Recorded>(), codes: new Map<string, Recorded>() };

    const rows = matches.map((wanted): ImportReport['rows'][number] => {
      const { paidOn = null, ...match } = wanted;
      const { orderCode, mmCode, amount } = match;
      const order = byCode.get(orderCode);
      if (!order) return { ...match, outcome: 'orderUnknown', why: `There is no order ${orderCode}.` };
      const twice = taken.orders.get(orderCode) ?? taken.codes.get(mmCode);
      if (twice) return { ...match, outcome: 'duplicate', why: `${twice.mmCode} is recorded for ${twice.orderCode}.` };
      if (order.mmCode === mmCode) {
        return { ...match, outcome: 'recordedBefore', why: `${orderCode} has this payment code already.` };
      }
      const wrong =
        rejectPaid(order, mmCode) ??
        rejectVoid(order) ??
        rejectUsed(byPayment.get(mmCode), mmCode) ??
        judgeAmount(order, amount);
      if (wrong) return { ...match, ...wrong };
      const payment = { id: order.id, orderCode, mmCode, paidOn };
      if (order.paid > 0) rests.push({ orderId: order.id, amount, mmCode, paidOn: paidOn ?? today });
      payments.push(payment);
      taken.orders.set(orderCode, payment);
      taken.codes.set(mmCode, payment);
      return { ...match, outcome: 'recorded', why: `${orderCode} is paid.` };
    });
    if (payments.length > 0) await queries.recordPayments(tx, payments, deps.clock());
    await queries.insertPayments(
      tx,
      rests.map((rest) => ({ ...rest, paymentMethod: 'mobile' as const })),
    );
    const auditEvents = payments.map(({ orderCode, mmCode }) => ({
      ...{ action: 'changed', kind: 'order', itemId: orderCode, title: orderCode },
      detail: `Paid with ${mmCode}, from a statement`,
    }));
    await recordAll(deps, tx, actor, auditEvents);
    return { rows, recorded: payments.length, amount: sumOf(rows.filter(({ outcome }) => outcome === 'recorded')) };
  });
}

const sumOf = (rows: { amount: number | null }[]): number => rows.reduce((sum, { amount }) => sum + (amount ?? 0), 0);

function rejectUnusable({ mmCode, amount, amountText, status }: Payment): Verdict<RowOutcome> | undefined {
  if (mmCode === '') return { outcome: 'unreadable', why: 'This row has no transaction id.' };
  if (/^\d(\.\d+)?E\+?\d+$/.test(mmCode)) {
    return { outcome: 'unreadable', why: `A spreadsheet has shortened the transaction id to ${mmCode}.` };
  }
  if (mmCode.length > paymentCodeMaxLength) return { outcome: 'unreadable', why: 'The transaction id is too long.' };
  if (/fail|pend|cancel|reject|revers|declin|expired|unsuccess/i.test(status)) {
    return { outcome: 'notReceived', why: `The statement calls this payment “${status}”.` };
  }
  if (amountText === '') return { outcome: 'notReceived', why: 'This row has no amount that came in.' };
  if (amount === null) return { outcome: 'unreadable', why: `“${amountText}” is not an amount.` };
  if (amount <= 0) return { outcome: 'notReceived', why: 'This is money that went out.' };
  return undefined;
}

const rejectTwice = (row: number | undefined, what: string): Verdict<'duplicate'> | undefined =>
  row === undefined ? undefined : { outcome: 'duplicate', why: `Row ${row} ${what}` };

function rejectPaid(order: KnownOrder, offered: string): Verdict<'alreadyPaid'> | undefined {
  if (paymentMethodOf(order) === null) return undefined;
  const how = order.mmCode === offered ? 'with this payment' : paymentWords(order);
  return { outcome: 'alreadyPaid', why: `${order.orderCode} is already paid ${how}.` };
}

const rejectVoid = ({ orderCode, voidReason }: KnownOrder): Verdict<'orderUnknown'> | undefined =>
  voidReason === null ? undefined : { outcome: 'orderUnknown', why: `${orderCode} is void.` };

/** Which order each payment went to, in whole or in part. */
const payersIn = (orders: KnownOrder[]): Map<string | null, KnownOrder> =>
  new Map(orders.flatMap((order) => [order.mmCode, ...order.partCodes].map((code) => [code, order] as const)));

const rejectUsed = (user: KnownOrder | undefined, mmCode: string): Verdict<'codeUsed'> | undefined =>
  user && { outcome: 'codeUsed', why: `${mmCode} already pays ${user.orderCode}.` };

const restOf = ({ amount, paid }: KnownOrder): number => amount - paid;

function judgeAmount(order: KnownOrder, amount: number | null): Verdict<'amountDiffers'> | undefined {
  if (restOf(order) === amount) return undefined;
  const comesTo = order.paid > 0 ? `has ${money(restOf(order))} to be paid` : `comes to ${money(order.amount)}`;
  const why = `${order.orderCode} ${comesTo}, this payment to ${money(amount ?? 0)}.`;
  return { outcome: 'amountDiffers', why };
}

function rejectNameless(reference: string, code: string | undefined): Verdict<'orderUnknown' | 'noReference'> {
  if (code) return { outcome: 'orderUnknown', why: `There is no order ${code}.` };
  return { outcome: 'noReference', why: reference ? 'The reference names no order.' : 'This row has no reference.' };
}

const written = (prefix: string) => new RegExp(`(?<![A-Z0-9])${prefix}([\\s_.:–-]*)([A-Z0-9]{4,12})(?![A-Z0-9])`, 'g');
/** A code with another beginning may be of an order from before the school changed it. */
const anyCode = /(?<![A-Z0-9])[A-Z]{2,5}-[A-Z0-9]{4,12}(?![A-Z0-9])/g;
const made = new RegExp(`^[${orderCodeAlphabet}]{${orderCodeLength}}$`);

/** Order codes as people type them: sh abc234, SHABC234. A word such as "shirts" is one only if there is such an order. */
function codesIn(reference: string): { code: string; isSure: boolean }[] {
  const text = reference.toUpperCase();
  const { orderPrefix } = thisPlace();
  const own = [...text.matchAll(written(orderPrefix))].map(([, between = '', rest = '']) => ({
    code: `${orderPrefix}-${rest}`,
    isSure: between.includes('-') || made.test(rest),
  }));
  const others = [...text.matchAll(anyCode)]
    .filter(([code]) => !code.startsWith(`${orderPrefix}-`))
    .map(([code]) => ({ code, isSure: false }));
  return [...own, ...others].slice(0, maxCodes);
}
