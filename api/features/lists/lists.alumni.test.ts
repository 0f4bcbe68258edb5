import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { listMessages } from '../../../contract/office/lists.ts';
import { testApi } from '../../../tests/support/api.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { alumni } from '../../db/tables/alumni.ts';
import { auditLog } from '../../db/tables/history.ts';
import { stories } from '../../db/tables/stories.ts';

const api = testApi();
let admin: Person;
let editor: Person;

beforeAll(async () => {
  [admin, editor] = [await api.make.person(4), await api.make.person(3)];
});

type Row = typeof alumni.$inferSelect;

async function entry(change: Partial<typeof alumni.$inferInsert> = {}): Promise<Row> {
  const picture = await api.make.picture();
  const values = {
    name: 'Ruth Nansubuga',
    email: 'ruth@x.example',
    classOf: 2011,
    details: '<p>Gorillas.</p>',
    picture,
  };
  const [row] = await api.deps.db
    .insert(alumni)
    .values({ ...values, status: 'published', createdAt: api.deps.clock(), ...change })
    .returning();
  if (!row) throw new Error('insert returned no row');
  return row;
}
const again = async ({ id }: Row): Promise<Row> => {
  const [row] = await api.deps.db.select().from(alumni).where(eq(alumni.id, id));
  if (!row) throw new Error('there is no row');
  return row;
};
const act = (as: Person | undefined, what: object, ...items: Row[]) =>
  api.request('POST', '/lists/alumnus/act', {
    as,
    json: { ...what, items: items.map(({ id, updatedAt }) => ({ id, updatedAt: updatedAt.toISOString() })) },
  });
const statusFor = async ({ id }: Row, as?: Person) => (await api.request('GET', `/alum/view/${id}`, { as })).status;
const imageFor = async ({ picture }: Row) => (await api.api.request(`/images/${picture}`)).status;
const found = async ({ id, name }: Row) => {
  const { answer } = await api.request('GET', `/search?q=${encodeURIComponent(name)}`);
  return JSON.stringify(answer).includes(`/alum/view/${id}"`);
};
const postsOf = ({ name, classOf }: Row) =>
  api.deps.db.$count(stories, eq(stories.title, `${name}, class of ${classOf}`));

test('readers no longer find one that is unpublished, at once; it waits, and comes back as it was', async () => {
  const name = 'Patience Unpublished';
  const one = await entry({ name });
  expect([await statusFor(one), await imageFor(one), await found(one)]).toEqual([200, 200, true]);
  const { answer } = await act(admin, { action: 'unpublish' }, one);
  expect(answer.refused).toEqual([]);
  expect([await statusFor(one), await imageFor(one), await found(one)]).toEqual([404, 404, false]);
  expect((await api.request('GET', `/alum?q=${name}`)).answer.allAlums).toEqual([]);
  expect(await statusFor(one, admin)).toBe(200);
  const waiting = (await api.request('GET', `/admin/testimonials?q=${name}`, { as: admin })).answer;
  expect(waiting.docs).toMatchObject([{ id: one.id, status: 'waiting' }]);
  const lines = await api.deps.db.select().from(auditLog).where(eq(auditLog.action, 'unpublished'));
  expect(lines).toMatchObject([{ kind: 'alumnus', itemId: String(one.id), title: name, actorName: admin.name }]);

  const updatedAt = new Date(answer.done[0]?.updatedAt ?? '');
  expect((await act(admin, { action: 'publish', asBefore: true }, { ...one, updatedAt })).answer.refused).toEqual([]);
  expect([await statusFor(one), await imageFor(one), await found(one)]).toEqual([200, 200, true]);
  expect((await again(one)).createdAt).toEqual(one.createdAt);
});

test('what comes back makes no second post, and a first one stays', async () => {
  const [sent, imported] = [await entry({ name: 'Sent In', status: 'waiting' }), await entry({ name: 'Always There' })];
  await act(admin, { action: 'publish' }, sent);
  expect(await postsOf(sent)).toBe(1);
  for (const one of [sent, imported]) {
    await act(admin, { action: 'unpublish' }, await again(one));
    expect(await statusFor(one)).toBe(404);
    await act(admin, { action: 'publish' }, await again(one));
    expect(await statusFor(one)).toBe(200);
  }
  expect([await postsOf(sent), await postsOf(imported)]).toEqual([1, 0]);
});

test('of several each says why it was not done, and only administrators do it', async () => {
  const [shown, waits, stale] = [await entry(), await entry({ status: 'waiting' }), await entry()];
  await api.deps.db
    .update(alumni)
    .set({ updatedAt: new Date(0) })
    .where(eq(alumni.id, stale.id));
  for (const as of [undefined, editor]) {
    expect((await act(as, { action: 'unpublish' }, shown)).status).toBe(as ? 403 : 401);
    expect(await statusFor(shown)).toBe(200);
  }
  const { answer } = await act(admin, { action: 'unpublish' }, shown, waits, stale);
  expect(answer.done.map(({ id }) => id)).toEqual([shown.id]);
  expect(answer.refused).toEqual([
    { id: waits.id, reason: listMessages.isWaiting },
    { id: stale.id, reason: expect.stringContaining('saved this since') },
  ]);
  expect([await statusFor(shown), await statusFor(stale)]).toEqual([404, 200]);
});
