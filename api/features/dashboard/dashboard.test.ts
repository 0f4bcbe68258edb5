import { expect, test } from 'vitest';
import { dashboard } from '../../../contract/dashboard.ts';
import { testApi } from '../../../tests/support/api.ts';
import { galleries } from '../../db/tables/galleries.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { orders } from '../../db/tables/shop.ts';

const api = testApi();
const day = 86_400_000;
const count = 10;
const days = Array.from({ length: count }, (_, age) => new Date(Date.now() + day - age * 1000));

test('the dashboard shows the latest 8 of each kind, the newest first', async () => {
  const { db } = api.deps;
  const admin = await api.make.person(4);
  const picture = await api.make.picture();
  const stories = { news: [] as number[], article: [] as number[] };
  const people: number[] = [];
  for (const createdAt of days) {
    people.push((await api.make.person(1, { createdAt, suspended: true })).id);
    for (const kind of ['news', 'article'] as const) {
      stories[kind].push((await api.make.story({ kind, createdAt, pictures: [picture] })).id);
    }
  }
  const madeProfiles = await db
    .insert(profiles)
    .values(days.map((createdAt) => ({ name: 'P', position: 'Head', tag: 20, bio: 'x', picture, createdAt })))
    .returning();
  const madeGalleries = await db
    .insert(galleries)
    .values(days.map((createdAt) => ({ name: 'G', description: 'x', category: 1, picture, createdAt })))
    .returning();
  const madeOrders = await db
    .insert(orders)
    .values(
      days.map((createdAt, n) => ({
        orderCode: `SH-${n}`,
        customerName: 'C',
        amount: n,
        mmCode: n > 0 ? `MM${n}` : null,
        dispatched: n > 1,
        createdAt,
      })),
    )
    .returning();

  const { status, answer } = await api.request('GET', '/admin/dash', { as: admin });
  expect(status).toBe(200);
  expect(dashboard.strict().parse(answer)).toEqual(answer);
  const latest = (rows: { id: number }[]) => rows.slice(0, 8).map(({ id }) => id);
  const ids = (key: string) => answer[key].map((row: { id: number }) => row.id);
  expect(ids('users')).toEqual(people.slice(0, 8));
  expect(ids('news')).toEqual(stories.news.slice(0, 8));
  expect(ids('articles')).toEqual(stories.article.slice(0, 8));
  expect(ids('profiles')).toEqual(latest(madeProfiles));
  expect(ids('galleries')).toEqual(latest(madeGalleries));
  expect(ids('orders')).toEqual(latest(madeOrders));
  expect(answer.users[0]).toMatchObject({ role: 1, suspend: true });
  expect(answer.orders.slice(0, 3).map((row: { status: string }) => row.status)).toEqual([
    'Not Paid',
    'Paid. No Dispatch',
    'Paid. Dispatched',
  ]);
  expect(Object.keys(answer.orders[0]).sort()).toEqual(
    ['amount', 'createdAt', 'dispatched', 'id', 'mmCode', 'orderCode', 'status'].sort(),
  );
  expect(Object.keys(answer.profiles[0]).sort()).toEqual(['createdAt', 'id', 'name', 'position', 'tag']);
  expect(Object.keys(answer.galleries[0]).sort()).toEqual(['category', 'createdAt', 'id', 'name']);
  expect(Object.keys(answer.news[0]).sort()).toEqual(['category', 'createdAt', 'id', 'title']);
  expect(JSON.stringify(answer)).not.toContain('argon2');
  expect(await api.countStatements(() => api.request('GET', '/admin/dash', { as: admin }))).toBeLessThanOrEqual(6);
});

test('the dashboard is for administrators', async () => {
  const [editor, owner] = await Promise.all([api.make.person(3), api.make.person(5)]);
  expect((await api.request('GET', '/admin/dash')).status).toBe(401);
  expect((await api.request('GET', '/admin/dash', { as: editor })).status).toBe(403);
  expect((await api.request('GET', '/admin/dash', { as: owner })).status).toBe(200);
});
