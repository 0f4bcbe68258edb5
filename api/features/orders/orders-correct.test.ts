import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { orderMessages, order as orderShape } from '../../../contract/shop/orders.ts';
import { testApi } from '../../../tests/support/api.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { auditLog } from '../../db/tables/history.ts';
import { orderLines, orders, products } from '../../db/tables/shop.ts';

const api = testApi();
let admin: Person;
beforeAll(async () => {
  admin = await api.make.person(4);
});

const stockOf = async ({ id }: { id: number }) =>
  (await api.deps.db.select().from(products).where(eq(products.id, id)))[0]?.stock;
const line = ({ id }: { id: number }, quantity = 1) => ({ productId: id, quantity });
const take = async (lines: object[]) =>
  (await api.request('POST', '/admin/orders', { as: admin, json: { customerName: 'Amina', lines } })).answer;
const edit = (code: string, json: object) => api.request('PUT', `/admin/orders/${code}`, { as: admin, json });
const view = async (code: string) => (await api.request('GET', `/admin/orders/${code}`, { as: admin })).answer;
const list = async (query: string) => (await api.request('GET', `/admin/orders?${query}`, { as: admin })).answer;
const correct = (code: string, lines: object[], more: object = {}) =>
  api.request('PUT', `/admin/orders/${code}/lines`, { as: admin, json: { lines, ...more } });
const makeVoid = (code: string, reason = 'Ordered twice') =>
  api.request('POST', `/admin/orders/${code}/void`, { as: admin, json: { reason } });

