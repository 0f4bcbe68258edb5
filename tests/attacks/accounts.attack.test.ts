import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { alumni } from '../../api/db/tables/alumni.ts';
import { mails } from '../../api/db/tables/enquiries.ts';
import { auditLog } from '../../api/db/tables/history.ts';
import { invitations, users } from '../../api/db/tables/users.ts';
import { createDelivery } from '../../api/lib/mail/deliver.ts';
import type { Role } from '../../contract/people/roles.ts';
import { testApi } from '../support/api.ts';
import { goodPassword, type Person } from '../support/factory.ts';
import { openMailQueue } from '../support/mail-queue.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { mailedLetter, tokenIn } from '../support/mailed-letter.ts';
import { columnsWith } from '../support/scan-columns.ts';
import { tally } from './figures.ts';

const api = testApi();
let addresses = 0;
const address = () => `10.11.${++addresses >> 8}.${addresses & 255}`;
const send = <const Path extends string>(path: Path, json: unknown, as?: Person) =>
  api.request('POST', path, { json, as, address: address() });
const forgot = (email: string) => send('/users/forgot', { email });
const lettersTo = (email: string) => api.deps.db.select().from(mails).where(eq(mails.recipient, email));
const invite = async (as: Person, role: Role = 3) => {
  const email = `guest${++addresses}@home.example`;
  const { status, answer } = await send('/admin/invitations', { name: 'Guest', email, role }, as);
  expect(status).toBe(201);
  return { id: answer.id, email, token: (await mailedLetter(api, email)).token };
};
const accept = (token: string) => send('/users/accept', { token, pwd: goodPassword });
const logOf = (action: string, kind: string, itemId: number) =>
  api.deps.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, action), eq(auditLog.kind, kind), eq(auditLog.itemId, String(itemId))))
    .orderBy(desc(auditLog.id));

describe('ASVS 8.2.2, 8.3.1: rank counts for personal data too', () => {
  test('an administrator does not become owner through the owner’s mail', async () => {
    const [admin, owner] = [await api.make.person(4), await api.make.person(5)];
    await forgot(owner.email);
    const { token } = await mailedLetter(api, owner.email);
    expect(token).toHaveLength(43);
    for (const email of [owner.email, owner.email.toUpperCase(), ` ${owner.email}`]) {
      const exported = await send('/admin/privacy/export', { email }, admin);
      expect(JSON.stringify(exported.answer)).not.toContain(token);
      expect(exported).toMatchObject({ status: 403, answer: { message: expect.stringContaining('Only an owner') } });
    }
    tally({ requests: 3 });
  });

  test.each(['find', 'export', 'erase'])(
    '%s: neither an owner nor another administrator, nor what they sent',
    async (act) => {
      const admin = await api.make.person(4);
      for (const role of [4, 5] as const) {
        const above = await api.make.person(role);
        const json = { senderName: 'Head', senderEmail: above.email, senderPhone: '', inquiry: 'From my own address' };
        await send('/mail/contact', json);
        const { email } = above;
        const { status, answer } = await send(`/admin/privacy/${act}`, { email, confirm: email }, admin);
        expect([status, JSON.stringify(answer).includes('my own')], `${act} of role ${role}`).toEqual([403, false]);
        expect(await api.deps.db.$count(users, eq(users.id, above.id))).toBe(1);
      }
      tally({ requests: 2 });
    },
  );

  test('below one’s rank, without an account, and one’s own copy: allowed', async () => {
    const [admin, editor] = [await api.make.person(4), await api.make.person(3)];
    await send('/mail/contact', { senderName: 'P', senderEmail: 'p@home.example', senderPhone: '', inquiry: 'Hi' });
    for (const email of [editor.email, 'p@home.example', admin.email]) {
      for (const act of ['find', 'export']) {
        expect((await send(`/admin/privacy/${act}`, { email }, admin)).status, `${act} ${email}`).toBe(200);
      }
    }
    // A rank that was lost counts at once.
    const owner = await api.make.person(5);
    await api.request('PUT', `/admin/users/${editor.id}`, { as: owner, json: { role: 4 } });
    expect((await send('/admin/privacy/export', { email: editor.email }, admin)).status).toBe(403);
  });

  test('the alumni directory: an administrator ties nothing to an owner’s account', async () => {
    const [admin, owner] = [await api.make.person(4), await api.make.person(5)];
    const entry = {
      name: 'A',
      email: 'x@home.example',
      phone: '',
      classOf: 2010,
      details: '',
      status: 'published' as const,
    };
    const [added] = await api.deps.db.insert(alumni).values(entry).returning();
    const json = { alumnusId: added?.id };
    const claim = (as: Person) => api.request('POST', `/users/alum/${owner.id}/claim`, { as, json });
    expect((await claim(admin)).status).toBe(403);
    expect((await claim(owner)).status).toBe(200);
  });
});

