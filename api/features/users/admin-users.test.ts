import { and, eq, gte, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { adminRole, type Role } from '../../../contract/people/roles.ts';
import { userDetail, user as userShape } from '../../../contract/people/users.ts';
import { testApi } from '../../../tests/support/api.ts';
import { goodPassword, type Person } from '../../../tests/support/factory.ts';
import { galleries } from '../../db/tables/galleries.ts';
import { auditLog } from '../../db/tables/history.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { users } from '../../db/tables/users.ts';

const api = testApi();

const people = <const R extends Role[]>(...roles: R) =>
  Promise.all(roles.map((role) => api.make.person(role))) as Promise<{ [K in keyof R]: Person }>;
const change = (as: Person | undefined, id: number, json: unknown) =>
  api.request('PUT', `/admin/users/${id}`, { as, json });
const login = async (person: Person, pwd = goodPassword) =>
  (await api.request('POST', '/users/login', { json: { user: person.email, pwd } })).status;
const isSignedIn = async (as: Person) => (await api.request('GET', '/users/sessions', { as })).status === 200;
const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);

test('GET /admin/users/{id} gives a user with all that is theirs', async () => {
  const [editor, admin] = await people(3, 4);
  const picture = await api.make.picture();
  const story = await api.make.story({ authorId: editor.id });
  const article = await api.make.story({ authorId: editor.id, kind: 'article' });
  const own = { ownerId: editor.id, picture };
  await api.deps.db.insert(profiles).values({ ...own, name: 'Mr Okello', position: 'Head', tag: 20, bio: '<p>x</p>' });
  const createdAt = new Date('2025-05-05');
  await api.deps.db.insert(galleries).values({ ...own, name: 'Trip', description: 'x', createdAt });
  const { status, answer } = await api.request('GET', `/admin/users/${editor.id}`, { as: admin });
  expect(status).toBe(200);
  expect(userDetail.strict().parse(answer)).toEqual(answer);
  expect(ids(answer.userStories)).toEqual([story.id]);
  expect(ids(answer.userArticles)).toEqual([article.id]);
  const shown = { draft: false, published: true };
  expect(answer.userProfiles).toEqual([
    { id: expect.any(Number), profileTitle: 'Mr Okello', position: 'Head', ...shown },
  ]);
  expect(answer.userGalleries).toEqual([
    { id: expect.any(Number), name: 'Trip', category: 0, createdAt: '2025-05-05T00:00:00.000Z', ...shown },
  ]);
  expect((await api.request('GET', `/admin/users/${editor.id}`, { as: editor })).status).toBe(403);
  expect((await api.request('GET', `/admin/users/${editor.id}`)).status).toBe(401);
  expect((await api.request('GET', '/admin/users/999999', { as: admin })).status).toBe(404);
});

