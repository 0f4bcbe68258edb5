import { eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { setThisPlace, thisPlace } from '../../../../contract/common/this-school.ts';
import { importPreview, importReport, type StatementRow } from '../../../../contract/shop/order-import.ts';
import { testApi } from '../../../../tests/support/api.ts';
import type { Person } from '../../../../tests/support/factory.ts';
import { auditLog } from '../../../db/tables/history.ts';
import { orders } from '../../../db/tables/shop.ts';

const api = testApi();
let admin: Person;
beforeAll(async () => {
  admin = await api.make.person(4);
});

let counter = 0;
/** Codes as the program makes them: no letter that could be read as another one. */
const nextCode = () => `SH-${String(++counter).padStart(6, 'A').replaceAll('0', 'X').replaceAll('1', 'Y')}`;

async function makeOrder(change: Partial<typeof orders.$inferInsert> = {}) {
  const values = { orderCode: nextCode(), customerName: 'Amina', amount: 45_000, ...change };
  const [row] = await api.deps.db.insert(orders).values(values).returning();
  if (!row) throw new Error('insert returned no row');
  return row;
}
const head = 'Transaction ID,Amount,Reference,Date,Sender,Status';
const preview = (csv: string) => api.request('POST', '/admin/orders/import/preview', { as: admin, json: { csv } });
const rowsOf = async (...lines: string[]): Promise<StatementRow[]> => {
  const { status, answer } = await preview([head, ...lines].join('\n'));
  expect(status).toBe(200);
  expect(importPreview.strict().parse(answer)).toEqual(answer);
  return answer.rows;
};
const confirm = (...matches: object[]) =>
  api.request('POST', '/admin/orders/import/confirm', { as: admin, json: { matches } });
const codesOf = async (...codes: string[]) => {
  const rows = await api.deps.db.select().from(orders).where(inArray(orders.orderCode, codes)).orderBy(orders.id);
  return rows.map(({ mmCode }) => mmCode);
};

describe('the preview', () => {
  test('says of every row what it comes to and why, and changes nothing', async () => {
    const [open, other, dear] = [await makeOrder(), await makeOrder(), await makeOrder({ amount: 60_000 })];
    const paid = await makeOrder({ mmCode: 'OLD1' });
    const [one, two] = [open.orderCode, other.orderCode];
    const rows = await rowsOf(
      `T1,"UGX 45,000",for ${one} thanks,2026-11-14,Peter,Successful`,
      `T2,44000,${two},,,`,
      'T3,45000,SH-ZZZZZZ,,,',
      `T4,45000,${paid.orderCode},,,`,
      `OLD1,45000,${two},,,`,
      'T5,45000,two shirts,,,',
      'T6,45000,,,,',
      `T1,45000,${two},,,`,
      `T7,45000,${one},,,`,
      `OLD1,45000,${paid.orderCode},,,`,
      `T8,45000,${two},,,Failed`,
      `T9,-45000,${two},,,`,
      `T10,,${two},,,`,
      `T11,lots,${two},,,`,
      `,45000,${two},,,`,
      `2.31199E+10,45000,${two},,,`,
      `T12,60000,${two} and ${dear.orderCode},,,`,
    );
    expect(rows.map(({ row, outcome, why }) => `${row} ${outcome}: ${why}`)).toEqual([
      `2 matched: Pays ${one} of Amina.`,
      `3 amountDiffers: ${two} comes to UGX 45,000, this payment to UGX 44,000.`,
      '4 orderUnknown: There is no order SH-ZZZZZZ.',
      `5 alreadyPaid: ${paid.orderCode} is already paid with OLD1.`,
      `6 codeUsed: OLD1 already pays ${paid.orderCode}.`,
      '7 noReference: The reference names no order.',
      '8 noReference: This row has no reference.',
      '9 duplicate: Row 2 has this transaction already.',
      `10 duplicate: Row 2 pays ${one} already.`,
      '11 duplicate: Row 6 has this transaction already.',
      '12 notReceived: The statement calls this payment “Failed”.',
      '13 notReceived: This is money that went out.',
      '14 notReceived: This row has no amount that came in.',
      '15 unreadable: “lots” is not an amount.',
      '16 unreadable: This row has no transaction id.',
      '17 unreadable: A spreadsheet has shortened the transaction id to 2.31199E+10.',
      `18 matched: Pays ${dear.orderCode} of Amina.`,
    ]);
    expect(rows[0]).toEqual({
      row: 2,
      outcome: 'matched',
      why: `Pays ${one} of Amina.`,
      orderCode: one,
      customerName: 'Amina',
      mmCode: 'T1',
      amount: 45_000,
      reference: `for ${one} thanks`,
      date: '2026-11-14',
      paidOn: '2026-11-14',
      sender: 'Peter',
    });
    expect((await rowsOf(`OLD1,45000,${paid.orderCode},,,`))[0]?.why).toBe(
      `${paid.orderCode} is already paid with this payment.`,
    );
    expect(await codesOf(one, two, dear.orderCode)).toEqual([null, null, null]);
    const { answer } = await preview(`${head}\nT1,45000,${one},,,\nT12,60000,${dear.orderCode},,,`);
    expect(answer).toMatchObject({ matched: 2, amount: 105_000 });
  });

  test('finds the code however it was typed', async () => {
    const { orderCode } = await makeOrder();
    const bare = orderCode.replace('SH-', '');
    for (const typed of [`sh-${bare.toLowerCase()}`, `SH ${bare}`, `sh${bare}`, `(SH - ${bare})`, `no.SH_${bare}/P4`]) {
      expect(await rowsOf(`T1,45000,${typed},,,`)).toMatchObject([{ outcome: 'matched', orderCode }]);
    }
    expect(await rowsOf(`T1,45000,${orderCode}X,,,`)).toMatchObject([{ outcome: 'orderUnknown' }]);
  });

  test('refuses what is no statement, naming what is wrong', async () => {
    const missing = await preview('Id,Amount\n1,2');
    expect(missing.status).toBe(400);
    expect(missing.refusal.fields.csv).toContain('no column for the reference or message');
    for (const json of [{}, { csv: '' }, { csv: 5 }]) {
      const { status, refusal } = await api.request('POST', '/admin/orders/import/preview', { as: admin, json });
      expect(status).toBe(400);
      expect(refusal.fields).toEqual({ csv: 'Choose or paste the statement.' });
    }
    const long = await preview(`${head}\n${'x'.repeat(2_000_000)},1,y,,,`);
    expect(long.answer.rows).toMatchObject([{ outcome: 'unreadable', why: 'The transaction id is too long.' }]);
    expect((await preview('x'.repeat(4_000_001))).refusal.fields).toHaveProperty('csv');
    expect((await preview('x'.repeat(5_100_000))).status).toBe(413);
  });

  test('a full statement takes two statements', async () => {
    const lines = Array.from({ length: 5000 }, (_, n) => `F${n},45000,SH-FULL${n},,,`).join('\n');
    expect(await api.countStatements(() => preview(`${head}\n${lines}`))).toBe(2);
  });
});

describe('the confirmation', () => {
  test('records what fits and tells the rest; the same again harms nothing', async () => {
    const [one, two, three, four] = [await makeOrder(), await makeOrder(), await makeOrder(), await makeOrder()];
    const paid = await makeOrder({ mmCode: 'OLD2' });
    const match = (order: { orderCode: string }, mmCode: string, amount = 45_000) => {
      return { orderCode: order.orderCode, mmCode, amount };
    };
    const sent = [
      match(one, ' c 1 '),
      match(two, 'C2', 44_000),
      match({ orderCode: 'SH-NOSUCH' }, 'C3'),
      match(paid, 'C4'),
      match(three, 'OLD2'),
      match(four, 'C1'),
      match(one, 'C5'),
      match(paid, 'OLD2'),
    ];
    const { status, answer } = await confirm(...sent);
    expect(status).toBe(200);
    expect(importReport.strict().parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({ recorded: 1, amount: 45_000 });
    expect(answer.rows.map(({ outcome, why }) => `${outcome}: ${why}`)).toEqual([
      `recorded: ${one.orderCode} is paid.`,
      `amountDiffers: ${two.orderCode} comes to UGX 45,000, this payment to UGX 44,000.`,
      'orderUnknown: There is no order SH-NOSUCH.',
      `alreadyPaid: ${paid.orderCode} is already paid with OLD2.`,
      `codeUsed: OLD2 already pays ${paid.orderCode}.`,
      `duplicate: C1 is recorded for ${one.orderCode}.`,
      `duplicate: C1 is recorded for ${one.orderCode}.`,
      `recordedBefore: ${paid.orderCode} has this payment code already.`,
    ]);
    const [first] = sent;
    if (!first) throw new Error('nothing was sent');
    const again = (await confirm(first)).answer;
    expect(again).toMatchObject({ recorded: 0, amount: 0, rows: [{ outcome: 'recordedBefore', mmCode: 'C1' }] });
    expect(await codesOf(one.orderCode, two.orderCode, three.orderCode, four.orderCode)).toEqual([
      'C1',
      null,
      null,
      null,
    ]);
    const log = await api.deps.db.select().from(auditLog).where(eq(auditLog.itemId, one.orderCode));
    expect(log).toMatchObject([
      { action: 'changed', kind: 'order', actorId: admin.id, detail: 'Paid with C1, from a statement' },
    ]);
  });

  test('two at once record each payment once', async () => {
    const made: { orderCode: string }[] = [];
    for (let n = 0; n < 20; n++) made.push(await makeOrder());
    const matches = made.map(({ orderCode }, n) => ({ orderCode, mmCode: `RACE${n}`, amount: 45_000 }));
    const answers = await Promise.all([confirm(...matches), confirm(...matches.toReversed()), confirm(...matches)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.reduce((sum, { answer }) => sum + answer.recorded, 0)).toBe(20);
    const outcomes = answers.flatMap(({ answer }) => answer.rows.map(({ outcome }) => outcome));
    expect(new Set(outcomes)).toEqual(new Set(['recorded', 'recordedBefore']));
    const codes = made.map(({ orderCode }) => orderCode);
    expect(await codesOf(...codes)).toEqual(matches.map(({ mmCode }) => mmCode));
    expect(await api.deps.db.$count(auditLog, inArray(auditLog.itemId, codes))).toBe(20);
  });

  test('one payment given to two orders at once pays one of them', async () => {
    for (let round = 0; round < 5; round++) {
      const [one, two] = [await makeOrder(), await makeOrder()];
      const mmCode = `SPLIT${round}`;
      const [a, b, byHand] = await Promise.all([
        confirm({ orderCode: one.orderCode, mmCode, amount: 45_000 }),
        confirm({ orderCode: two.orderCode, mmCode, amount: 45_000 }),
        api.request('PUT', `/admin/orders/${two.orderCode}`, { as: admin, json: { mmCode } }),
      ]);
      expect([a.status, b.status]).toEqual([200, 200]);
      expect([200, 409]).toContain(byHand.status);
      expect((await codesOf(one.orderCode, two.orderCode)).filter((code) => code === mmCode)).toHaveLength(1);
      expect(a.answer.recorded + b.answer.recorded).toBeLessThanOrEqual(1);
    }
  });

  test('names every wrong field', async () => {
    const { status, refusal } = await confirm({}, { orderCode: 'S H', mmCode: ' ', amount: 1.5 });
    expect(status).toBe(400);
    expect(Object.keys(refusal.fields).sort()).toEqual(
      ['0', '1'].flatMap((n) => ['amount', 'mmCode', 'orderCode'].map((name) => `matches.${n}.${name}`)),
    );
    expect((await confirm()).refusal.fields).toHaveProperty('matches');
  });
});

test('with codes that begin otherwise, payments for older orders are still found', async () => {
  const before = thisPlace();
  const [older, newer] = [await makeOrder(), await makeOrder({ orderCode: nextCode().replace('SH', 'HV') })];
  setThisPlace({ ...before, orderPrefix: 'HV', currency: 'KES' });
  try {
    const rows = await rowsOf(
      `P1,"KES 45,000",${older.orderCode.toLowerCase()},,,`,
      `P2,45000,${newer.orderCode.replace('-', ' ').toLowerCase()},,,`,
      'P3,45000,INV-QQQQQQ,,,',
      `P4,44000,${newer.orderCode},,,`,
    );
    expect(rows.map(({ outcome, why }) => `${outcome}: ${why}`)).toEqual([
      `matched: Pays ${older.orderCode} of Amina.`,
      `matched: Pays ${newer.orderCode} of Amina.`,
      'noReference: The reference names no order.',
      `amountDiffers: ${newer.orderCode} comes to KES 45,000, this payment to KES 44,000.`,
    ]);
  } finally {
    setThisPlace(before);
  }
});