describe('ASVS 14.2.4, 6.4.1: the secret of a mailed link is nowhere but in the mail', () => {
  let server: MailServer;
  let queue: Awaited<ReturnType<typeof openMailQueue>>;
  beforeAll(async () => {
    server = await startMailServer();
    queue = await openMailQueue(api);
  });
  afterAll(async () => {
    await queue.close();
    await server.close();
  });
  const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 5000, deadline: 10_000 };
  const deliver = () =>
    createDelivery(api.deps.db, api.deps.clock, { smtpUrl: server.url, from: 'a@school.example' }, timeouts);
  const readLast = () => (server.received.at(-1)?.text ?? '').replace(/=\r\n/g, '').replaceAll('=3D', '=');

  test('unsent it is with the job alone, sent it is nowhere, and the link works', async () => {
    for (const kind of ['reset', 'invitation'] as const) {
      const owner = await api.make.person(5);
      await queue.empty();
      server.setBehaviour('takes');
      if (kind === 'reset') await forgot(owner.email);
      const { token } = kind === 'reset' ? await mailedLetter(api, owner.email) : await invite(owner);
      expect(await columnsWith(api.database.pool, [token])).toEqual(['job.data']);
      server.setBehaviour('has no room');
      await queue.attempt(deliver());
      expect(await columnsWith(api.database.pool, [token])).toEqual(['job.data']);
      server.setBehaviour('takes');
      await queue.attempt(deliver());
      expect(tokenIn(readLast())).toBe(token);
      expect(await columnsWith(api.database.pool, [token])).toEqual([]);
      const path = kind === 'reset' ? '/users/reset' : '/users/accept';
      expect((await send(path, { token, pwd: goodPassword })).status).toBeLessThan(300);
    }
  });

  test('what a mail server repeats of it is not stored, and once the mail has failed it is gone as well', async () => {
    const owner = await api.make.person(5);
    await queue.empty();
    const { email, token } = await invite(owner);
    server.setBehaviour('repeats what it refuses');
    await queue.attempt(deliver());
    const [mail] = await lettersTo(email);
    expect(mail?.lastError).toContain('554');
    expect(await columnsWith(api.database.pool, [token])).toEqual(['job.data']);
    server.setBehaviour('knows nobody');
    for (let n = 0; n < 4; n += 1) await queue.attempt(deliver());
    expect(await lettersTo(email)).toMatchObject([{ status: 'failed' }]);
    expect(await columnsWith(api.database.pool, [token])).toEqual([]);
  });

  test('the link in the stored mail, were it read, opens nothing', async () => {
    const owner = await api.make.person(5);
    await forgot(owner.email);
    const [stored] = await lettersTo(owner.email);
    for (const text of [stored?.body, stored?.html]) {
      const found = tokenIn(text ?? '');
      expect(found).not.toBe('');
      expect((await send('/users/reset', { token: found.padEnd(20, 'x'), pwd: goodPassword })).status).toBe(400);
    }
  });

  test('no export has the text of such a mail', async () => {
    const [owner, editor] = [await api.make.person(5), await api.make.person(3)];
    await forgot(editor.email);
    for (const as of [owner, await api.make.person(4)]) {
      const { answer } = await send('/admin/privacy/export', { email: editor.email }, as);
      expect(answer.otherMails).toMatchObject([{ to: editor.email, subject: 'Choose a new password' }]);
      expect(JSON.stringify(answer)).not.toMatch(/token=|\/reset|\/invitation\?/);
    }
  });

  test('“send again” makes a new link for an invitation, and none for a forgotten password', async () => {
    const owner = await api.make.person(5);
    const { email, token } = await invite(owner);
    const old = await mailedLetter(api, email);
    await api.deps.db.update(mails).set({ status: 'failed' }).where(eq(mails.id, old.id));
    expect((await send(`/admin/mails/${old.id}/resend`, {}, owner)).status).toBe(200);
    const fresh = await mailedLetter(api, email);
    expect(fresh.id).not.toBe(old.id);
    expect((await accept(token)).status).toBe(400);
    expect((await accept(fresh.token)).status).toBe(200);
    // Accepted meanwhile: there is nothing to send.
    expect((await send(`/admin/mails/${old.id}/resend`, {}, owner)).status).toBe(409);
    await forgot(owner.email);
    const reset = await mailedLetter(api, owner.email);
    expect((await send(`/admin/mails/${reset.id}/resend`, {}, owner)).status).toBe(409);
  });

  test('a link that died while the mail waited is not sent', async () => {
    const person = await api.make.person(1);
    await queue.empty();
    server.setBehaviour('takes');
    await forgot(person.email);
    const before = server.received.length;
    api.advanceClock(2 * 3_600_000);
    await queue.attempt(deliver());
    api.advanceClock(-2 * 3_600_000);
    expect(server.received).toHaveLength(before);
    expect(await lettersTo(person.email)).toMatchObject([{ status: 'failed', lastError: expect.any(String) }]);
  });
});