describe('PUT /admin/users/{id}', () => {
  test('a role counts at once, with the token that the user already has', async () => {
    const [admin, person] = await people(4, 1);
    const { status, answer } = await change(admin, person.id, { role: 4 });
    expect(status).toBe(200);
    expect(userShape.strict().parse(answer)).toMatchObject({ id: person.id, role: 4, suspend: false });
    expect((await api.request('GET', '/admin/users/1', { as: person })).status).not.toBe(403);
    const [other] = await people(3);
    expect((await change(admin, other.id, { role: '2' })).answer.role).toBe(2);
    expect(await isSignedIn(other)).toBe(true);
  });

  test('suspending signs the user out for good; lifting it lets them in again', async () => {
    const [admin, person] = await people(4, 2);
    expect((await change(admin, person.id, { suspend: true })).answer).toMatchObject({ suspend: true, role: 2 });
    expect(await isSignedIn(person)).toBe(false);
    expect(await login(person)).toBe(403);
    expect((await change(admin, person.id, { suspend: 0 })).answer.suspend).toBe(false);
    expect(await isSignedIn(person)).toBe(false);
    expect(await login(person)).toBe(200);
    expect((await change(admin, person.id, { suspend: 1 })).answer.suspend).toBe(true);
  });

  test('a given password needs only its length and signs the user out', async () => {
    const [admin, person] = await people(4, 1);
    expect((await change(admin, person.id, { pwd: 'simplest' })).status).toBe(200);
    expect(await isSignedIn(person)).toBe(false);
    expect(await login(person)).toBe(401);
    expect(await login(person, 'simplest')).toBe(200);
    expect((await change(admin, person.id, { pwd: 'x'.repeat(24) })).status).toBe(200);
  });

  test('each change is in the log, in words and without the password', async () => {
    const [admin, person] = await people(4, 1);
    await change(admin, person.id, { role: 3, suspend: true });
    await change(admin, person.id, { suspend: false, pwd: 'simplest' });
    const auditEvents = await api.deps.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.kind, 'user'), eq(auditLog.itemId, String(person.id))))
      .orderBy(auditLog.id);
    expect(auditEvents.map(({ actorId, action, title, detail }) => ({ actorId, action, title, detail }))).toEqual([
      { actorId: admin.id, action: 'changed', title: person.name, detail: 'Role: Regular to Editor. Suspended.' },
      { actorId: admin.id, action: 'changed', title: person.name, detail: 'Suspension lifted. Password reset.' },
    ]);
  });

  test('every wrong field is named', async () => {
    const [admin, person] = await people(4, 1);
    for (const json of [
      { role: 0, suspend: 2, pwd: 'x'.repeat(7) },
      { role: 5, suspend: 'no', pwd: 'x'.repeat(25) },
      { role: true, suspend: null, pwd: 12_345_678 },
      { role: 2.5, suspend: '', pwd: '' },
    ]) {
      const { status, refusal } = await change(admin, person.id, json);
      expect(status).toBe(400);
      expect(Object.keys(refusal.fields).sort(), JSON.stringify(json)).toEqual(['pwd', 'role', 'suspend']);
      expect(refusal.fields.pwd).toBe('Invalid Entry');
    }
    for (const role of [0, 5, 2.5, 'x', '', ' 2', '1e0', true, [2], null]) {
      const { status, refusal } = await change(admin, person.id, { role });
      expect([status, refusal.fields], JSON.stringify(role)).toEqual([400, { role: 'Choose a role from 1 to 4.' }]);
    }
  });

  test('a request that changes nothing is told what can be changed', async () => {
    const [admin, person] = await people(4, 1);
    for (const json of [{}, { foo: 1 }, { suspended: true }]) {
      const { status, refusal } = await change(admin, person.id, json);
      expect([status, refusal.fields]).toEqual([400, { body: 'Say what to change: role, suspend or pwd.' }]);
    }
    for (const json of [{ role: 1 }, { suspend: false }, { suspend: 0 }]) {
      expect((await change(admin, person.id, json)).status).toBe(200);
    }
  });

  test('who may change whom', async () => {
    const [editor, person, admin, admin2, owner, owner2] = await people(3, 1, 4, 4, 5, 5);
    const status = async (as: Person | undefined, id: number, json: unknown = { role: 3 }) =>
      (await change(as, id, json)).status;
    expect(await status(undefined, person.id)).toBe(401);
    expect(await status(editor, person.id)).toBe(403);
    expect(await status(admin, 999_999)).toBe(404);
    for (const json of [{ role: 3 }, { suspend: true }, { pwd: 'simplest' }]) {
      expect(await status(admin, admin2.id, json)).toBe(403);
      expect(await status(admin, owner.id, json)).toBe(403);
      expect(await status(admin, admin.id, json)).toBe(403);
      expect(await status(owner, owner.id, json)).toBe(403);
    }
    expect(await isSignedIn(admin2)).toBe(true);
    expect(await status(owner, admin2.id, { suspend: true })).toBe(200);
    expect(await status(owner, owner2.id, { role: 4 })).toBe(200);
    expect(await status(owner, owner2.id, { pwd: 'simplest' })).toBe(200);
  });

  test('the last active administrator stays, even when two suspend each other at once', async () => {
    const { db } = api.deps;
    await db.update(users).set({ suspended: true }).where(gte(users.role, adminRole));
    const [one, two] = await people(5, 5);
    let requests: Promise<{ status: number }[]> | undefined;
    // Both have passed the check of their session and wait for the same rows.
    await api.deps.searchDb.transaction(async (tx) => {
      await tx.select().from(users).where(gte(users.role, adminRole)).for('update');
      requests = Promise.all([change(one, two.id, { suspend: true }), change(two, one.id, { role: 1 })]);
      await waitForLocks(2);
    });
    expect((await requests)?.map(({ status }) => status).sort()).toEqual([200, 409]);
    const left = await db
      .select()
      .from(users)
      .where(sql`${gte(users.role, adminRole)} and not ${users.suspended}`);
    expect(left).toHaveLength(1);
  });

  test('who lost the right while waiting changes nothing', async () => {
    const [admin, person] = await people(4, 1);
    let request: Promise<{ status: number }> | undefined;
    await api.deps.searchDb.transaction(async (tx) => {
      await tx.update(users).set({ role: 1 }).where(eq(users.id, admin.id));
      request = change(admin, person.id, { role: 4 });
      await waitForLocks(1);
    });
    expect((await request)?.status).toBe(403);
  });
});

async function waitForLocks(count: number) {
  const waiting = sql`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await api.deps.db.execute(waiting)).rows[0]?.n).toBe(count);
}
