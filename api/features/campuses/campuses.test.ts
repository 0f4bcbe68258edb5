import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { orderMessages } from '../../../contract/common/ordering.ts';
import { campus, campusList, campusMessages } from '../../../contract/school/campuses.ts';
import { testApi } from '../../../tests/support/api.ts';
import { emptyAuditLog } from '../../../tests/support/audit-log.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { campuses } from '../../db/tables/campuses.ts';
import { auditLog } from '../../db/tables/history.ts';
import { pages } from '../../db/tables/pages.ts';

const api = testApi();
let admin: Person;

beforeEach(async () => {
  admin ??= await api.make.person(4);
  await api.deps.db.delete(campuses);
});

const add = (json: object) => api.request('POST', '/admin/campuses', { as: admin, json });
const edit = (id: number, json: object) => api.request('PUT', `/admin/campuses/${id}`, { as: admin, json });
const order = (ids: number[], was = ids) =>
  api.request('PUT', '/admin/campuses-order', { as: admin, json: { ids, was } });
const names = async () => {
  const { answer } = await api.request('GET', '/admin/campuses', { as: admin });
  expect(campusList.strict().parse(answer)).toEqual(answer);
  return answer.docs.map(({ name }) => name);
};

async function makePage(id: string, change: Partial<typeof pages.$inferInsert> = {}) {
  await api.deps.db.delete(pages).where(eq(pages.id, id));
  await api.deps.db.insert(pages).values({ id, path: id, tag: '', title: id, pageText: '', ...change });
}

test('a campus is added, changed, put elsewhere and deleted, each with a line in the log', async () => {
  await emptyAuditLog(api.database.pool);
  await makePage('lake');
  const picture = await api.make.picture();
  const lake = await add({
    ...{ name: 'Lake', slug: 'lake', pageId: 'lake', phone: '+254 700 000001', email: 'lake@school.example' },
    ...{ hours: '8 to 5', picture, latitude: '0.31', longitude: 32.58 },
  });
  expect(lake.status).toBe(201);
  expect(campus.strict().parse(lake.answer)).toEqual(lake.answer);
  expect(lake.answer).toMatchObject({ path: 'lake', picture, latitude: 0.31, longitude: 32.58 });
  const hill = await add({ name: 'Hill', slug: 'hill' });
  const town = await add({ name: 'Town', slug: 'town' });
  expect(await names()).toEqual(['Lake', 'Hill', 'Town']);

  const changed = await edit(hill.answer.id, { phone: '+254 700 000002', updatedAt: hill.answer.updatedAt });
  expect(changed.answer).toMatchObject({ name: 'Hill', slug: 'hill', phone: '+254 700 000002' });
  expect(
    (await order([town.answer.id, lake.answer.id, hill.answer.id], [lake.answer.id, hill.answer.id, town.answer.id]))
      .status,
  ).toBe(200);
  expect(await names()).toEqual(['Town', 'Lake', 'Hill']);
  expect((await api.request('DELETE', `/admin/campuses/${lake.answer.id}`, { as: admin })).status).toBe(204);
  expect(await names()).toEqual(['Town', 'Hill']);

  const log = await api.deps.db.select().from(auditLog).orderBy(auditLog.id);
  expect(log.filter(({ kind }) => kind === 'campus').map(({ action, title }) => `${action} ${title}`)).toEqual([
    ...['added Lake', 'added Hill', 'added Town', 'changed Hill', 'changed Order of campuses', 'deleted Lake'],
  ]);
});

test('what cannot be is refused by the name of its field, and nothing is written', async () => {
  const wrong: [string, object][] = [
    ['name', { name: ' ', slug: 'x' }],
    ['slug', { name: 'X', slug: 'Hill View' }],
    ['phone', { name: 'X', slug: 'x', phone: 'call us' }],
    ['email', { name: 'X', slug: 'x', email: 'nobody' }],
    ['picture', { name: 'X', slug: 'x', picture: 'never-uploaded.jpg' }],
    ['latitude', { name: 'X', slug: 'x', latitude: 91, longitude: 0 }],
    ['longitude', { name: 'X', slug: 'x', latitude: 1, longitude: 'east' }],
    ['longitude', { name: 'X', slug: 'x', latitude: 1 }],
    ['pageId', { name: 'X', slug: 'x', pageId: 'no-such-page' }],
  ];
  for (const [field, json] of wrong) {
    const { status, refusal } = await add(json);
    expect([status, Object.keys(refusal.fields)], JSON.stringify(json)).toEqual([400, [field]]);
  }
  expect(await api.deps.db.$count(campuses)).toBe(0);
});

test('a name or an address is of one campus only', async () => {
  await add({ name: 'Lake', slug: 'lake' });
  for (const json of [
    { name: 'LAKE', slug: 'other' },
    { name: 'Other', slug: 'lake' },
  ]) {
    const { status, refusal } = await add(json);
    expect([status, refusal.message]).toEqual([409, campusMessages.nameTaken]);
  }
});

