import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { user as userShape, userView } from '../../../contract/people/users.ts';
import { testApi } from '../../../tests/support/api.ts';
import { goodPassword, type Person } from '../../../tests/support/factory.ts';
import { auditLog } from '../../db/tables/history.ts';
import { sessions, users } from '../../db/tables/users.ts';
import { signAccessToken } from '../../lib/security/tokens.ts';

const api = testApi();
const profile = {
  name: 'Amina N.',
  telephone: '+256 700 000000',
  twitter: '@amina',
  linkedIn: 'https://www.linkedin.com/in/amina',
  instagram: 'amina',
};
const newPassword = 'Brand2#new';

const edit = (as: Person | undefined, id: number, json: unknown) =>
  api.request('PUT', `/users/edit/${id}`, { as, json });
const wrongFields = async (as: Person, json: unknown) => {
  const { status, refusal } = await edit(as, as.id, json);
  expect(status).toBe(400);
  return refusal.fields;
};
const login = async (person: Person, pwd: string) =>
  (await api.request('POST', '/users/login', { json: { user: person.email, pwd } })).status;

/** The same person on another device. */
async function secondSession(person: Person): Promise<Person> {
  const endsAt = new Date(Date.now() + 86_400_000);
  const [session] = await api.deps.db.insert(sessions).values({ userId: person.id, endsAt }).returning();
  if (!session) throw new Error('insert returned no row');
  const other = { ...person, sessionId: session.id };
  return { ...other, token: await signAccessToken(api.deps.signingKey, api.deps.clock, other) };
}
const isSignedIn = async (person: Person) =>
  (await api.request('GET', '/users/sessions', { as: person })).status === 200;

describe('GET /users/view/{id}', () => {
  test('shows a user with what they wrote, the newest first, and never a hash', async () => {
    const picture = await api.make.picture();
    const author = await api.make.person(3, { picture });
    const older = await api.make.story({ authorId: author.id, createdAt: new Date('2025-01-01') });
    const newer = await api.make.story({ authorId: author.id, createdAt: new Date('2025-02-01'), category: 1 });
    const article = await api.make.story({ authorId: author.id, kind: 'article' });
    await api.make.story();
    const { status, answer } = await api.request('GET', `/users/view/${author.id}`, { as: author });
    expect(status).toBe(200);
    const strict = userView.strict().extend({ foundUser: userShape.strict() });
    expect(strict.parse(answer)).toEqual(answer);
    expect(answer.foundUser).toMatchObject({ id: author.id, email: author.email, role: 3, suspend: false, picture });
    expect(answer.foundUser.pictureInfo).toMatchObject([{ name: picture, width: 40, height: 30 }]);
    const seen = { draft: false, published: true };
    expect(answer.userStories).toEqual([
      { id: newer.id, title: newer.title, category: 1, createdAt: '2025-02-01T00:00:00.000Z', ...seen },
      { id: older.id, title: older.title, category: 0, createdAt: '2025-01-01T00:00:00.000Z', ...seen },
    ]);
    expect(answer.userArticles.map((row: { id: number }) => row.id)).toEqual([article.id]);
    expect(JSON.stringify(answer)).not.toContain('argon2');
  });

  test('is for the user and for administrators', async () => {
    const [self, other, admin, owner] = await Promise.all([1, 3, 4, 5].map((role) => api.make.person(role as 1)));
    const view = async (as: Person | undefined, id = self?.id) =>
      (await api.request('GET', `/users/view/${id}`, { as })).status;
    expect(await view(undefined)).toBe(401);
    expect(await view(self)).toBe(200);
    expect(await view(other)).toBe(403);
    expect(await view(admin)).toBe(200);
    expect(await view(admin, owner?.id)).toBe(200);
    expect(await view(admin, 999_999)).toBe(404);
    expect(await view(admin, 0)).toBe(400);
  });
});

