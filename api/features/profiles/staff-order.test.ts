import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { orderedList, orderMessages } from '../../../contract/common/ordering.ts';
import { testApi } from '../../../tests/support/api.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { auditLog } from '../../db/tables/history.ts';
import { profiles } from '../../db/tables/profiles.ts';

const api = testApi();
let admin: Person;
let picture: string;

beforeAll(async () => {
  [admin, picture] = [await api.make.person(4), await api.make.picture()];
});
beforeEach(() => api.deps.db.delete(profiles));

async function people(...names: string[]): Promise<number[]> {
  const rows = names.map((name) => ({ name, position: `P of ${name}`, tag: 20, bio: 'b', picture, ownerId: admin.id }));
  return (await api.deps.db.insert(profiles).values(rows).returning()).map(({ id }) => id);
}
const order = (ids: unknown, was: unknown, as = admin) =>
  api.request('PUT', '/admin/staff-order/20', { as, json: { ids, was } });
const read = async (path: '/profiles/20' | '/profiles/10' = '/profiles/20') =>
  (await api.request('GET', path)).answer.docs.map(({ name }) => name);

test('who was never moved stands as added; who was moved, where they were put, for readers and on the home page', async () => {
  const [ada, ben, cleo] = await people('Ada', 'Ben', 'Cleo');
  expect(await read()).toEqual(['Ada', 'Ben', 'Cleo']);
  const seen = await api.request('GET', '/admin/staff-order/20', { as: admin });
  expect(orderedList.strict().parse(seen.answer)).toEqual(seen.answer);
  expect(seen.answer.docs[0]).toMatchObject({ id: ada, name: 'Ada', note: 'P of Ada', picture: { name: picture } });

  const { status, answer } = await order([cleo, ada, ben], [ada, ben, cleo]);
  expect([status, answer.docs.map(({ name }) => name)]).toEqual([200, ['Cleo', 'Ada', 'Ben']]);
  expect(await read()).toEqual(['Cleo', 'Ada', 'Ben']);
  expect((await api.request('GET', '/profiles/home')).answer.profiles.map(({ name }) => name)).toEqual([
    ...['Cleo', 'Ada', 'Ben'],
  ]);
  // Somebody new is the last.
  await people('Dan');
  expect(await read()).toEqual(['Cleo', 'Ada', 'Ben', 'Dan']);
});

test('an order is no change to a profile: nobody who writes on one is refused', async () => {
  const [ada = 0, ben = 0] = await people('Ada', 'Ben');
  const { answer: before } = await api.request('GET', `/profiles/view/${ada}`);
  await order([ben, ada], [ada, ben]);
  const json = { ...{ name: 'Ada M', position: 'P', bio: '<p>b</p>', tag: 20 }, updatedAt: before.updatedAt };
  expect((await api.request('PUT', `/profiles/edit/${ada}`, { as: admin, json })).status).toBe(200);
  expect(await read()).toEqual(['Ben', 'Ada M']);
  const [line] = await api.deps.db.select().from(auditLog).where(eq(auditLog.itemId, 'order-20'));
  expect(line).toMatchObject({ action: 'changed', kind: 'profile', title: 'Order of Management', actorId: admin.id });
});

test('whoever comes into another group is the last there', async () => {
  const [ada = 0, ben = 0] = await people('Ada', 'Ben');
  await order([ben, ada], [ada, ben]);
  await api.deps.db
    .insert(profiles)
    .values({ name: 'Gov', position: 'P', tag: 10, bio: 'b', picture, place: 7 })
    .returning();
  const json = { name: 'Ben', position: 'P', bio: '<p>b</p>', tag: 10 };
  expect((await api.request('PUT', `/profiles/edit/${ben}`, { as: admin, json })).status).toBe(200);
  expect(await read('/profiles/10')).toEqual(['Gov', 'Ben']);
});

test('of two who order at once the second is told, and nothing is written twice', async () => {
  const [ada, ben, cleo] = await people('Ada', 'Ben', 'Cleo');
  const seen = [ada, ben, cleo];
  const lines = () => api.deps.db.$count(auditLog, eq(auditLog.itemId, 'order-20'));
  const before = await lines();
  const answers = await Promise.all([order([cleo, ada, ben], seen), order([ben, ada, cleo], seen)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const late = answers.find(({ status }) => status === 409);
  expect(late?.refusal).toMatchObject({ code: 'stale', message: orderMessages.stale });
  expect(await lines()).toBe(before + 1);
  const now = (await api.request('GET', '/admin/staff-order/20', { as: admin })).answer.docs.map(({ id }) => id);
  expect((await order(now, now)).status).toBe(200);
  expect(await lines(), 'what stands so already is no change').toBe(before + 1);
});