test('a campus leads to no draft, and to none that becomes one later', async () => {
  await makePage('draft', { draft: true });
  expect((await add({ name: 'Lake', slug: 'lake', pageId: 'draft' })).refusal.fields.pageId).toBe(
    campusMessages.noPage,
  );
  await makePage('draft');
  const { answer } = await add({ name: 'Lake', slug: 'lake', pageId: 'draft' });
  expect(answer.path).toBe('draft');
  await api.deps.db.update(pages).set({ draft: true }).where(eq(pages.id, 'draft'));
  const view = () => api.request('GET', `/admin/campuses/${answer.id}`, { as: admin });
  expect((await view()).answer).toMatchObject({ pageId: 'draft', path: null });
  await api.deps.db.delete(pages).where(eq(pages.id, 'draft'));
  expect((await view()).answer).toMatchObject({ pageId: null, path: null });
});

test('who is late is told, be it with a change or with an order', async () => {
  const lake = (await add({ name: 'Lake', slug: 'lake' })).answer;
  const hill = (await add({ name: 'Hill', slug: 'hill' })).answer;
  await edit(lake.id, { hours: 'Mornings', updatedAt: lake.updatedAt });
  expect((await edit(lake.id, { hours: 'Evenings', updatedAt: lake.updatedAt })).refusal.code).toBe('stale');
  for (const seen of [[lake.id], [hill.id, lake.id], [lake.id, hill.id, 999_999], []]) {
    const { status, refusal } = await order(seen);
    expect([status, refusal.code, refusal.message]).toEqual([409, 'stale', orderMessages.stale]);
  }
  for (const ids of [[lake.id], [lake.id, lake.id], [lake.id, hill.id, 999_999], []]) {
    const { status, refusal } = await order(ids, [lake.id, hill.id]);
    expect([status, refusal.fields]).toEqual([400, { ids: orderMessages.ids }]);
  }
  expect(await names()).toEqual(['Lake', 'Hill']);
});

test('the list takes one statement', async () => {
  await add({ name: 'Lake', slug: 'lake' });
  const listed = () => api.request('GET', '/admin/campuses', { as: admin });
  const nobody = () => api.request('GET', '/admin/committees/999999', { as: admin });
  const [one, none] = [await api.countStatements(listed), await api.countStatements(nobody)];
  expect(one).toBe(none);
});

test('a deleted campus comes back with its own dates, unless another has its name', async () => {
  const { id } = (await add({ name: 'Lake', slug: 'lake' })).answer;
  const date = { kind: 'visit', name: 'Visiting day', firstDay: '2030-05-06', campusId: id };
  expect((await api.request('POST', '/admin/term-dates', { as: admin, json: date })).status).toBe(201);
  const remove = (campus: number) => api.request('DELETE', `/admin/campuses/${campus}`, { as: admin });
  const restore = () => api.request('POST', `/trash/campus/${id}/restore`, { as: admin });
  const dates = async () => (await api.request('GET', '/admin/term-dates?q=Visiting+day', { as: admin })).answer.docs;
  expect((await remove(id)).status).toBe(204);
  expect(await dates()).toEqual([]);
  const other = (await add({ name: 'Lake', slug: 'other' })).answer;
  expect((await restore()).refusal.message).toContain('Another campus has its name');
  await remove(other.id);
  expect((await restore()).status).toBe(200);
  expect((await api.request('GET', `/admin/campuses/${id}`, { as: admin })).answer.name).toBe('Lake');
  expect(await dates()).toMatchObject([{ name: 'Visiting day', campusId: id }]);
});

test('a new campus may begin a page: a draft at its address, to which it leads', async () => {
  await api.deps.db.delete(pages).where(eq(pages.path, 'lake'));
  const begun = await add({ name: 'Lake', slug: 'lake', beginsPage: true });
  expect(begun.status).toBe(201);
  const [page] = await api.deps.db
    .select()
    .from(pages)
    .where(eq(pages.id, begun.answer.pageId ?? ''));
  expect(page).toMatchObject({ title: 'Lake', path: 'lake', draft: true, tag: 'campuses' });
  expect((await add({ name: 'Hill', slug: 'hill' })).answer.pageId).toBeNull();
  await api.deps.db.delete(campuses);
  const again = await add({ name: 'Lake', slug: 'lake', beginsPage: true });
  expect([again.status, again.answer.pageId], 'its address is taken').toEqual([201, null]);
  expect((await add({ name: 'Town', slug: 'town', beginsPage: 'yes' })).refusal.fields).toHaveProperty('beginsPage');
  await api.deps.db.delete(pages).where(eq(pages.path, 'lake'));
});
