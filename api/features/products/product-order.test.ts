import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orderedList } from '../../../contract/common/ordering.ts';
import { testApi } from '../../../tests/support/api.ts';
import { auditLog } from '../../db/tables/history.ts';
import { products } from '../../db/tables/shop.ts';

const api = testApi();

test('families find the uniform as it was put in order; what was never moved, as it always stood', async () => {
  const admin = await api.make.person(4);
  const rows = await api.deps.db
    .insert(products)
    .values([
      { name: 'Bag', price: 5, uniformPieces: 0 },
      { name: 'Tie', price: 10, uniformPieces: 1 },
      { name: 'Mug', price: 30 },
      { name: 'Shirt', price: 20, uniformPieces: 2 },
      { name: 'Cap', price: 40, uniformPieces: 1, active: false },
    ])
    .returning();
  const ids = (...names: string[]) => names.map((name) => rows.find((row) => row.name === name)?.id);
  const uniform = async () => (await api.request('GET', '/cost')).answer.uniform.map(({ name }) => name);
  const { answer } = await api.request('GET', '/admin/products-order', { as: admin });
  expect(orderedList.strict().parse(answer)).toEqual(answer);
  expect(answer.docs.map(({ name, note }) => [name, note])).toEqual([
    ['Tie', 'Uniform list: needed'],
    ['Shirt', 'Uniform list: needed'],
    ['Cap', 'Not on sale'],
    ['Bag', 'Uniform list: useful, not needed'],
    ['Mug', 'Not on the uniform list'],
  ]);
  expect(await uniform()).toEqual(['Tie', 'Shirt', 'Bag']);

  const was = ids('Tie', 'Shirt', 'Cap', 'Bag', 'Mug');
  const order = (json: object) => api.request('PUT', '/admin/products-order', { as: admin, json });
  expect((await order({ ids: ids('Shirt', 'Cap', 'Mug', 'Tie', 'Bag'), was })).status).toBe(200);
  expect(await uniform()).toEqual(['Shirt', 'Tie', 'Bag']);
  expect((await order({ ids: was, was })).refusal.code).toBe('stale');
  const log = await api.deps.db.select().from(auditLog).where(eq(auditLog.itemId, 'order'));
  expect(log.map(({ kind, title, actorId }) => [kind, title, actorId])).toEqual([
    ['product', 'Order of products', admin.id],
  ]);
  const [shirt] = await api.deps.db.select().from(products).where(eq(products.name, 'Shirt'));
  expect(shirt?.updatedAt, 'a form that is open meanwhile can be saved').toEqual(
    rows.find(({ name }) => name === 'Shirt')?.updatedAt,
  );
});
