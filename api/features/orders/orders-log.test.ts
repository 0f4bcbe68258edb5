import { beforeAll, expect, test } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { orders } from '../../db/tables/shop.ts';

const api = testApi();
let admin: Person;
let productId = 0;
beforeAll(async () => {
  admin = await api.make.person(4);
  productId = (await api.make.product({ price: 5000, stock: 100 })).id;
  await api.deps.db.insert(orders).values({ orderCode: 'SH-OTHER', customerName: 'O', amount: 0, mmCode: 'ONCE' });
});

const edit = (code: string, json: unknown) => api.request('PUT', `/admin/orders/${code}`, { as: admin, json });
const view = (code: string) => api.request('GET', `/admin/orders/${code}`, { as: admin });
const remove = (code: string) => api.request('DELETE', `/admin/orders/${code}`, { as: admin });
const order = async () => {
  const json = { customerName: 'Amina', lines: [{ productId, quantity: 1 }] };
  return (await api.request('POST', '/admin/orders', { as: admin, json })).answer;
};

test('nobody writes over what somebody else has saved meanwhile', async () => {
  const { orderCode, updatedAt } = await order();
  api.advanceClock(1000);
  expect((await edit(orderCode, { mmCode: 'FIRST', updatedAt })).status).toBe(200);
  const late = await edit(orderCode, { mmCode: 'SECOND', updatedAt });
  expect(late.status).toBe(409);
  expect(late.refusal.code).toBe('stale');
  expect((await view(orderCode)).answer.mmCode).toBe('FIRST');
});

test('the log tells who did what', async () => {
  const { orderCode } = await order();
  await edit(orderCode, { mmCode: 'LOGGED', customerName: 'Bea', customerPhone: '+256 700 000001' });
  await edit(orderCode, { dispatched: true });
  await edit(orderCode, { dispatched: false, mmCode: null, customerPhone: '' });
  await edit(orderCode, { mmCode: 'ONCE' });
  await remove(orderCode);
  const log = await api.request('GET', '/audit?kind=order', { as: admin });
  const mine = log.answer.docs.filter(({ itemId }: { itemId: string }) => itemId === orderCode);
  expect(mine.every(({ actorId }) => actorId === admin.id)).toBe(true);
  expect(mine.map(({ action, detail }) => `${action}: ${detail}`)).toEqual([
    'deleted: Bea',
    'changed: Not paid. Not dispatched. Phone removed',
    'changed: Dispatched',
    'changed: Paid with LOGGED. Customer Bea. Phone +256 700 000001',
    'added: Amina',
  ]);
});