describe('ASVS 16.3.1, 6.3.7: what happens to an account is told to it and written down', () => {
  test('a forgotten password: asked for, and changed', async () => {
    const person = await api.make.person(3);
    await forgot(person.email);
    expect(await logOf('requested', 'user', person.id)).toMatchObject([{ title: person.name, actorId: null }]);
    const { token } = await mailedLetter(api, person.email);
    expect((await send('/users/reset', { token, pwd: 'Another1!horse' })).status).toBe(204);
    expect(await logOf('changed', 'user', person.id)).toMatchObject([{ title: person.name, actorId: person.id }]);
  });

  test('an accepted invitation', async () => {
    const { email, token } = await invite(await api.make.person(4));
    expect((await accept(token)).status).toBe(200);
    const [user] = await api.deps.db.select().from(users).where(eq(users.email, email));
    expect(await logOf('accepted', 'user', user?.id ?? 0)).toMatchObject([{ title: 'Guest', actorId: user?.id }]);
  });

  test.each([
    ['find', 'searched'],
    ['export', 'exported'],
  ])('%s names the person, by the account or by what they sent', async (act, action) => {
    const [owner, person] = [await api.make.person(5), await api.make.person(4)];
    await send(`/admin/privacy/${act}`, { email: person.email }, owner);
    expect(await logOf(action, 'user', person.id)).toMatchObject([{ title: person.name, actorId: owner.id }]);
    const sender = { senderName: 'Ruth', senderEmail: `${act}@home.example`, senderPhone: '' };
    const { id } = (await send('/mail/contact', { ...sender, inquiry: 'Hello' })).answer;
    await send(`/admin/privacy/${act}`, { email: sender.senderEmail }, owner);
    expect(await logOf(action, 'enquiry', id)).toMatchObject([{ title: 'Ruth', actorId: owner.id }]);
  });

  test('an erasure says which account it was, by its number alone', async () => {
    const [owner, person] = [await api.make.person(5), await api.make.person(3)];
    const { email } = person;
    expect((await send('/admin/privacy/erase', { email, confirm: email }, owner)).status).toBe(200);
    const [line] = await api.deps.db.select().from(auditLog).where(eq(auditLog.action, 'erased'));
    expect(line).toMatchObject({ itemId: `user ${person.id}`, actorId: owner.id });
    expect(JSON.stringify(line)).not.toContain(person.name);
  });

  test('a changed password is told to its account, whoever changed it and however', async () => {
    const owner = await api.make.person(5);
    const change: Record<string, (person: Person) => Promise<{ status: number }>> = {
      own: (as) =>
        api.request('PUT', `/users/edit/${as.id}`, { as, json: { oldPwd: goodPassword, pwd: 'Another1!horse' } }),
      office: ({ id }) => api.request('PUT', `/admin/users/${id}`, { as: owner, json: { pwd: 'given-by-owner' } }),
      link: async ({ email }) => {
        await forgot(email);
        return send('/users/reset', { token: (await mailedLetter(api, email)).token, pwd: 'Another1!horse' });
      },
    };
    for (const [way, act] of Object.entries(change)) {
      const person = await api.make.person(4);
      expect((await act(person)).status, way).toBeLessThan(300);
      const letter = await mailedLetter(api, person.email);
      expect(letter.kind, way).toBe('account-change');
      expect(letter.text, way).toMatch(/password.+changed|set a new password/i);
      expect(letter.text, way).toContain('If this was not you');
      expect(letter.text, way).toContain('http://school.example/forgot');
      expect(letter.text, way).not.toMatch(/Another1|given-by-owner|token=/);
    }
    // What fails, changes nothing and tells nothing.
    const person = await api.make.person(1);
    await api.request('PUT', `/users/edit/${person.id}`, { as: person, json: { oldPwd: 'x', pwd: 'Another1!horse' } });
    expect(await lettersTo(person.email)).toEqual([]);
  });
});

