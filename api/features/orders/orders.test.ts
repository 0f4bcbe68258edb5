import crypto from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { order as orderShape, orderStatus } from '../../../contract/shop/orders.ts';
import { testApi } from '../../../tests/support/api.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { orderLines, products } from '../../db/tables/shop.ts';
import { schoolDay } from '../../lib/clock.ts';

const api = testApi();
let admin: Person;
beforeAll(async () => {
  admin = await api.make.person(4);
});

async function stockOf(...ids: number[]) {
  const rows = await api.deps.db.select().from(products).where(inArray(products.id, ids)).orderBy(products.id);
  return rows.map(({ stock }) => stock);
}
const line = (product: { id: number }, quantity = 1) => ({ productId: product.id, quantity });
const add = (json: unknown, as: Person | undefined = admin) => api.request('POST', '/admin/orders', { as, json });
const edit = (code: string, json: unknown) => api.request('PUT', `/admin/orders/${code}`, { as: admin, json });
const view = (code: string) => api.request('GET', `/admin/orders/${code}`, { as: admin });
const remove = (code: string) => api.request('DELETE', `/admin/orders/${code}`, { as: admin });
const order = async (json: object = {}) =>
  (await add({ customerName: 'Amina', lines: [line(await api.make.product())], ...json })).answer;

test('the status is said in these words', () => {
  expect(orderStatus({ mmCode: null, dispatched: false })).toBe('Not Paid');
  expect(orderStatus({ mmCode: 'MM', dispatched: false })).toBe('Paid. No Dispatch');
  expect(orderStatus({ mmCode: 'MM', dispatched: true })).toBe('Paid. Dispatched');
});