describe('PUT /users/edit/{id}, the profile', () => {
  test('changes what is sent and nothing else', async () => {
    const self = await api.make.person(2);
    const picture = await api.make.picture({ uploadedBy: self.id });
    const json = { ...profile, picture, role: 5, suspend: true, email: 'x@school.example', passwordHash: 'x', id: 1 };
    const { status, answer } = await edit(self, self.id, json);
    expect(status).toBe(200);
    expect(userShape.strict().parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({ ...profile, picture, role: 2, suspend: false, email: self.email, id: self.id });

    const second = await edit(self, self.id, { name: 'Amina' });
    expect(second.answer).toMatchObject({ ...profile, name: 'Amina', picture });
    const cleared = await edit(self, self.id, { name: 'Amina', picture: '', telephone: '', twitter: '' });
    expect(cleared.answer).toMatchObject({ picture: '', pictureInfo: [], telephone: '', twitter: '' });
    expect(await login(self, goodPassword)).toBe(200);
  });

  test('names every wrong field, each at its edge', async () => {
    const self = await api.make.person(1);
    expect(await wrongFields(self, {})).toEqual({ name: 'Name is required.' });
    expect(
      Object.keys(
        await wrongFields(self, {
          telephone: 'call me',
          twitter: 'javascript:alert(1)',
          linkedIn: 'x'.repeat(201),
          instagram: 'a\nb',
          picture: '../x.png',
        }),
      ).sort(),
    ).toEqual(['instagram', 'linkedIn', 'name', 'picture', 'telephone', 'twitter']);
    expect(await wrongFields(self, { name: 'x'.repeat(121) })).toHaveProperty('name');
    expect(await wrongFields(self, { ...profile, telephone: '+2567000000000000' })).toHaveProperty('telephone');
    expect(await wrongFields(self, { ...profile, picture: 'nowhere.png' })).toHaveProperty('picture');
    const widest = { ...profile, name: 'x'.repeat(120), telephone: '+256700000000000', twitter: 'x'.repeat(200) };
    expect((await edit(self, self.id, widest)).status).toBe(200);
  });

  test('only an owner changes an administrator', async () => {
    const [self, other, admin, admin2, owner, owner2] = await Promise.all(
      [1, 3, 4, 4, 5, 5].map((role) => api.make.person(role as 1)),
    );
    const status = async (as: Person | undefined, id = 999_999) => (await edit(as, id, profile)).status;
    expect(await status(undefined, self?.id)).toBe(401);
    expect(await status(other, self?.id)).toBe(403);
    expect(await status(admin, self?.id)).toBe(200);
    expect(await status(admin, admin?.id)).toBe(200);
    expect(await status(admin, admin2?.id)).toBe(403);
    expect(await status(admin, owner?.id)).toBe(403);
    expect(await status(owner, admin?.id)).toBe(200);
    expect(await status(owner, owner2?.id)).toBe(200);
    expect(await status(admin)).toBe(404);
  });
});

describe('PUT /users/edit/{id}, the password', () => {
  test('changes it and signs out every other device', async () => {
    const self = await api.make.person(1);
    const elsewhere = await secondSession(self);
    const stranger = await api.make.person(1);
    const json = { oldPwd: goodPassword, pwd: newPassword, name: 'Ignored' };
    const { status, answer } = await edit(self, self.id, json);
    expect(status).toBe(200);
    expect(userShape.strict().parse(answer)).toMatchObject({ name: self.name });
    expect(await isSignedIn(self)).toBe(true);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect(await isSignedIn(stranger)).toBe(true);
    expect(await login(self, goodPassword)).toBe(401);
    expect(await login(self, newPassword)).toBe(200);
  });

  test('needs the old one and a good new one', async () => {
    const self = await api.make.person(1);
    const invalid = 'Invalid Entry';
    expect(await wrongFields(self, { oldPwd: 'Wrong1!wrong', pwd: newPassword })).toEqual({ oldPwd: invalid });
    expect(await wrongFields(self, { pwd: newPassword })).toEqual({ oldPwd: invalid });
    expect(await wrongFields(self, { oldPwd: goodPassword })).toEqual({ pwd: invalid });
    expect(await wrongFields(self, { oldPwd: '', pwd: '', name: '' })).toMatchObject({ oldPwd: invalid, pwd: invalid });
    const tooShort = 'Aa1!aaa';
    const tooLong = `Aa1!${'a'.repeat(21)}`;
    for (const pwd of [tooShort, tooLong, 'AAAA1111!', 'aaaa1111!', 'AAAAaaaa!', 'AAAAaaaa1', 'AAAAaaa1&', null, 7]) {
      expect(await wrongFields(self, { oldPwd: goodPassword, pwd }), String(pwd)).toEqual({ pwd: invalid });
    }
    expect((await edit(self, self.id, { oldPwd: goodPassword, pwd: 'Aa1!aaaa' })).status).toBe(200);
    expect((await edit(self, self.id, { oldPwd: 'Aa1!aaaa', pwd: `Aa1!${'a'.repeat(20)}` })).status).toBe(200);
  });

  test('is nobody else’s to change', async () => {
    const [self, owner] = await Promise.all([api.make.person(1), api.make.person(5)]);
    const json = { oldPwd: goodPassword, pwd: newPassword };
    expect((await edit(owner, self.id, json)).status).toBe(403);
    expect((await edit(owner, 999_999, json)).status).toBe(404);
    expect(await login(self, goodPassword)).toBe(200);
  });

  test('cannot be guessed without end by whoever holds a session', async () => {
    const self = await api.make.person(1);
    const guess = async (oldPwd: string) => (await edit(self, self.id, { oldPwd, pwd: newPassword })).status;
    for (let attempt = 0; attempt < 10; attempt++) expect(await guess(`wrong ${attempt}`)).toBe(400);
    expect(await guess(goodPassword)).toBe(429);
    expect(await login(self, goodPassword)).toBe(200);
  });
});

test('a change does not count as a login', async () => {
  const lastLogin = new Date('2025-03-04T05:06:07.000Z');
  const self = await api.make.person(1, { updatedAt: lastLogin });
  await edit(self, self.id, profile);
  const { answer } = await edit(self, self.id, { oldPwd: goodPassword, pwd: newPassword });
  expect(answer.updatedAt).toBe(lastLogin.toISOString());
  const [row] = await api.deps.db.select().from(users).where(eq(users.id, self.id));
  expect(row?.updatedAt).toEqual(lastLogin);
});

test('a profile that stays as it is makes no line in the log, and changes are limited', async () => {
  const person = await api.make.person(1);
  const lines = () => api.deps.db.$count(auditLog, eq(auditLog.itemId, String(person.id)));
  const statuses = new Set<number>();
  for (let time = 0; time < 60; time += 1) statuses.add((await edit(person, person.id, { name: 'The same' })).status);
  expect([...statuses]).toEqual([200]);
  expect(await lines()).toBe(1);
  expect((await edit(person, person.id, { name: 'Another' })).status).toBe(429);
});
