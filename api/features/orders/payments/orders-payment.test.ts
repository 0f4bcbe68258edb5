import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApi } from '../../../../tests/support/api.ts';
import type { Person } from '../../../../tests/support/factory.ts';
import { auditLog } from '../../../db/tables/history.ts';
import { orders } from '../../../db/tables/shop.ts';
import { schoolDay } from '../../../lib/clock.ts';

const api = testApi();
let admin: Person;
let productId: number;
beforeAll(async () => {
  admin = await api.make.person(4);
  productId = (await api.make.product({ price: 5_000, stock: 900 })).id;
});

const call = <const Method extends string, const Url extends string>(method: Method, url: Url, json?: unknown) =>
  api.request(method, url, { as: admin, json });
const add = (json: object = {}) =>
  call('POST', '/admin/orders', { customerName: 'Amina', lines: [{ productId, quantity: 1 }], ...json });
const edit = (code: string, json: object) => call('PUT', `/admin/orders/${code}`, json);
const order = async (json: object = {}) => (await add(json)).answer;
const today = () => schoolDay(new Date());
const dayIn = (days: number) => schoolDay(new Date(Date.now() + days * 24 * 60 * 60 * 1000));

describe('how an order was paid', () => {
  test('cash has no code and is paid all the same', async () => {
    const { orderCode } = await order();
    const { status, answer } = await edit(orderCode, { paymentMethod: 'cash', paidOn: '2026-01-05' });
    expect(status).toBe(200);
    const paid = { paymentMethod: 'cash', mmCode: null, paidOn: '2026-01-05', status: 'Paid. No Dispatch' };
    expect(answer).toMatchObject(paid);
    expect((await edit(orderCode, { dispatched: true })).answer.status).toBe('Paid. Dispatched');
    const kept = await edit(orderCode, { paymentMethod: null });
    expect(kept.status).toBe(400);
    expect(Object.keys(kept.refusal.fields)).toEqual(['paymentMethod']);
    const { answer: list } = await call('GET', `/admin/orders?status=dispatched&q=${orderCode}`);
    expect(list.docs).toMatchObject([{ ...paid, orderCode, status: 'Paid. Dispatched' }]);
    expect(list.sums).toContainEqual({ status: 'Paid. Dispatched', count: 1, amount: 5_000 });
    expect((await call('GET', `/admin/orders?status=unpaid&q=${orderCode}`)).answer.docs).toEqual([]);
  });

  test('a bank may have a reference', async () => {
    expect((await add({ paymentMethod: 'bank' })).answer).toMatchObject({
      ...{ paymentMethod: 'bank', mmCode: null, paidOn: today(), status: 'Paid. No Dispatch' },
    });
    const { orderCode } = await order({ paymentMethod: 'bank', mmCode: 'slip 81' });
    expect((await edit(orderCode, { mmCode: null })).answer).toMatchObject({ paymentMethod: 'bank', mmCode: null });
  });

  test('a code alone is mobile money of today, and without it the order is not paid', async () => {
    const { orderCode } = await order();
    const paid = { paymentMethod: 'mobile', mmCode: 'MOMO1', paidOn: today() };
    expect((await edit(orderCode, { mmCode: 'momo 1' })).answer).toMatchObject(paid);
    const none = { paymentMethod: null, mmCode: null, paidOn: null, status: 'Not Paid' };
    expect((await edit(orderCode, { mmCode: null })).answer).toMatchObject(none);
    // Of a payment from before the day was asked for nobody claims one.
    await api.deps.db.update(orders).set({ mmCode: 'OLD' }).where(sql`order_code = ${orderCode}`);
    const { answer } = await edit(orderCode, { customerName: 'Bea' });
    expect(answer).toMatchObject({ paymentMethod: 'mobile', mmCode: 'OLD', paidOn: null });
  });

  test('it is corrected from one method to another, and the day stays', async () => {
    const { orderCode } = await order({ mmCode: 'WRONG', paidOn: '2026-02-03' });
    expect((await edit(orderCode, { paymentMethod: 'cash' })).answer).toMatchObject({
      ...{ paymentMethod: 'cash', mmCode: null, paidOn: '2026-02-03' },
    });
    expect((await edit(orderCode, { paymentMethod: 'mobile', mmCode: 'RIGHT' })).answer).toMatchObject({
      ...{ paymentMethod: 'mobile', mmCode: 'RIGHT', paidOn: '2026-02-03' },
    });
    const lines = await api.deps.db.select().from(auditLog).where(sql`item_id = ${orderCode} order by id`);
    expect(lines.slice(1).map(({ detail }) => detail)).toEqual(['Paid in cash', 'Paid with RIGHT']);
  });

  test('what makes no sense is refused by field, and nothing is changed', async () => {
    const { orderCode } = await order();
    const before = (await call('GET', `/admin/orders/${orderCode}`)).answer;
    for (const [json, field] of [
      [{ paymentMethod: 'mobile' }, 'mmCode'],
      [{ paymentMethod: 'cash', mmCode: 'X1' }, 'mmCode'],
      [{ paymentMethod: null, mmCode: 'X1' }, 'mmCode'],
      [{ paymentMethod: 'cheque' }, 'paymentMethod'],
      [{ paymentMethod: 'cash', paidOn: '2026-02-30' }, 'paidOn'],
      [{ paymentMethod: 'cash', paidOn: dayIn(2) }, 'paidOn'],
      [{ paidOn: '2026-01-05' }, 'paidOn'],
      [{ dispatched: true }, 'dispatched'],
    ] as const) {
      const { status, refusal } = await edit(orderCode, json);
      expect({ json, status, fields: Object.keys(refusal.fields ?? {}) }).toEqual({
        json,
        status: 400,
        fields: [field],
      });
      if (!('dispatched' in json)) expect((await add(json)).refusal.fields).toHaveProperty(field);
    }
    expect((await call('GET', `/admin/orders/${orderCode}`)).answer).toEqual(before);
  });
});

