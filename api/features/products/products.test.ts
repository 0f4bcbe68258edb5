import { describe, expect, test } from 'vitest';
import { productList, product as productShape } from '../../../contract/shop/products.ts';
import { testApi } from '../../../tests/support/api.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { products } from '../../db/tables/shop.ts';

const api = testApi();
let counter = 0;
const tie = (change: object = {}) => ({ name: `Tie ${++counter}`, price: 15_000, stock: 40, ...change });
const add = (as: Person | undefined, json: unknown) => api.request('POST', '/admin/products', { as, json });
const edit = (as: Person | undefined, id: number, json: unknown) =>
  api.request('PUT', `/admin/products/${id}`, { as, json });
const names = (answer: { docs: { name: string }[] }) => answer.docs.map(({ name }) => name);

test('a product is added, read, changed and deleted', async () => {
  const admin = await api.make.person(4);
  const picture = await api.make.picture();
  const json = tie({ picture, active: false });
  const added = await add(admin, json);
  expect(added.status).toBe(201);
  expect(productShape.strict().parse(added.answer)).toEqual(added.answer);
  expect(added.answer).toMatchObject(json);
  expect(added.answer.pictureInfo).toMatchObject([{ name: picture, width: 40 }]);

  const url = `/admin/products/${added.answer.id}`;
  expect((await api.request('GET', url, { as: admin })).answer).toEqual(added.answer);
  const dearer = await edit(admin, added.answer.id, { price: 16_000 });
  expect(dearer.status).toBe(200);
  expect(dearer.answer).toEqual({ ...added.answer, price: 16_000, updatedAt: expect.any(String) });
  const plain = await edit(admin, added.answer.id, { name: json.name, stock: 0, picture: '', active: true });
  expect(plain.answer).toMatchObject({ price: 16_000, stock: 0, picture: '', pictureInfo: [], active: true });
  expect((await api.request('DELETE', url, { as: admin })).status).toBe(204);
  expect((await api.request('GET', url, { as: admin })).status).toBe(404);
});

test('what is left out when adding', async () => {
  const admin = await api.make.person(4);
  const { answer } = await add(admin, { name: 'Plain', price: 0 });
  expect(answer).toMatchObject({ price: 0, stock: 0, picture: '', pictureInfo: [], active: true });
});

test('a change that began from an older state writes nothing', async () => {
  const admin = await api.make.person(4);
  const { id, updatedAt } = (await add(admin, tie())).answer;
  const first = await edit(admin, id, { price: 1, updatedAt });
  expect(first.status).toBe(200);
  const second = await edit(admin, id, { price: 2, updatedAt });
  expect([second.status, second.refusal.code]).toEqual([409, 'stale']);
  expect((await api.request('GET', `/admin/products/${id}`, { as: admin })).answer).toEqual(first.answer);
  expect((await edit(admin, id, { price: 2, updatedAt: first.answer.updatedAt })).status).toBe(200);
});

describe('refusals', () => {
  test('every wrong field is named, each at its edge', async () => {
    const admin = await api.make.person(4);
    const product = (await add(admin, tie())).answer;
    const wrongFields = ['active', 'name', 'picture', 'price', 'stock'];
    for (const json of [
      { name: '', price: -1, stock: -1, picture: 'a/b.png', active: 'yes' },
      { name: 'x'.repeat(121), price: 2_000_000_001, stock: 1_000_001, picture: 'a,b.png', active: 1 },
      { name: 7, price: '5', stock: 0.5, picture: null, active: null },
    ]) {
      expect(Object.keys((await add(admin, json)).refusal.fields).sort()).toEqual(wrongFields);
      const refused = await edit(admin, product.id, json);
      expect(refused.status).toBe(400);
      expect(Object.keys(refused.refusal.fields).sort()).toEqual(wrongFields);
    }
    expect(Object.keys((await add(admin, {})).refusal.fields).sort()).toEqual(['name', 'price']);
    const highest = { name: 'x'.repeat(120), price: 2_000_000_000, stock: 1_000_000 };
    expect((await add(admin, highest)).status).toBe(201);
    expect((await add(admin, tie({ picture: 'nowhere.png' }))).refusal.fields).toHaveProperty('picture');
    expect((await edit(admin, product.id, { picture: 'nowhere.png' })).refusal.fields).toHaveProperty('picture');
  });

  test('a name is given once, in whatever case', async () => {
    const admin = await api.make.person(4);
    const [first, second] = [tie(), tie()];
    await add(admin, first);
    const { id } = (await add(admin, second)).answer;
    for (const refused of [
      await add(admin, { ...first, name: first.name.toUpperCase() }),
      await edit(admin, id, { name: first.name }),
    ]) {
      expect(refused.status).toBe(409);
      expect(refused.refusal.fields).toEqual({ name: 'There is a product of this name already.' });
    }
    expect((await edit(admin, id, { name: second.name.toUpperCase() })).status).toBe(200);
  });

  test('what is not there', async () => {
    const admin = await api.make.person(4);
    const url = '/admin/products/999999';
    expect((await api.request('GET', url, { as: admin })).status).toBe(404);
    expect((await edit(admin, 999_999, tie())).status).toBe(404);
    expect((await api.request('DELETE', url, { as: admin })).status).toBe(404);
    expect((await api.request('GET', '/admin/products/x', { as: admin })).status).toBe(400);
  });

  test('everybody but administrators', async () => {
    const [editor, admin] = await Promise.all([api.make.person(3), api.make.person(4)]);
    const { id } = (await add(admin, tie())).answer;
    for (const [method, url] of [
      ['GET', '/admin/products'],
      ['POST', '/admin/products'],
      ['GET', `/admin/products/${id}`],
      ['PUT', `/admin/products/${id}`],
      ['DELETE', `/admin/products/${id}`],
    ] as const) {
      const json = method === 'POST' || method === 'PUT' ? { json: tie() } : {};
      expect((await api.request(method, url, json)).status).toBe(401);
      expect((await api.request(method, url, { as: editor, ...json })).status).toBe(403);
    }
  });
});

