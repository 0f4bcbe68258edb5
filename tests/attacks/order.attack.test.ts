import { describe, expect, test } from 'vitest';
import { profiles } from '../../api/db/tables/profiles.ts';
import { products } from '../../api/db/tables/shop.ts';
import { maxOrdered, orderMessages } from '../../contract/common/ordering.ts';
import { testApi } from '../support/api.ts';
import type { Person } from '../support/factory.ts';
import { tally } from './figures.ts';

const api = testApi();

const paths = ['/admin/staff-order/20', '/admin/products-order', '/admin/campuses-order'] as const;
const send = (path: (typeof paths)[number], as: Person | undefined, json: unknown) => {
  tally({ requests: 1 });
  return api.request('PUT', path, { ...(as && { as }), json });
};

async function things() {
  const picture = await api.make.picture();
  const person = (tag: number) => ({ name: 'N', position: 'P', bio: 'b', picture, tag });
  const rows = await api.deps.db
    .insert(profiles)
    .values([person(20), person(20), person(10)])
    .returning();
  const goods = ['Tie', 'Cap'].map((name) => ({ name: `${name} ${rows[0]?.id}`, price: 1 }));
  await api.deps.db.insert(products).values(goods);
  const inGroup = rows.filter(({ tag }) => tag === 20).map(({ id }) => id);
  return { inGroup, other: rows.at(-1)?.id ?? 0 };
}
const all = async () => [
  await api.deps.db.select({ id: profiles.id, place: profiles.place }).from(profiles).orderBy(profiles.id),
  await api.deps.db.select({ id: products.id, place: products.place }).from(products).orderBy(products.id),
];

describe('ASVS 8.2.1, 2.2.1: the order of things', () => {
  test('nobody below an administrator sees or changes an order, not even of what is theirs', async () => {
    const { inGroup } = await things();
    const before = await all();
    for (const as of [undefined, ...(await Promise.all(([1, 2, 3] as const).map((role) => api.make.person(role))))]) {
      for (const path of paths) {
        const { status } = await send(path, as, { ids: inGroup.toReversed(), was: inGroup });
        expect(status, path).toBe(as ? 403 : 401);
      }
      const { status } = await api.request('GET', '/admin/staff-order/20', as ? { as } : {});
      expect(status).toBe(as ? 403 : 401);
    }
    expect(await all()).toEqual(before);
  });

  test('strangers to a list, missing ones, the same twice, what is no id, and far too many: nothing is changed', async () => {
    const { inGroup, other } = await things();
    const admin = await api.make.person(4);
    const seen = (await api.request('GET', '/admin/staff-order/20', { as: admin })).answer.docs.map(({ id }) => id);
    const [first = 0, ...rest] = seen;
    const before = await all();
    const many = Array.from({ length: 10_000 }, (_, place) => place + 1);
    for (const [ids, words] of [
      [[...seen.slice(1), other], orderMessages.ids],
      [[...seen, other], orderMessages.ids],
      [rest, orderMessages.ids],
      [[...rest, ...rest.slice(0, 1)], orderMessages.ids],
      [[], orderMessages.ids],
      [many, orderMessages.tooMany],
      [many.slice(0, maxOrdered + 1), orderMessages.tooMany],
    ] as const) {
      const { status, refusal } = await send('/admin/staff-order/20', admin, { ids, was: seen });
      expect([status, refusal.fields], `${ids.length} ids`).toEqual([400, { ids: words }]);
    }
    for (const ids of ['1,2', null, [null], [-1], [1.5], [`${first}; drop table profiles`], { 0: first }, [2 ** 40]]) {
      expect((await send('/admin/staff-order/20', admin, { ids, was: seen })).status).toBe(400);
      expect((await send('/admin/staff-order/20', admin, { ids: seen, was: ids })).status).toBe(400);
    }
    // The people of one group are no list of another.
    for (const was of [[other], inGroup.toReversed(), [...seen, other]]) {
      const { status, refusal } = await send('/admin/staff-order/20', admin, { ids: was, was });
      expect([status, refusal.code]).toEqual([409, 'stale']);
    }
    expect(await all()).toEqual(before);
    for (const group of ['0', '40', '20; --', 'x']) {
      const { status } = await api.request('GET', `/admin/staff-order/${group as '20'}`, { as: admin });
      expect([400, 404]).toContain(status);
    }
  });
});
