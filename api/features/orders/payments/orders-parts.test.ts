import { eq } from 'drizzle-orm';
import Papa from 'papaparse';
import { beforeAll, describe, expect, test } from 'vitest';
import { orderMessages, order as orderShape } from '../../../../contract/shop/orders.ts';
import { testApi } from '../../../../tests/support/api.ts';
import type { Person } from '../../../../tests/support/factory.ts';
import { auditLog } from '../../../db/tables/history.ts';

const api = testApi();
let admin: Person;
let product: number;
beforeAll(async () => {
  admin = await api.make.person(4);
  product = (await api.make.product({ stock: 1_000 })).id;
});

const readSheet = (text: string) => Papa.parse<string[]>(text.replace('\uFEFF', ''), { skipEmptyLines: true }).data;

let counter = 0;
const code = () => `MPP${++counter}`;
const take = async (quantity = 3) => {
  const json = { customerName: 'Amina', lines: [{ productId: product, quantity }] };
  return (await api.request('POST', '/admin/orders', { as: admin, json })).answer;
};
const pay = (orderCode: string, amount: number, more: object = { paymentMethod: 'cash' }) =>
  api.request('POST', `/admin/orders/${orderCode}/payments`, { as: admin, json: { amount, ...more } });
const edit = (orderCode: string, json: object) => api.request('PUT', `/admin/orders/${orderCode}`, { as: admin, json });
const view = async (orderCode: string) =>
  (await api.request('GET', `/admin/orders/${orderCode}`, { as: admin })).answer;

const logOf = async (orderCode: string) => {
  const { itemId, id } = auditLog;
  const log = await api.deps.db.select().from(auditLog).where(eq(itemId, orderCode)).orderBy(id);
  return log.map(({ detail }) => detail);
};