test('the list is by name, in pages of 12, and found by a part of the name', async () => {
  const admin = await api.make.person(5);
  const shirts = Array.from({ length: 25 }, (_, n) => `Shirt ${String(n).padStart(2, '0')} 100%_`);
  await api.deps.db.insert(products).values(shirts.toReversed().map((name) => ({ name, price: 1 })));
  const list = (query: string) => api.request('GET', `/admin/products?${query}`, { as: admin });
  const { status, answer } = await list('q=SHIRT');
  expect(status).toBe(200);
  expect(productList.strict().parse(answer)).toEqual(answer);
  expect(answer.pages).toBe(3);
  expect(names(answer)).toEqual(shirts.slice(0, 12));
  expect(names((await list('q=shirt&page=3')).answer)).toEqual(shirts.slice(24));
  expect((await list('q=shirt&page=4')).answer).toEqual({ docs: [], pages: 3, total: 25 });
  expect((await list('q=0%25_')).answer.pages).toBe(3);
  expect((await list('q=0_%25')).answer.docs).toEqual([]);
  expect((await list('')).answer.pages).toBeGreaterThanOrEqual(3);
  expect(Object.keys((await list(`page=0&q=${'x'.repeat(101)}`)).refusal.fields).sort()).toEqual(['page', 'q']);
  // The session's own check, the page and the total.
  expect(await api.countStatements(() => list('q=shirt'))).toBe(3);
});

test('the list is sorted by price and stock either way, and filtered by what is on sale', async () => {
  const admin = await api.make.person(4);
  const rows = [
    { name: 'Socks b', price: 3000, stock: 0 },
    { name: 'Socks a', price: 3000, stock: 7 },
    { name: 'Socks c', price: 9000, stock: 2, active: false },
    { name: 'Socks d', price: 1000, stock: 5 },
  ];
  await api.deps.db.insert(products).values(rows);
  const order = async (query: string) => {
    const { status, answer } = await api.request('GET', `/admin/products?q=socks&${query}`, { as: admin });
    expect(status, query).toBe(200);
    expect(answer.total, query).toBe(answer.docs.length);
    return names(answer).map((name) => name.at(-1));
  };
  expect(await order('sort=-name')).toEqual(['d', 'c', 'b', 'a']);
  expect(await order('sort=price')).toEqual(['d', 'a', 'b', 'c']);
  expect(await order('sort=-price')).toEqual(['c', 'a', 'b', 'd']);
  expect(await order('sort=stock')).toEqual(['b', 'c', 'd', 'a']);
  expect(await order('sort=-stock')).toEqual(['a', 'd', 'c', 'b']);
  expect(await order('state=active')).toEqual(['a', 'b', 'd']);
  expect(await order('state=inactive')).toEqual(['c']);
  expect(await order('state=soldOut')).toEqual(['b']);
  const wrong = await api.request('GET', '/admin/products?sort=colour&state=gone', { as: admin });
  expect(wrong.status).toBe(400);
  expect(Object.keys(wrong.refusal.fields).sort()).toEqual(['sort', 'state']);
});
