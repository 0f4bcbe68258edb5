import { eq, gte, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { adminRole, type Role } from '../../../contract/roles.ts';
import { userDetail, userList, user as userShape, usersPerGroup } from '../../../contract/users.ts';
import { testApi } from '../../../tests/support/api.ts';
import { goodPassword, type Person } from '../../../tests/support/factory.ts';
import { quickest } from '../../../tests/support/quickest.ts';
import { galleries } from '../../db/tables/galleries.ts';
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

describe('GET /admin/users', () => {
  test('groups by role, by name, found by a part of name or e-mail', async () => {
    const [admin] = await people(4);
    const tag = 'zebra_%';
    const named = (role: Role, name: string) => api.make.person(role, { name: `${name} ${tag}` });
    const [owner, boss, editor, author, second, first] = await Promise.all([
      named(5, 'Ada'),
      named(4, 'Abe'),
      named(3, 'Eva'),
      named(2, 'Aya'),
      named(1, 'Bob'),
      api.make.person(1, { name: 'Ann', email: `ann.${tag}@school.example`, suspended: true }),
    ]);
    const { status, answer } = await api.request('GET', '/admin/users?q=ZEBRA_%25', { as: admin });
    expect(status).toBe(200);
    expect(userList.strict().extend({ users: userShape.strict().array() }).parse(answer)).toEqual(answer);
    expect(ids(answer.admins)).toEqual([boss.id, owner.id]);
    expect(ids(answer.editors)).toEqual([editor.id]);
    expect(ids(answer.authors)).toEqual([author.id]);
    expect(ids(answer.users)).toEqual([first.id, second.id]);
    expect(answer.users[0].suspend).toBe(true);
    expect(answer.totals).toEqual({ admins: 2, editors: 1, authors: 1, users: 2 });
    expect((await api.request('GET', '/admin/users?q=zebra_x', { as: admin })).answer.totals.users).toBe(0);
  });

  test('is for administrators and refuses what it does not understand', async () => {
    const [editor, admin] = await people(3, 4);
    expect((await api.request('GET', '/admin/users')).status).toBe(401);
    expect((await api.request('GET', '/admin/users', { as: editor })).status).toBe(403);
    const wrong = await api.request('GET', `/admin/users?page=0&q=${'x'.repeat(101)}`, { as: admin });
    expect(Object.keys(wrong.answer.fields).sort()).toEqual(['page', 'q']);
  });

  test('answers in less than 300 ms with 100,000 users', async () => {
    const admin = await api.make.person(4);
    await api.deps.db.execute(sql`
      insert into users (name, email, password_hash, role)
      select 'Pupil ' || md5(n::text), 'pupil' || n || '@many.example', 'x',
        case when n % 1000 = 0 then 4 when n % 100 = 0 then 3 when n % 10 = 0 then 2 else 1 end
      from generate_series(1, 100000) n`);
    // As autovacuum leaves the table.
    await api.deps.db.execute(sql`vacuum analyze users`);
    const ask = (query: string) => api.request('GET', `/admin/users?${query}`, { as: admin });
    const timed = async (query: string) => ({
      answer: (await ask(query)).answer,
      ms: await quickest(5, () => ask(query)),
    });

    const first = await timed('page=1');
    const deep = await timed('page=900');
    const found = await timed('q=pupil99999@');
    const times = [first, deep, found].map(({ ms }) => Math.round(ms));
    expect(Math.max(...times), `first page, page 900, search: ${times.join(', ')} ms`).toBeLessThan(300);

    for (const group of ['admins', 'editors', 'authors', 'users']) {
      const names = first.answer[group].map(({ name }: { name: string }) => name);
      expect(names).toHaveLength(usersPerGroup);
      expect(names).toEqual(names.toSorted((a: string, b: string) => (a < b ? -1 : 1)));
    }
    expect(first.answer.totals.users).toBeGreaterThanOrEqual(90_000);
    const next = await ask('page=2');
    expect(ids(next.answer.users)).not.toContain(first.answer.users.at(-1).id);
    expect(next.answer.users[0].name > first.answer.users.at(-1).name).toBe(true);
    expect(deep.answer.users).toHaveLength(usersPerGroup);
    expect(deep.answer.admins).toEqual([]);
    expect(deep.answer.totals).toEqual(first.answer.totals);
    expect(found.answer.users.map(({ email }: { email: string }) => email)).toEqual(['pupil99999@many.example']);
    // The session's own check, the page and the totals.
    expect(await api.countStatements(() => ask('page=3'))).toBe(3);
    const everybody = await ask('q=%40&page=2');
    expect(everybody.answer).toEqual(next.answer);
    expect(await api.countStatements(() => ask('q=pupil'))).toBe(3);
    expect((await ask('q=%40&page=9999')).answer).toMatchObject({ users: [], totals: first.answer.totals });
  });
});

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
  expect(answer.userProfiles).toEqual([{ id: expect.any(Number), profileTitle: 'Mr Okello', position: 'Head' }]);
  expect(answer.userGalleries).toEqual([
    { id: expect.any(Number), name: 'Trip', createdAt: '2025-05-05T00:00:00.000Z' },
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

  test('every wrong field is named', async () => {
    const [admin, person] = await people(4, 1);
    for (const json of [
      { role: 0, suspend: 2, pwd: 'x'.repeat(7) },
      { role: 5, suspend: 'no', pwd: 'x'.repeat(25) },
      { role: true, suspend: null, pwd: 12_345_678 },
      { role: 2.5, suspend: '', pwd: '' },
    ]) {
      const { status, answer } = await change(admin, person.id, json);
      expect(status).toBe(400);
      expect(Object.keys(answer.fields).sort(), JSON.stringify(json)).toEqual(['pwd', 'role', 'suspend']);
      expect(answer.fields.pwd).toBe('Invalid Entry');
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
    await db.transaction(async (tx) => {
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
    const { db } = api.deps;
    const [admin, person] = await people(4, 1);
    let request: Promise<{ status: number }> | undefined;
    await db.transaction(async (tx) => {
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
  await expect.poll(async () => (await api.deps.db.execute(waiting)).rows[0]?.n, { timeout: 5000 }).toBe(count);
}
