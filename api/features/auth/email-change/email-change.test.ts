import { and, desc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testApi } from '../../../../tests/support/api.ts';
import { goodPassword, type Person } from '../../../../tests/support/factory.ts';
import { mailedLetter } from '../../../../tests/support/mailed-letter.ts';
import { createApi } from '../../../app.ts';
import { mails } from '../../../db/tables/enquiries.ts';
import { auditLog } from '../../../db/tables/history.ts';
import { emailChanges, invitations, users } from '../../../db/tables/users.ts';
import { deleteOldSignIns } from '../sign-in-retention.service.ts';

const api = testApi();
let count = 0;
const fresh = () => `new${++count}@home.example`;
const ask = (as: Person | undefined, email: string, pwd = goodPassword) =>
  api.request('PUT', '/users/email', { as, json: { email, pwd } });
const confirm = (token: string) =>
  api.request('POST', '/users/email/confirm', { json: { token }, address: `10.20.0.${++count}` });
const tokenTo = async (email: string) => (await mailedLetter(api, email)).token;
const loginStatus = async (user: string) =>
  (await api.request('POST', '/users/login', { json: { user, pwd: goodPassword } })).status;
const own = async (as: Person) => (await api.request('GET', '/users/email', { as })).answer;
const logOf = ({ id }: Person) =>
  api.deps.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.kind, 'user'), eq(auditLog.itemId, String(id))))
    .orderBy(desc(auditLog.id));

describe('another e-mail address', () => {
  test('is asked for with the password, proven by its mail, and counts from then on', async () => {
    const [person, email] = [await api.make.person(3), fresh()];
    expect((await ask(person, email)).status).toBe(204);
    expect(await own(person)).toEqual({ email: person.email, waiting: { email, expiresAt: expect.any(String) } });
    expect(await loginStatus(person.email)).toBe(200);
    expect(await loginStatus(email)).toBe(401);
    const { text, kind, token } = await mailedLetter(api, email);
    expect(kind).toBe('email-change');
    expect(text).toContain(`http://school.example/user/email?token=${token}`);
    expect(text).not.toContain(person.name);
    expect((await mailedLetter(api, person.email)).text).toContain(`e-mail address to ${email}`);

    expect(await confirm(token)).toMatchObject({ status: 200, answer: { email } });
    expect(await own(person)).toEqual({ email, waiting: null });
    expect(await loginStatus(person.email)).toBe(401);
    expect(await loginStatus(email)).toBe(200);
    expect((await mailedLetter(api, person.email)).text).toContain(`was changed to ${email}.`);
    const lines = (await logOf(person)).map(({ action, detail, actorId }) => ({ action, detail, actorId }));
    expect(lines).toEqual([
      { action: 'changed', detail: 'Own e-mail address, with a mailed link.', actorId: person.id },
      { action: 'requested', detail: 'A new e-mail address was asked for.', actorId: person.id },
    ]);
    expect((await confirm(token)).refusal.fields).toEqual({ token: 'This link has expired or was used already.' });
  });

  test('a second wish takes the place of the first, and both can be stopped', async () => {
    const [person, first, second] = [await api.make.person(1), fresh(), fresh()];
    await ask(person, first);
    const old = await tokenTo(first);
    await ask(person, second);
    expect((await confirm(old)).status).toBe(400);
    expect((await own(person)).waiting?.email).toBe(second);
    expect((await api.request('DELETE', '/users/email', { as: person })).status).toBe(204);
    expect((await api.request('DELETE', '/users/email', { as: person })).status).toBe(404);
    expect((await confirm(await tokenTo(second))).status).toBe(400);
    expect(await own(person)).toEqual({ email: person.email, waiting: null });
  });

  test('every wrong field is named', async () => {
    const person = await api.make.person(1);
    const tried = async (json: unknown) => (await api.request('PUT', '/users/email', { as: person, json })).refusal;
    expect((await tried({})).fields).toEqual({ email: 'Valid email is required.', pwd: 'Invalid Entry' });
    expect((await tried({ email: 'x@y', pwd: 7 })).fields).toEqual({
      email: 'Valid email is required.',
      pwd: 'Invalid Entry',
    });
    expect((await ask(person, fresh(), 'Wrong1!horse')).refusal.fields).toEqual({ pwd: 'Invalid Entry' });
    expect((await ask(person, person.email.toUpperCase())).refusal.fields).toEqual({
      email: 'This is your address already.',
    });
    expect((await ask(undefined, fresh())).status).toBe(401);
    expect((await confirm('short')).refusal.fields).toEqual({ token: 'The link is not valid.' });
  });

  test('works for an hour, and what is older is deleted', async () => {
    const [person, email] = [await api.make.person(1), fresh()];
    await ask(person, email);
    const token = await tokenTo(email);
    api.advanceClock(61 * 60_000);
    try {
      expect((await confirm(token)).status).toBe(400);
      await deleteOldSignIns(api.deps);
      expect(await api.deps.db.$count(emailChanges, eq(emailChanges.userId, person.id))).toBe(0);
    } finally {
      api.advanceClock(-61 * 60_000);
    }
  });

  test('an address that got an account meanwhile is refused; an open invitation to it goes', async () => {
    const [person, taken, invited] = [await api.make.person(1), fresh(), fresh()];
    await ask(person, taken);
    await api.make.person(1, { email: taken.toUpperCase() });
    const refused = await confirm(await tokenTo(taken));
    expect([refused.status, refused.refusal.message]).toEqual([409, 'There is an account with this e-mail already.']);
    const json = { name: 'Guest', email: invited, role: 1 };
    await api.request('POST', '/admin/invitations', { as: await api.make.person(4), json });
    const accept = { token: await tokenTo(invited), pwd: goodPassword };
    await ask(person, invited.toUpperCase());
    expect((await confirm(await tokenTo(invited))).status).toBe(200);
    expect(await api.deps.db.$count(invitations, eq(invitations.email, invited))).toBe(0);
    expect((await api.request('POST', '/users/accept', { json: accept })).status).toBe(400);
  });

  test('without a mail server it is refused, and nothing is queued', async () => {
    const [person, email] = [await api.make.person(1), fresh()];
    const refused = await createApi({ ...api.deps, envMail: undefined }).request('/api/users/email', {
      method: 'PUT',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ email, pwd: goodPassword }),
    });
    expect(refused.status).toBe(503);
    expect(await refused.text()).toContain('No link can be mailed from this website.');
    expect(await api.deps.db.$count(mails, eq(mails.recipient, email))).toBe(0);
    expect(await api.deps.db.$count(emailChanges, eq(emailChanges.userId, person.id))).toBe(0);
  });
});