describe('taking an order', () => {
  test('copies names and prices, sums them up and takes the goods from the stock', async () => {
    const [shirt, tie] = [
      await api.make.product({ price: 20_000 }),
      await api.make.product({ price: 5_000, stock: 3 }),
    ];
    const lines = [line(tie, 3), line(shirt, 2)];
    const json = { customerName: ' Amina ', customerPhone: '+256700000000', lines, amount: 1, orderCode: 'SH-MINE' };
    const { status, answer } = await add(json);
    expect(status).toBe(201);
    expect(orderShape.strict().parse(answer)).toEqual(answer);
    expect(answer.orderCode).toMatch(/^SH-[A-HJKMNP-Z2-9]{6}$/);
    expect(answer).toMatchObject({ amount: 55_000, mmCode: null, dispatched: false, status: 'Not Paid' });
    expect(answer).toMatchObject({ customerName: 'Amina', customerPhone: '+256700000000' });
    expect(answer.lines).toMatchObject([
      { productId: tie.id, productName: tie.name, unitPrice: 5_000, quantity: 3, total: 15_000 },
      { productId: shirt.id, productName: shirt.name, unitPrice: 20_000, quantity: 2, total: 40_000 },
    ]);
    expect(await stockOf(shirt.id, tie.id)).toEqual([8, 0]);

    await api.deps.db
      .update(products)
      .set({ name: `Old ${shirt.name}`, price: 1 })
      .where(eq(products.id, shirt.id));
    expect((await view(answer.orderCode.toLowerCase())).answer).toEqual(answer);
    await api.deps.db.delete(products).where(eq(products.id, shirt.id));
    expect((await view(answer.orderCode)).answer.lines[1]).toEqual({ ...answer.lines[1], productId: null });
  });

  test('that is paid already', async () => {
    expect(await order({ mmCode: 'PAID1' })).toMatchObject({ mmCode: 'PAID1', status: 'Paid. No Dispatch' });
    const again = await add({ customerName: 'B', mmCode: 'PAID1', lines: [line(await api.make.product())] });
    expect(again.status).toBe(409);
    expect(again.refusal.fields).toHaveProperty('mmCode');
  });

  test('names every wrong field, each at its edge', async () => {
    const product = await api.make.product({ stock: 1_000, price: 0 });
    const wrong = async (json: object) => {
      const { status, refusal } = await add(json);
      expect(status).toBe(400);
      return Object.keys(refusal.fields).sort();
    };
    expect(await wrong({})).toEqual(['customerName', 'lines']);
    const bad = { customerName: 'x'.repeat(121), customerPhone: 'call', mmCode: 'x'.repeat(41) };
    const lines = [{}, line({ id: 0 }, 0), line(product, 1.5)];
    expect(await wrong({ ...bad, lines })).toEqual(
      ['customerName', 'customerPhone', 'mmCode']
        .concat(['0.productId', '0.quantity', '1.productId', '1.quantity', '2.quantity'].map((name) => `lines.${name}`))
        .sort(),
    );
    const many = (length: number) => ({ customerName: 'A', lines: Array.from({ length }, () => line(product)) });
    expect(await wrong(many(0))).toEqual(['lines']);
    expect(await wrong(many(51))).toEqual(['lines']);
    expect(await wrong({ customerName: 'A', lines: [line(product, 1_000_001)] })).toEqual(['lines.0.quantity']);
    const most = { ...many(50), customerName: 'x'.repeat(120), mmCode: 'x'.repeat(40) };
    expect((await add(most)).answer.lines).toHaveLength(50);
    expect(await stockOf(product.id)).toEqual([950]);
  });

  test('refuses unknown products and those not on sale, and an amount out of bounds', async () => {
    const [good, idle] = [await api.make.product(), await api.make.product({ active: false })];
    const lines = [line(good), line({ id: 999_999 }), line(idle)];
    const { status, refusal } = await add({ customerName: 'A', lines });
    expect(status).toBe(400);
    expect(refusal.fields).toEqual({
      'lines.1.productId': 'There is no such product.',
      'lines.2.productId': 'This product is not on sale.',
    });
    const dear = await api.make.product({ price: 1_000_000_000, stock: 3 });
    const tooMuch = await add({ customerName: 'A', lines: [line(dear, 2), line(good)] });
    expect(tooMuch.status).toBe(400);
    expect(tooMuch.refusal.fields).toHaveProperty('lines');
    expect(await stockOf(good.id, dear.id)).toEqual([10, 3]);
    expect((await add({ customerName: 'A', lines: [line(dear, 2)] })).answer.amount).toBe(2_000_000_000);
  });

  test('refuses more than there is, naming the product, and takes nothing then', async () => {
    const [plenty, scarce] = [await api.make.product(), await api.make.product({ stock: 3 })];
    const lines = [line(plenty), line(scarce, 2), line(scarce, 2)];
    const { status, refusal } = await add({ customerName: 'A', lines });
    expect(status).toBe(409);
    expect(refusal.message).toBe(`Only 3 of ${scarce.name} left.`);
    expect(refusal.fields).toEqual({ 'lines.1.quantity': refusal.message });
    expect(await stockOf(plenty.id, scarce.id)).toEqual([10, 3]);
    expect((await add({ customerName: 'A', lines: [line(scarce, 3)] })).status).toBe(201);
    expect((await add({ customerName: 'A', lines: [line(scarce)] })).refusal.message).toBe(
      `${scarce.name} is sold out.`,
    );
  });

  test('many at once sell each piece once, whatever order their lines have', async () => {
    const [one, two] = [await api.make.product({ stock: 5 }), await api.make.product({ stock: 5 })];
    const buyers = Array.from({ length: 8 }, (_, n) => (n % 2 ? [line(one), line(two)] : [line(two), line(one)]));
    const answers = await Promise.all(buyers.map((lines) => add({ customerName: 'A', lines })));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 201, 201, 201, 201, 409, 409, 409]);
    expect(await stockOf(one.id, two.id)).toEqual([0, 0]);
  });

  test('finds a free code when the first one is taken', async () => {
    const product = await api.make.product();
    // The codes are random: a clash has to be arranged.
    const random = vi.spyOn(crypto, 'randomInt');
    const ask = (index: number) => {
      for (let n = 0; n < 6; n++) random.mockImplementationOnce(() => index);
    };
    ask(0);
    expect((await add({ customerName: 'A', lines: [line(product)] })).answer.orderCode).toBe('SH-AAAAAA');
    ask(0);
    ask(30);
    expect((await add({ customerName: 'A', lines: [line(product)] })).answer.orderCode).toBe('SH-999999');
    random.mockRestore();
    expect(await stockOf(product.id)).toEqual([8]);
  });
});

