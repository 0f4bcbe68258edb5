import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { setThisPlace, thisPlace } from '../../../contract/common/this-school.ts';
import { ownSchoolMessages as messages } from '../../../contract/school/setup.ts';
import { testApi } from '../../../tests/support/api.ts';
import { documentForm, pdfBytes } from '../../../tests/support/document-files.ts';
import { goodPassword, type Person } from '../../../tests/support/factory.ts';
import { columnsWith } from '../../../tests/support/scan-columns.ts';
import { auditLog } from '../../db/tables/history.ts';
import { media } from '../../db/tables/media.ts';
import { sessions, users } from '../../db/tables/users.ts';
import type { Deps } from '../../deps.ts';
import { signAccessToken } from '../../lib/security/tokens.ts';
import { schoolContent } from '../../seed/content/school-content.ts';
import { pictureName } from '../../seed/pictures.ts';
import { insertDemo } from '../../seed/seed.ts';
import { wantedPictures } from '../../seed/wanted-pictures.ts';
import { removeContent } from './own-school.queries.ts';

const api = testApi();
let db: Deps['db'];
const content = schoolContent(new Date());
const place = thisPlace();
const demoName = content.settings.schoolName;
let owner: Person;

/** The demo school as a start fills it; only its pictures are not drawn. */
beforeEach(async () => {
  ({ db } = api.deps);
  await removeContent(db, 0);
  await db.delete(users);
  const drawn = { type: 'jpeg', width: 4, height: 3, bytes: 1, placeholder: '#ffffff', published: true } as const;
  const names = [...new Set(wantedPictures(content).map(pictureName))];
  await db.transaction(async (tx) => {
    await tx.insert(media).values(names.map((name) => ({ name, ...drawn })));
    await insertDemo(tx, new Date(), content);
  });
  await api.deps.storage.put(`pictures/${names[0]}`, Buffer.from('x'));
  owner = await signedIn(5);
  api.deps.isDemo = true;
  api.deps.opening.invalidate();
});
afterAll(() => setThisPlace(place));

async function signedIn(role: 4 | 5): Promise<Person> {
  const [user] = await db.select().from(users).where(eq(users.role, role));
  if (!user) throw new Error('the demo has an account of each role');
  const endsAt = new Date(Date.now() + 86_400_000);
  const [session] = await db.insert(sessions).values({ userId: user.id, endsAt, verifiedAt: new Date() }).returning();
  const actor = { id: user.id, name: user.name, role, sessionId: session?.id ?? '' };
  return { ...actor, email: user.email, token: await signAccessToken(api.deps.signingKey, api.deps.clock, actor) };
}

const own = (as: Person, more: object = {}) =>
  api.request('POST', '/admin/setup/own', {
    as,
    json: {
      schoolName: demoName,
      name: 'Margaret Nabirye',
      email: 'head@hillview.example',
      pwd: goodPassword,
      ...more,
    },
  });
const rowsIn = async () => {
  const { rows } = await db.execute<{ all: string }>(sql`select concat_ws(' ', (select count(*) from stories),
    (select count(*) from users), (select count(*) from media), (select count(*) from orders),
    (select count(*) from enquiries), (select count(*) from settings)) as all`);
  return rows[0]?.all;
};

