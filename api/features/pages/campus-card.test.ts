import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { campusCard, campusMessages } from '../../../contract/school/campuses.ts';
import { testApi } from '../../../tests/support/api.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { campuses } from '../../db/tables/campuses.ts';
import { pages } from '../../db/tables/pages.ts';
import { profiles } from '../../db/tables/profiles.ts';

const api = testApi();
let admin: Person;

beforeEach(async () => {
  admin ??= await api.make.person(4);
  await api.deps.db.delete(campuses);
  await api.deps.db.delete(pages);
  const values = { tag: '', title: 'P', pageText: '<p>x</p>' };
  await api.deps.db.insert(pages).values(['lake', 'fees'].map((id) => ({ id, path: id, ...values })));
});

const route = { name: 'Hill', note: '', stops: [{ place: 'Market', toSchool: '6:40', home: '' }] };
const lake = {
  ...{ name: 'Lake', slug: 'lake', pageId: 'lake', phone: '+254 700 000001', whatsapp: '+254700000002' },
  ...{ callNote: 'is answered until 17:00', directions: 'Left of the church', times: 'Gate opens: 6:45' },
  ...{ landmarks: 'Church, 0.31, 32.58', latitude: 0.312, longitude: 32.58, firstClass: '', lastClass: 'P4' },
  ...{ headNote: 'On Mondays', routes: [route], busNote: 'Call 0700 000 003' },
};
const add = (json: object) => api.request('POST', '/admin/campuses', { as: admin, json });
const at = async (path: string) => {
  const { answer } = await api.request('GET', `/pages/at?path=${path}`);
  return 'page' in answer ? answer : undefined;
};

test('the page of a campus says how it is reached and who leads it; other pages say nothing of it', async () => {
  const picture = await api.make.picture();
  const person = { name: 'H', position: 'Head', tag: 20 as const, bio: '', picture };
  const [head] = await api.deps.db.insert(profiles).values(person).returning();
  const { status } = await add({ ...lake, headId: String(head?.id) });
  expect(status).toBe(201);
  const { pageId: _, ...shown } = lake;
  const card = (await at('lake'))?.campus;
  expect(campusCard.strict().parse(card)).toEqual(card);
  expect(card).toMatchObject({ ...shown, head: { id: head?.id, name: 'H', position: 'Head' } });
  expect(card?.head?.pictureInfo).toMatchObject({ name: picture });
  expect(await at('fees')).not.toHaveProperty('campus');

  await api.deps.db.delete(profiles).where(eq(profiles.id, head?.id ?? 0));
  expect((await at('lake'))?.campus).toMatchObject({ name: 'Lake', head: null });
});

test('it costs no statement more', async () => {
  const plain = await api.countStatements(() => at('lake'));
  await add(lake);
  expect(await api.countStatements(() => at('lake'))).toBe(plain);
});

test('what cannot be drawn, driven or shown is refused by the name of its field', async () => {
  const wrong: [string, object][] = [
    ['landmarks', { landmarks: 'Church' }],
    ['landmarks', { landmarks: 'Church, 91, 0' }],
    ['landmarks', { landmarks: '0.31, 32.58' }],
    ['landmarks', { landmarks: 'A, 1, 1\n'.repeat(7) }],
    ['routes.0.name', { routes: [{ ...route, name: ' ' }] }],
    ['routes.0.stops.0.place', { routes: [{ ...route, stops: [{ place: '' }] }] }],
    ['routes', { routes: Array.from({ length: 13 }, () => route) }],
    ['routes', { routes: 'all' }],
    ['whatsapp', { whatsapp: 'me' }],
    ['headId', { headId: 999_999 }],
    ['headId', { headId: 'somebody' }],
  ];
  for (const [field, change] of wrong) {
    const { status, refusal } = await add({ ...lake, ...change });
    expect([status, Object.keys(refusal.fields)], JSON.stringify(change)).toEqual([400, [field]]);
  }
  expect((await add({ ...lake, headId: 999_999 })).refusal.fields.headId).toBe(campusMessages.noHead);
  expect(await api.deps.db.$count(campuses)).toBe(0);
});

test('a head who comes back from the trash leads the campus again', async () => {
  const picture = await api.make.picture();
  const [head] = await api.deps.db
    .insert(profiles)
    .values({ name: 'H', position: 'Head', tag: 20, bio: '<p>x</p>', picture })
    .returning();
  await add({ ...lake, headId: head?.id });
  await api.request('DELETE', `/profiles/delete/${head?.id}`, { as: admin });
  expect((await at('lake'))?.campus?.head).toBeNull();
  expect((await api.request('POST', `/trash/profile/${head?.id}/restore`, { as: admin })).status).toBe(200);
  expect((await at('lake'))?.campus?.head).toMatchObject({ id: head?.id });
});