describe('logging out everywhere', () => {
  const end = (as: Person, query = '') => api.request('DELETE', `/users/sessions${query}`, { as });
  const isSignedIn = async (as: Person) => (await api.request('GET', '/users/sessions', { as })).status === 200;

  test('ends this session too, and what was mailed opens nothing', async () => {
    const [person, email] = [await api.make.person(1), fresh()];
    await ask(person, email);
    const token = await tokenTo(email);
    expect((await end(person)).status).toBe(204);
    expect(await isSignedIn(person)).toBe(true);
    const { status, headers } = await end(person, '?all=true');
    expect(status).toBe(204);
    expect(headers.getSetCookie().join()).toContain('refresh=;');
    expect(await isSignedIn(person)).toBe(false);
    expect((await confirm(token)).status).toBe(400);
    expect((await api.request('DELETE', '/users/sessions?all=perhaps', { as: await api.make.person(1) })).status).toBe(
      400,
    );
  });

  test('an administrator does it for whom they outrank, and the log says so', async () => {
    const [owner, admin, other, editor] = await Promise.all(
      ([5, 4, 4, 3] as const).map((role) => api.make.person(role)),
    );
    if (!owner || !admin || !other || !editor) throw new Error('nobody was made');
    const out = async (as: Person, { id }: { id: number }) =>
      (await api.request('DELETE', `/admin/users/${id}/sessions`, { as })).status;
    expect(await out(admin, other)).toBe(403);
    expect(await out(admin, owner)).toBe(403);
    expect(await out(admin, admin)).toBe(403);
    expect(await out(editor, admin)).toBe(403);
    expect(await out(admin, { id: 999_999 })).toBe(404);
    expect(await isSignedIn(other)).toBe(true);
    expect(await out(admin, editor)).toBe(204);
    expect(await out(owner, other)).toBe(204);
    expect([await isSignedIn(editor), await isSignedIn(other), await isSignedIn(admin)]).toEqual([false, false, true]);
    expect(await logOf(editor)).toMatchObject([{ detail: 'Signed out everywhere.', actorId: admin.id }]);
    const [row] = await api.deps.db.select().from(users).where(eq(users.id, editor.id));
    expect(row?.suspended).toBe(false);
  });
});