test('the demo school becomes an empty one: its owner stays, and nothing else of it', async () => {
  const other = await signedIn(5);
  expect((await api.request('GET', '/admin/setup', { as: owner })).answer.isDemo).toBe(true);
  expect((await own(owner)).status).toBe(204);
  const words = ['Kitante', 'Makindye', 'Ntinda', 'sevenhills', demoName, content.settings.shortName];
  const people = content.profiles.map(({ name }) => name);
  expect(await columnsWith(api.database.pool, [...words, ...people])).toEqual([]);
  expect(await db.$count(users)).toBe(1);
  expect([await db.$count(media), (await Array.fromAsync(api.deps.storage.list())).length]).toEqual([0, 0]);

  const login = (user: string) => api.request('POST', '/users/login', { json: { user, pwd: goodPassword } });
  expect((await login('head@hillview.example')).status).toBe(200);
  expect((await api.request('GET', '/users/sessions', { as: owner })).status).toBe(200);
  expect((await api.request('GET', '/users/sessions', { as: other })).status).toBe(403);
  expect((await api.request('GET', '/settings')).answer).toMatchObject({ closed: true });
  expect((await api.request('GET', '/pages/view/about')).refusal.code).toBe('not_open');
  expect(thisPlace()).toMatchObject({ timeZone: 'UTC', currency: 'USD', classes: [] });
  const setup = (await api.request('GET', '/admin/setup', { as: owner })).answer;
  expect(setup).toMatchObject({ isNew: true, isDemo: false, isOpen: false, done: { school: false, start: false } });
  const [noted] = await db.select().from(auditLog).where(eq(auditLog.title, 'The demo school'));
  expect(noted).toMatchObject({ actorId: owner.id, action: 'changed', itemId: 'start' });
  expect((await api.request('POST', '/admin/setup/start', { as: owner, json: { choice: 'demo' } })).status).toBe(204);
});

test('its files go with it: documents, and the passwords of its accounts', async () => {
  let forgotten = 0;
  api.deps.deleteDemoAccounts = async () => {
    forgotten += 1;
  };
  const form = documentForm(pdfBytes(), 'fees.pdf', { title: 'Fees of the demo', topic: 'Fees' });
  expect((await api.request('POST', '/admin/documents', { as: owner, form })).status).toBe(201);
  const kept = async () => (await Array.fromAsync(api.deps.storage.list())).map(({ key }) => key.split('/')[0]);
  expect(await kept()).toContain('documents');
  expect((await own(owner, { schoolName: 'Seven' })).status).toBe(400);
  expect([await kept(), forgotten]).toEqual([expect.arrayContaining(['documents']), 0]);
  expect((await own(owner)).status).toBe(204);
  expect([await kept(), forgotten]).toEqual([[], 1]);
});

test('of two at once one does it, and the other finds no demo school any more', async () => {
  const answers = await Promise.all([own(owner), own(owner, { email: 'second@hillview.example' })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
});

test('a wrong name, a wrong role, or a proof that is old: nothing is removed', async () => {
  const before = await rowsIn();
  expect((await own(owner, { schoolName: 'Seven' })).refusal.fields).toEqual({ schoolName: messages.typed });
  expect((await own(owner, { email: 'x', pwd: 'short' })).refusal.fields).toMatchObject({ email: expect.any(String) });
  expect((await own(await signedIn(4))).status).toBe(403);
  await db.update(sessions).set({ verifiedAt: new Date(0) });
  expect((await own(owner)).refusal.code).toBe('step_up');
  expect(await rowsIn()).toBe(before);
});

test('a school that was given another name is somebody’s, also when it has the old one again', async () => {
  const rename = (schoolName: string) =>
    api.request('PUT', '/admin/settings', { as: owner, json: { school: { schoolName } } });
  await rename('Hill View');
  expect((await own(owner, { schoolName: 'Hill View' })).refusal).toMatchObject({ message: messages.notDemo });
  await rename(demoName);
  const before = await rowsIn();
  expect((await own(owner)).status).toBe(409);
  expect((await api.request('GET', '/admin/setup', { as: owner })).answer.isDemo).toBe(false);
  expect(await rowsIn()).toBe(before);
});

test('a school in which somebody else has an account, or that was started as no demo, stays', async () => {
  await api.make.person(1);
  const before = await rowsIn();
  expect((await own(owner)).refusal.message).toBe(messages.others);
  api.deps.isDemo = false;
  expect((await own(owner)).refusal.message).toBe(messages.notDemo);
  expect(await rowsIn()).toBe(before);
});

test('what fails on the way is undone as a whole', async () => {
  const before = await rowsIn();
  const { firstPages } = api.deps;
  api.deps.firstPages = async () => [...(await firstPages()), ...(await firstPages())];
  expect((await own(owner)).status).toBe(500);
  api.deps.firstPages = firstPages;
  expect(await rowsIn()).toBe(before);
  expect((await api.request('GET', '/settings')).answer).not.toHaveProperty('closed');
});