describe('correcting the goods', () => {
  test('moves the stock by the difference, keeps old prices, and says both in the log', async () => {
    const [shirt, tie] = [await api.make.product({ stock: 5 }), await api.make.product({ price: 5_000, stock: 3 })];
    const { orderCode } = await take([line(shirt, 4)]);
    await api.deps.db.update(products).set({ price: 1, active: false }).where(eq(products.id, shirt.id));
    const { status, answer } = await correct(orderCode, [line(shirt, 5), line(tie, 2)]);
    expect(status).toBe(200);
    expect(orderShape.strict().parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({ amount: 110_000, lines: [{ unitPrice: 20_000 }, { unitPrice: 5_000 }] });
    expect([await stockOf(shirt), await stockOf(tie)]).toEqual([0, 1]);
    await correct(orderCode, [line(tie, 1)]);
    expect([await stockOf(shirt), await stockOf(tie)]).toEqual([5, 2]);
    const log = await api.deps.db.select().from(auditLog).where(eq(auditLog.itemId, orderCode));
    expect(log.map(({ detail }) => detail)).toContain(
      `Goods corrected: 4 ${shirt.name}; now 5 ${shirt.name}, 2 ${tie.name}`,
    );
  });

  test('refuses more than there is, counting what the order holds, and changes nothing', async () => {
    const shirt = await api.make.product({ stock: 3 });
    const { orderCode } = await take([line(shirt, 2)]);
    const { status, refusal } = await correct(orderCode, [line(shirt, 4)]);
    expect([status, refusal.fields]).toEqual([409, { 'lines.0.quantity': `Only 3 of ${shirt.name} left.` }]);
    expect((await correct(orderCode, [line({ id: 999_999 })])).refusal.fields['lines.0.productId']).toBe(
      orderMessages.noProduct,
    );
    expect((await correct(orderCode, [])).status).toBe(400);
    expect([await stockOf(shirt), (await view(orderCode)).amount]).toEqual([1, 40_000]);
  });

  test('a paid order may exchange goods of the same price only, and one that has left none', async () => {
    const [small, large, tie] = [
      await api.make.product(),
      await api.make.product(),
      await api.make.product({ price: 5_000 }),
    ];
    const { orderCode } = await take([line(small)]);
    await edit(orderCode, { paymentMethod: 'cash' });
    expect((await correct(orderCode, [line(small), line(tie)])).refusal.fields.lines).toBe(orderMessages.paidAmount);
    expect((await correct(orderCode, [line(large)])).answer).toMatchObject({ amount: 20_000, paymentMethod: 'cash' });
    expect([await stockOf(small), await stockOf(large), await stockOf(tie)]).toEqual([10, 9, 10]);
    await edit(orderCode, { dispatched: true });
    expect(await correct(orderCode, [line(small)])).toMatchObject({
      ...{ status: 409, refusal: { message: orderMessages.linesLeft } },
    });
  });

  test('keeps the line of a deleted product, and tells whoever was slower', async () => {
    const [old, tie] = [await api.make.product(), await api.make.product({ price: 5_000 })];
    const { orderCode, updatedAt } = await take([line(old), line(tie)]);
    await api.deps.db.delete(products).where(eq(products.id, old.id));
    const { answer } = await correct(orderCode, [line(tie, 2)], { updatedAt });
    expect(answer).toMatchObject({ amount: 30_000, lines: [{ productName: old.name }, { quantity: 2 }] });
    expect((await correct(orderCode, [line(tie)], { updatedAt })).status).toBe(409);
  });

  test('two at once, and one who orders meanwhile, take nothing twice', async () => {
    const shirt = await api.make.product({ stock: 10 });
    const [one, other] = [await take([line(shirt, 2)]), await take([line(shirt, 2)])];
    await Promise.all([
      correct(one.orderCode, [line(shirt, 5)]),
      correct(other.orderCode, [line(shirt, 5)]),
      take([line(shirt, 3)]),
    ]);
    const held = await api.deps.db.select().from(orderLines).where(eq(orderLines.productId, shirt.id));
    expect((await stockOf(shirt)) ?? 0).toBe(10 - held.reduce((sum, { quantity }) => sum + quantity, 0));
  });
});

describe('a void order', () => {
  test('gives its goods back, stays in the list with its reason, and is in no sum', async () => {
    const shirt = await api.make.product();
    const { orderCode } = await take([line(shirt, 3)]);
    const before = (await list('page=1')).amount;
    const { answer } = await makeVoid(orderCode);
    expect(answer).toMatchObject({ status: 'Void', voidReason: 'Ordered twice' });
    expect(await stockOf(shirt)).toBe(10);
    const found = await list('status=void');
    expect(found.docs.map((doc: { orderCode: string }) => doc.orderCode)).toContain(orderCode);
    expect((await list('page=1')).amount).toBe(before - 60_000);
    expect((await list(`status=unpaid&q=${orderCode}`)).docs).toEqual([]);
    expect((await api.request('DELETE', `/admin/orders/${orderCode}`, { as: admin })).status).toBe(204);
    expect(await stockOf(shirt)).toBe(10);
  });

  test('needs a reason, holds no money and no goods, and is not changed any more', async () => {
    const shirt = await api.make.product();
    const { orderCode } = await take([line(shirt)]);
    expect((await makeVoid(orderCode, ' ')).refusal.fields.reason).toBe(orderMessages.reason);
    await edit(orderCode, { mmCode: `MP${orderCode}` });
    expect((await makeVoid(orderCode)).refusal.message).toBe(orderMessages.voidPaid);
    await edit(orderCode, { dispatched: true });
    expect((await makeVoid(orderCode)).refusal.message).toBe(orderMessages.voidDispatched);
    await edit(orderCode, { dispatched: false });
    await edit(orderCode, { mmCode: null });
    await makeVoid(orderCode);
    const refused = [
      await makeVoid(orderCode),
      await correct(orderCode, [line(shirt)]),
      await edit(orderCode, { paymentMethod: 'cash' }),
    ];
    expect(refused.map(({ refusal }) => refusal.message)).toEqual(Array(3).fill(orderMessages.isVoid));
    const paid = api.deps.db.update(orders).set({ mmCode: 'MPX' }).where(eq(orders.orderCode, orderCode));
    await expect(paid).rejects.toThrow();
  });

  test('is paid by no statement', async () => {
    const { orderCode, amount } = await take([line(await api.make.product())]);
    await makeVoid(orderCode);
    const csv = `Id,Amount,Reference\nMPV1,${amount},${orderCode}`;
    const { answer } = await api.request('POST', '/admin/orders/import/preview', { as: admin, json: { csv } });
    expect(answer.rows).toMatchObject([{ outcome: 'orderUnknown', why: `${orderCode} is void.` }]);
    const matches = [{ orderCode, mmCode: 'MPV1', amount }];
    const done = await api.request('POST', '/admin/orders/import/confirm', { as: admin, json: { matches } });
    expect(done.answer).toMatchObject({ recorded: 0, rows: [{ outcome: 'orderUnknown' }] });
  });
});
