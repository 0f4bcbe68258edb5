import { desc } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { invitation as invitationShape } from '../../../contract/people/users.ts';
import { testApi } from '../../../tests/support/api.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { mailedLetter } from '../../../tests/support/mailed-letter.ts';
import { createApi } from '../../app.ts';
import { mails } from '../../db/tables/enquiries.ts';
import { invitations } from '../../db/tables/users.ts';

const api = testApi();
const day = 86_400_000;
let counter = 0;
const guest = (change: object = {}) => ({
  name: 'Grace',
  email: `guest${++counter}@school.example`,
  role: 3,
  ...change,
});

const invite = (as: Person | undefined, json: unknown) => api.request('POST', '/admin/invitations', { as, json });
const accept = (token: string | undefined) =>
  api.request('POST', '/users/accept', { json: { token, pwd: 'Welcome1!' }, address: `10.1.0.${++counter}` });

async function lastMail() {
  const [mail] = await api.deps.db.select().from(mails).orderBy(desc(mails.id)).limit(1);
  const { text, token } = await mailedLetter(api, mail?.recipient ?? '');
  expect(text).toContain(`http://school.example/invitation?token=${token}`);
  return { mail, token };
}

describe('inviting', () => {
  test('mails a link that makes the account with its role', async () => {
    const admin = await api.make.person(4);
    const json = guest({ role: 4 });
    const { status, answer } = await invite(admin, json);
    expect(status).toBe(201);
    expect(invitationShape.strict().parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({ ...json, expired: false });
    expect(Date.parse(answer.expiresAt) - Date.parse(answer.createdAt)).toBe(7 * day);

    const { mail, token } = await lastMail();
    expect(mail).toMatchObject({ kind: 'invitation', recipient: json.email, status: 'waiting' });
    expect(JSON.stringify(answer)).not.toContain(token);
    expect(JSON.stringify(await api.deps.db.select().from(invitations))).not.toContain(token);
    expect((await accept(token)).status).toBe(200);
    const { answer: found } = await api.request('GET', `/admin/users?q=${json.email}`, { as: admin });
    expect(found.admins).toMatchObject([{ name: 'Grace', email: json.email, role: 4 }]);
  });

  test('every wrong field is named', async () => {
    const admin = await api.make.person(4);
    const wrong = async (json: unknown) => Object.keys((await invite(admin, json)).refusal.fields).sort();
    expect(await wrong({})).toEqual(['email', 'name', 'role']);
    expect(await wrong({ name: ' ', email: 'x@', role: 0 })).toEqual(['email', 'name', 'role']);
    expect(await wrong(guest({ role: 5 }))).toEqual(['role']);
    expect((await invite(admin, guest({ role: 1, name: 'x'.repeat(120) }))).status).toBe(201);
  });

  test('an e-mail that has an account or an open invitation is refused', async () => {
    const admin = await api.make.person(4);
    const known = await invite(admin, guest({ email: admin.email.toUpperCase() }));
    expect(known.status).toBe(409);
    expect(known.refusal.fields).toEqual({ email: 'There is an account with this e-mail already.' });
    const json = guest();
    const both = await Promise.all([invite(admin, json), invite(admin, { ...json, email: json.email.toUpperCase() })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = both.find(({ status }) => status === 409);
    expect(refused?.refusal.fields).toEqual({ email: 'This e-mail has an open invitation already.' });
    const sent = await api.deps.db.select().from(mails);
    expect(sent.filter(({ recipient }) => recipient.toLowerCase() === json.email)).toHaveLength(1);
  });
});

test('the list shows the open ones, the newest first, and says which have expired', async () => {
  const admin = await api.make.person(4);
  const first = (await invite(admin, guest())).answer;
  api.advanceClock(8 * day);
  const later = await api.make.person(4);
  const second = (await invite(later, guest())).answer;
  const accepted = (await invite(later, guest())).answer;
  expect((await accept((await lastMail()).token)).status).toBe(200);
  const { status, answer } = await api.request('GET', '/admin/invitations', { as: later });
  expect(status).toBe(200);
  expect(invitationShape.strict().array().parse(answer)).toEqual(answer);
  const listed = answer.map((row: { id: number }) => row.id);
  expect(listed.indexOf(second.id)).toBe(0);
  expect(listed.indexOf(first.id)).toBeGreaterThan(0);
  expect(listed).not.toContain(accepted.id);
  expect(answer.find((row) => row.id === first.id)?.expired).toBe(true);
  expect(answer[0]?.expired).toBe(false);
  expect(await api.countStatements(() => api.request('GET', '/admin/invitations', { as: later }))).toBe(2);
  api.advanceClock(-8 * day);
});

test('sending again makes a new link and kills the old one', async () => {
  const admin = await api.make.person(4);
  const { answer: sent } = await invite(admin, guest());
  const old = await lastMail();
  api.advanceClock(8 * day);
  expect((await accept(old.token)).status).toBe(400);
  const later = await api.make.person(4);
  const { status, answer } = await api.request('POST', `/admin/invitations/${sent.id}/resend`, { as: later });
  expect(status).toBe(200);
  expect(invitationShape.strict().parse(answer)).toMatchObject({ id: sent.id, expired: false });
  const fresh = await lastMail();
  expect(fresh.mail?.id).not.toBe(old.mail?.id);
  expect((await accept(old.token)).status).toBe(400);
  expect((await accept(fresh.token)).status).toBe(200);
  const again = await api.request('POST', `/admin/invitations/${sent.id}/resend`, { as: later });
  expect(again.status).toBe(404);
  api.advanceClock(-8 * day);
});

test('a withdrawn invitation is dead', async () => {
  const admin = await api.make.person(4);
  const { answer: sent } = await invite(admin, guest());
  const { token } = await lastMail();
  const url = `/admin/invitations/${sent.id}`;
  expect((await api.request('DELETE', url, { as: admin })).status).toBe(204);
  expect((await api.request('DELETE', url, { as: admin })).status).toBe(404);
  expect((await accept(token)).status).toBe(400);
});

test('invitations are for administrators', async () => {
  const [editor, admin] = await Promise.all([api.make.person(3), api.make.person(4)]);
  const { answer: sent } = await invite(admin, guest());
  for (const [method, url] of [
    ['GET', '/admin/invitations'],
    ['POST', '/admin/invitations'],
    ['POST', `/admin/invitations/${sent.id}/resend`],
    ['DELETE', `/admin/invitations/${sent.id}`],
  ] as const) {
    const json = method === 'POST' ? { json: guest() } : {};
    expect((await api.request(method, url, json)).status).toBe(401);
    expect((await api.request(method, url, { as: editor, ...json })).status).toBe(403);
  }
});

describe('without a mail server', () => {
  /** The same school on a machine where no mail server is set up. */
  async function send(as: Person, method: string, url: string, json?: object) {
    const headers = { authorization: `Bearer ${as.token}`, 'content-type': 'application/json' };
    const request = { method, headers, ...(json && { body: JSON.stringify(json) }) };
    const response = await createApi({ ...api.deps, envMail: undefined }).request(`/api${url}`, request);
    return { status: response.status, answer: await response.json() };
  }
  const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';
  /** Every row of every table, the queue's among them. */
  async function everything(): Promise<string> {
    const { rows } = await api.database.pool.query<{ all: string }>(
      `select query_to_xml('select * from ' || string_agg(format('(select %L, to_jsonb(t)::text from %I.%I t)', relname, nspname, relname), ' union all select * from '), true, false, '')::text as all
       from pg_class join pg_namespace n on n.oid = relnamespace where relkind in ('r', 'p') and nspname in ('public', 'pgboss')`,
    );
    return rows[0]?.all ?? '';
  }

  test('whoever invites is shown the link, once, and nothing keeps it', async () => {
    const admin = await api.make.person(4);
    const json = guest({ role: 1 });
    const { status, answer } = await send(admin, 'POST', '/admin/invitations', json);
    expect(status).toBe(201);
    expect(answer.link).toMatch(/^http:\/\/school\.example\/invitation\?token=[\w-]{40,}$/);
    const kept = await everything();
    expect(kept).toContain(json.email);
    expect(kept).not.toContain(tokenOf(answer.link));
    const listed = await send(admin, 'GET', '/admin/invitations');
    expect(JSON.stringify(listed.answer)).not.toContain('token');
    const queued = await api.deps.db.select().from(mails);
    expect(queued.filter(({ recipient }) => recipient === json.email)).toEqual([]);
    expect((await accept(tokenOf(answer.link))).status).toBe(200);
  });

  test('a new link ends the old one, and is for those who may invite', async () => {
    const [editor, admin] = await Promise.all([api.make.person(3), api.make.person(4)]);
    const { answer: made } = await send(admin, 'POST', '/admin/invitations', guest());
    const again = `/admin/invitations/${made.id}/resend`;
    expect((await send(editor, 'POST', again)).status).toBe(403);
    const { answer: renewed } = await send(admin, 'POST', again);
    expect((await accept(tokenOf(made.link))).status).toBe(400);
    expect((await accept(tokenOf(renewed.link))).status).toBe(200);
  });

  test('with one, no answer has a link', async () => {
    const admin = await api.make.person(4);
    const { answer } = await invite(admin, guest());
    const again = await api.request('POST', `/admin/invitations/${answer.id}/resend`, { as: admin });
    for (const made of [answer, again.answer]) expect(made).not.toHaveProperty('link');
  });

  test('a mail that waits is not made anew from the inbox: the link would be lost', async () => {
    const admin = await api.make.person(4);
    await invite(admin, guest());
    const { mail, token } = await lastMail();
    const { status, answer } = await send(admin, 'POST', `/admin/mails/${mail?.id}/resend`);
    expect(status).toBe(409);
    expect(answer.message).toBe('Mail is not set up. Make a new link under Users, Invitations.');
    expect((await accept(token)).status).toBe(200);
  });

  test('a link for a forgotten password is not promised: it says whom to call, to everybody', async () => {
    const person = await api.make.person(1);
    const sent = () => api.deps.db.$count(mails);
    const before = await sent();
    const answers = [];
    for (const email of [person.email, 'nobody@school.example']) {
      answers.push(await send(person, 'POST', '/users/forgot', { email }));
    }
    for (const { status, answer } of answers) {
      expect(status).toBe(503);
      expect(answer.message).toMatch(/^No link can be mailed from this website\. Please (call|ask) the school/);
    }
    expect(answers[0]?.answer).toEqual(answers[1]?.answer);
    expect(await sent()).toBe(before);
  });

  test('everybody can know that mails wait; where they leave, nothing is said', async () => {
    const person = await api.make.person(1);
    expect((await send(person, 'GET', '/settings')).answer.mailWaits).toBe(true);
    expect((await api.request('GET', '/settings')).answer).not.toHaveProperty('mailWaits');
  });
});