describe('the day that a statement says', () => {
  const preview = async (orderCode: string, date: string, code: string) => {
    const csv = `Id,Amount,Message,Date\n${code},5000,${orderCode},${date}`;
    const { answer } = await call('POST', '/admin/orders/import/preview', { csv });
    return answer.rows[0];
  };

  test('is the day of the payment', async () => {
    const { orderCode } = await order();
    expect(await preview(orderCode, '5/11/2025 10:22', 'DAY1')).toMatchObject({ paidOn: '2025-11-05' });
    const match = { orderCode, mmCode: 'DAY1', amount: 5_000, paidOn: '2025-11-05' };
    await call('POST', '/admin/orders/import/confirm', { matches: [match] });
    const { answer } = await call('GET', `/admin/orders/${orderCode}`);
    expect(answer).toMatchObject({ paymentMethod: 'mobile', mmCode: 'DAY1', paidOn: '2025-11-05' });
  });

  test('and where it cannot be read, none is claimed', async () => {
    const { orderCode } = await order();
    expect(await preview(orderCode, 'last Friday', 'DAY2')).toMatchObject({ paidOn: null });
    expect(await preview(orderCode, dayIn(3), 'DAY2')).toMatchObject({ paidOn: null });
    await call('POST', '/admin/orders/import/confirm', { matches: [{ orderCode, mmCode: 'DAY2', amount: 5_000 }] });
    expect((await call('GET', `/admin/orders/${orderCode}`)).answer).toMatchObject({ mmCode: 'DAY2', paidOn: null });
    const far = { orderCode, mmCode: 'DAY3', amount: 5_000, paidOn: dayIn(3) };
    expect((await call('POST', '/admin/orders/import/confirm', { matches: [far] })).refusal.fields).toHaveProperty(
      'matches.0.paidOn',
    );
  });
});

test('an order paid in cash is taken for paid by a statement', async () => {
  const { orderCode } = await order({ paymentMethod: 'cash' });
  const match = { orderCode, mmCode: 'TWICE', amount: 5_000 };
  const { answer } = await call('POST', '/admin/orders/import/confirm', { matches: [match] });
  expect(answer).toMatchObject({ recorded: 0, rows: [{ outcome: 'alreadyPaid', why: expect.stringMatching(/cash/) }] });
});