describe('ASVS 8.3.2, 7.4.2: nothing outlives the rights of who gave it', () => {
  const isOpen = async ({ id, token }: { id: number; token: string }) => {
    const seen = await api.request('GET', `/users/invitation?token=${token}`, { address: address() });
    const owner = await api.make.person(5);
    const { answer } = await api.request('GET', '/admin/invitations', { as: owner });
    const listed = answer.find((row: { id: number }) => row.id === id);
    expect(listed?.expired).toBe(seen.status !== 200);
    return seen.status === 200;
  };

  const lose: Record<string, (admin: Person, owner: Person) => Promise<unknown>> = {
    suspended: ({ id }, as) => api.request('PUT', `/admin/users/${id}`, { as, json: { suspend: true } }),
    demoted: ({ id }, as) => api.request('PUT', `/admin/users/${id}`, { as, json: { role: 3 } }),
    erased: ({ email }, as) => send('/admin/privacy/erase', { email, confirm: email }, as),
    'demoted on the machine': ({ id }) => api.deps.db.update(users).set({ role: 1 }).where(eq(users.id, id)),
  };
  test.each(Object.keys(lose))('an invitation of somebody who is %s', async (way) => {
    const [admin, owner] = [await api.make.person(4), await api.make.person(5)];
    const [low, high, other] = [await invite(admin, 1), await invite(admin, 4), await invite(owner, 4)];
    expect(await isOpen(high)).toBe(true);
    await lose[way]?.(admin, owner);
    for (const one of [low, high]) {
      expect(await isOpen(one)).toBe(false);
      expect((await accept(one.token)).status).toBe(400);
      expect(await api.deps.db.$count(users, eq(users.email, one.email))).toBe(0);
    }
    expect(await isOpen(other)).toBe(true);
    // Whoever sends it again answers for it from then on.
    expect((await send(`/admin/invitations/${high.id}/resend`, {}, owner)).status).toBe(200);
    expect((await accept((await mailedLetter(api, high.email)).token)).status).toBe(200);
  });

  test('lifting a suspension does not bring back what was sent before it', async () => {
    const [admin, owner] = [await api.make.person(4), await api.make.person(5)];
    const sent = await invite(admin, 4);
    for (const suspend of [true, false]) {
      await api.request('PUT', `/admin/users/${admin.id}`, { as: owner, json: { suspend } });
    }
    expect(await isOpen(sent)).toBe(false);
    expect((await accept(sent.token)).status).toBe(400);
  });

  test('race: accepting waits for a suspension that is under way, and so does inviting', async () => {
    const admin = await api.make.person(4);
    const { token } = await invite(admin, 4);
    const client = await api.database.pool.connect();
    await client.query('begin');
    await client.query('update users set suspended = true where id = $1', [admin.id]);
    const json = { name: 'Late', email: `late${++addresses}@home.example`, role: 4 };
    const late = [accept(token), send('/admin/invitations', json, admin)];
    // Both must be waiting for the row by now.
    const waiting = () =>
      client.query<{ n: number }>(
        "select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
    for (let n = 0; n < 500 && (await waiting()).rows[0]?.n !== 2; n += 1) await new Promise(setImmediate);
    await client.query('commit');
    client.release();
    expect((await Promise.all(late)).map(({ status }) => status)).toEqual([400, 403]);
    expect(await api.deps.db.$count(invitations, eq(invitations.email, json.email))).toBe(0);
  });

  test('a link for a new password dies with a suspension', async () => {
    const [person, owner] = [await api.make.person(3), await api.make.person(5)];
    await forgot(person.email);
    const { token } = await mailedLetter(api, person.email);
    for (const suspend of [true, false]) {
      await api.request('PUT', `/admin/users/${person.id}`, { as: owner, json: { suspend } });
    }
    expect((await send('/users/reset', { token, pwd: 'Another1!horse' })).status).toBe(400);
  });
});