describe('an order that is paid in parts', () => {
  test('is not paid before all of it came in, and then paid with the last part', async () => {
    const { orderCode } = await take();
    const { status, answer } = await pay(orderCode, 20_000, { paymentMethod: 'cash', paidOn: '2024-01-05' });
    expect(status).toBe(200);
    expect(orderShape.strict().parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({ status: 'Not Paid', paid: 20_000, paymentMethod: null });
    expect((await edit(orderCode, { dispatched: true })).status).toBe(400);
    const mmCode = code();
    const paid = (await pay(orderCode, 40_000, { paymentMethod: 'mobile', mmCode })).answer;
    expect(paid).toMatchObject({ status: 'Paid. No Dispatch', paid: 60_000, mmCode, paymentMethod: 'mobile' });
    expect(paid.payments).toMatchObject([
      { amount: 20_000, paidOn: '2024-01-05' },
      { amount: 40_000, mmCode },
    ]);
    expect((await pay(orderCode, 1)).refusal.message).toBe(orderMessages.alreadyPaid);
  });

  test('takes no more than is to be paid, and no code that another order has, in whole or in part', async () => {
    const [one, other] = [await take(), await take()];
    expect((await pay(one.orderCode, 60_001)).refusal.fields.amount).toBe(orderMessages.tooMuch('UGX 60,000'));
    for (const amount of [0, -5, 1.5]) expect((await pay(one.orderCode, amount)).status).toBe(400);
    const [part, whole] = [code(), code()];
    await pay(one.orderCode, 10_000, { paymentMethod: 'mobile', mmCode: part });
    await edit(one.orderCode, { mmCode: whole });
    for (const mmCode of [part, whole]) {
      const again = await pay(other.orderCode, 10_000, { paymentMethod: 'mobile', mmCode });
      expect([again.status, again.refusal.fields.mmCode]).toEqual([409, orderMessages.codeTaken]);
      expect((await edit(other.orderCode, { mmCode })).status).toBe(409);
    }
    expect(await view(other.orderCode)).toMatchObject({ paid: 0, payments: [] });
  });

  test('is settled by the rest, corrected at its last part, and all parts are taken back together', async () => {
    const { orderCode } = await take();
    await pay(orderCode, 10_000);
    await edit(orderCode, { paymentMethod: 'bank', mmCode: null });
    expect((await view(orderCode)).payments).toMatchObject([
      { amount: 10_000 },
      { amount: 50_000, paymentMethod: 'bank' },
    ]);
    const mmCode = code();
    await edit(orderCode, { paymentMethod: 'bank', mmCode });
    expect((await view(orderCode)).payments[1]).toMatchObject({ amount: 50_000, mmCode });
    await edit(orderCode, { paymentMethod: null, mmCode: null, paidOn: null });
    expect(await view(orderCode)).toMatchObject({ paid: 0, payments: [], status: 'Not Paid' });
  });

  test('leaves what was taken back in the log, with its sum', async () => {
    const { orderCode } = await take();
    const nothing = { paymentMethod: null, mmCode: null, paidOn: null };
    await pay(orderCode, 15_000);
    await pay(orderCode, 5_000);
    await edit(orderCode, nothing);
    await pay(orderCode, 20_000);
    await pay(orderCode, 40_000);
    await edit(orderCode, nothing);
    const log = await logOf(orderCode);
    expect(log.filter((detail) => detail.includes('taken back'))).toEqual([
      'Payments of UGX 20,000 taken back',
      'Not paid. Payments of UGX 60,000 taken back',
    ]);
    expect(log).not.toContain('');
  });

  test('of two who note the rest at once, one does', async () => {
    const { orderCode } = await take();
    const both = await Promise.all([pay(orderCode, 60_000), pay(orderCode, 60_000)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await view(orderCode)).toMatchObject({ paid: 60_000, payments: [], paymentMethod: 'cash' });
  });

  test('holds its money when goods are corrected or it should be void', async () => {
    const { orderCode } = await take();
    await pay(orderCode, 40_000);
    const lines = (quantity: number) =>
      api.request('PUT', `/admin/orders/${orderCode}/lines`, {
        ...{ as: admin, json: { lines: [{ productId: product, quantity }] } },
      });
    expect((await lines(1)).refusal.fields.lines).toBe(orderMessages.belowPaid('UGX 40,000'));
    const asVoid = await api.request('POST', `/admin/orders/${orderCode}/void`, { as: admin, json: { reason: 'x' } });
    expect(asVoid.refusal.message).toBe(orderMessages.voidPaid);
    expect((await lines(2)).answer).toMatchObject({ amount: 40_000, paymentMethod: 'cash', paid: 40_000 });
  });
});

describe('a payment that is matched by hand', () => {
  test('keeps the reason, also in the log', async () => {
    const { orderCode } = await take();
    const reason = 'The father sent it, with the child’s name';
    const mmCode = code();
    const { answer } = await pay(orderCode, 60_000, { paymentMethod: 'mobile', mmCode, reason });
    expect(answer.payments).toMatchObject([{ mmCode, reason }]);
    expect(await logOf(orderCode)).toContain(`Paid with ${mmCode}, by hand: ${reason}`);
  });

  test('a statement pays the rest of an order, and sees the codes of its parts', async () => {
    const { orderCode } = await take();
    const [part, rest] = [code(), code()];
    await pay(orderCode, 20_000, { paymentMethod: 'mobile', mmCode: part });
    const csv = `Id,Amount,Reference\n${part},60000,nothing\n${rest},60000,${orderCode}\n${rest}X,40000,${orderCode}`;
    const preview = await api.request('POST', '/admin/orders/import/preview', { as: admin, json: { csv } });
    expect(preview.answer.rows.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      ...['codeUsed', 'amountDiffers', 'matched'],
    ]);
    const matches = [{ orderCode, mmCode: `${rest}X`, amount: 40_000 }];
    await api.request('POST', '/admin/orders/import/confirm', { as: admin, json: { matches } });
    expect(await view(orderCode)).toMatchObject({ paid: 60_000, payments: [{ mmCode: part }, { amount: 40_000 }] });
  });
});

describe('the sheet for the books', () => {
  test('balances: what is paid, to be paid and void comes to the amount, in each line and below', async () => {
    const [part, gone, whole] = [await take(), await take(), await take()];
    await pay(part.orderCode, 20_000);
    await api.request('POST', `/admin/orders/${gone.orderCode}/void`, { as: admin, json: { reason: '=cmd()' } });
    await pay(whole.orderCode, 60_000);
    const { status, answer: text } = await api.request('GET', '/admin/orders/export?q=SH-', { as: admin });
    expect(status).toBe(200);
    const [head = [], ...lines] = readSheet(String(text));
    const column = (line: string[], name: string) => line[head.indexOf(name)] ?? '';
    for (const line of lines) {
      const [amount = 0, ...parts] = ['Amount', 'Paid', 'To pay', 'Void'].map((name) => Number(column(line, name)));
      expect(parts.reduce((sum, one) => sum + one, 0)).toBe(amount);
    }
    const lineOf = ({ orderCode }: { orderCode: string }) => lines.find(([first]) => first === orderCode) ?? [];
    expect([column(lineOf(part), 'Paid'), column(lineOf(part), 'To pay')]).toEqual(['20000', '40000']);
    expect([column(lineOf(gone), 'Void'), column(lineOf(gone), 'Why it is void')]).toEqual(['60000', "'=cmd()"]);
    expect(column(lineOf(whole), 'Status')).toBe('Paid. No Dispatch');
    const sum = lines.slice(0, -1).reduce((all, line) => all + Number(column(line, 'Amount')), 0);
    expect(lines.at(-1)?.[0]).toBe('Total');
    expect(Number(column(lines.at(-1) ?? [], 'Amount'))).toBe(sum);
  });
});