describe('changing an order', () => {
  test('payment, then dispatch', async () => {
    const { orderCode, ...before } = await order();
    const unpaid = await edit(orderCode, { dispatched: true });
    expect(unpaid.status).toBe(400);
    expect(Object.keys(unpaid.refusal.fields)).toEqual(['dispatched']);
    const paid = await edit(orderCode, { mmCode: ' MM-77 ' });
    expect(paid.status).toBe(200);
    expect(orderShape.strict().parse(paid.answer)).toEqual({
      ...before,
      orderCode,
      paid: before.amount,
      mmCode: 'MM-77',
      paymentMethod: 'mobile',
      paidOn: schoolDay(new Date()),
      status: 'Paid. No Dispatch',
      updatedAt: paid.answer.updatedAt,
    });
    expect((await edit(orderCode, { dispatched: true })).answer.status).toBe('Paid. Dispatched');
    for (const mmCode of [null, '']) {
      const kept = await edit(orderCode, { mmCode });
      expect(kept.status).toBe(400);
      expect(Object.keys(kept.refusal.fields)).toEqual(['mmCode']);
    }
    expect((await edit(orderCode, { customerName: 'Bea', customerPhone: '' })).answer).toMatchObject({
      customerName: 'Bea',
      mmCode: 'MM-77',
      dispatched: true,
    });
    expect((await edit(orderCode, { mmCode: null, dispatched: false })).answer.status).toBe('Not Paid');
    const both = await edit(orderCode, { mmCode: 'MM-78', dispatched: true });
    expect(both.answer.status).toBe('Paid. Dispatched');
  });

  test('a payment code pays for one order', async () => {
    const [one, two] = [await order({ mmCode: 'ONCE' }), await order()];
    const { status, refusal } = await edit(two.orderCode, { mmCode: 'ONCE' });
    expect(status).toBe(409);
    expect(refusal.fields).toEqual({ mmCode: 'Another order has this payment code.' });
    expect((await edit(one.orderCode, { mmCode: 'ONCE' })).status).toBe(200);
    // However it was copied from the telephone.
    expect((await edit(two.orderCode, { mmCode: ' on ce ' })).status).toBe(409);
    expect((await edit(two.orderCode, { mmCode: 'mp 2611 x' })).answer.mmCode).toBe('MP2611X');
  });

  test('names every wrong field', async () => {
    const { orderCode } = await order();
    const json = { customerName: '', customerPhone: '1', mmCode: 'x'.repeat(41), dispatched: 'yes' };
    const { status, refusal } = await edit(orderCode, json);
    expect(status).toBe(400);
    expect(Object.keys(refusal.fields).sort()).toEqual(['customerName', 'customerPhone', 'dispatched', 'mmCode']);
  });
});

test('deleting gives the goods back unless they have left', async () => {
  const [shirt, tie] = [await api.make.product(), await api.make.product()];
  const lines = [line(tie, 2), line(shirt, 3), line(tie, 1)];
  const kept = await order({ lines });
  const gone = await order({ lines, mmCode: 'GONE' });
  await edit(gone.orderCode, { dispatched: true });
  expect(await stockOf(shirt.id, tie.id)).toEqual([4, 4]);
  expect((await remove(gone.orderCode)).status).toBe(204);
  expect(await stockOf(shirt.id, tie.id)).toEqual([4, 4]);
  expect((await remove(kept.orderCode)).status).toBe(204);
  expect(await stockOf(shirt.id, tie.id)).toEqual([7, 7]);
  expect((await view(kept.orderCode)).status).toBe(404);
  expect(await api.deps.db.select().from(orderLines).where(eq(orderLines.orderId, kept.id))).toEqual([]);

  const orphan = await order({ lines: [line(shirt)] });
  await api.deps.db.delete(products).where(eq(products.id, shirt.id));
  expect((await remove(orphan.orderCode)).status).toBe(204);
});

test('what is not there, and who may not', async () => {
  expect((await view('SH-NOSUCH')).status).toBe(404);
  expect((await edit('SH-NOSUCH', { customerName: 'A' })).status).toBe(404);
  expect((await remove('SH-NOSUCH')).status).toBe(404);
  expect((await view('SH%00')).status).toBe(400);
  const editor = await api.make.person(3);
  const { orderCode } = await order();
  for (const [method, url] of [
    ['GET', '/admin/orders'],
    ['POST', '/admin/orders'],
    ['POST', '/admin/orders/import/preview'],
    ['POST', '/admin/orders/import/confirm'],
    ['GET', `/admin/orders/${orderCode}`],
    ['PUT', `/admin/orders/${orderCode}`],
    ['DELETE', `/admin/orders/${orderCode}`],
  ] as const) {
    const json = method === 'POST' || method === 'PUT' ? { json: { customerName: 'A' } } : {};
    expect((await api.request(method, url, json)).status).toBe(401);
    expect((await api.request(method, url, { as: editor, ...json })).status).toBe(403);
  }
});
