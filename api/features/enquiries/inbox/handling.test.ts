import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as contract from '../../../../contract/enquiries/enquiries.ts';
import { answerTo } from '../../../../tests/support/answering.ts';
import { testApi } from '../../../../tests/support/api.ts';
import { emptyAuditLog } from '../../../../tests/support/audit-log.ts';
import { pdfBytes } from '../../../../tests/support/document-files.ts';
import { enqueueMail, receive as receiveRow } from '../../../../tests/support/enquiry-rows.ts';
import type { Person } from '../../../../tests/support/factory.ts';
import { enquiries, enquiryNotes, mails } from '../../../db/tables/enquiries.ts';
import { enquiryMessages, messageFiles } from '../../../db/tables/enquiry-messages.ts';
import { auditLog, trash } from '../../../db/tables/history.ts';
import { users } from '../../../db/tables/users.ts';
import { emptyTrash } from '../../trash/trash.service.ts';

const api = testApi();
const hour = 3_600_000;
const day = 24 * hour;
let admin: Person;
let owner: Person;
/** Who looks, also later. */
let reader: Person;
let passed = 0;
/** Whoever was signed in has to do so again. */
const pass = async (ms: number) => {
  passed += ms;
  api.advanceClock(ms);
  reader = await api.make.person(4);
};

beforeAll(async () => {
  admin = await api.make.person(4, { name: 'Grace Achieng' });
  owner = await api.make.person(5, { name: 'Ruth Namutebi' });
});
beforeEach(async () => {
  reader = admin;
  for (const table of [mails, enquiries, trash]) await api.deps.db.delete(table);
  await emptyAuditLog(api.database.pool);
});
afterEach(() => {
  api.advanceClock(-passed);
  passed = 0;
});

const now = () => api.deps.clock().getTime();
const iso = (ms: number) => new Date(ms).toISOString();
const receive = (values?: Parameters<typeof receiveRow>[1]) => receiveRow(api, { kind: 'contact', ...values });
const view = async (id: number) => (await api.request('GET', `/admin/enquiries/${id}`, { as: reader })).answer;
const list = async (query = '') => (await api.request('GET', `/admin/enquiries?${query}`, { as: reader })).answer;
const found = async (query = '') => (await list(query)).docs.map(({ id }) => id);
const waiting = async () => (await api.request('GET', '/admin/enquiries/waiting', { as: reader })).answer;
const put = (id: number, json: object, as = admin) => api.request('PUT', `/admin/enquiries/${id}`, { as, json });
const spam = (id: number, json: object = {}, as = admin) =>
  api.request('POST', `/admin/enquiries/${id}/spam`, { as, json });
const notSpam = (id: number) => api.request('POST', `/admin/enquiries/${id}/not-spam`, { as: admin });
const remove = (id: number, query = '', as = admin) => api.request('DELETE', `/admin/enquiries/${id}${query}`, { as });
const restore = (id: number, as = admin) => api.request('POST', `/trash/enquiry/${id}/restore`, { as });
const linesOf = async (id: number) => (await view(id)).history.map(({ kind, text }) => [kind, text]);
const log = async () =>
  (await api.deps.db.select().from(auditLog).orderBy(asc(auditLog.id))).map(({ action, detail }) => [action, detail]);

describe('a snooze', () => {
  test('puts it out of sight, and it comes back by itself and says so', async () => {
    const [one, other] = [await receive(), await receive()];
    const until = now() + day;
    const { status, answer } = await put(one.id, { snoozedUntil: iso(until), updatedAt: one.updatedAt });
    expect(status).toBe(200);
    expect(answer.enquiry.snoozedUntil).toBe(iso(until));
    expect(await found()).toEqual([other.id]);
    expect(await list()).toMatchObject({ total: 1, snoozed: 1, fresh: { contact: 1 } });
    expect(await found('show=snoozed')).toEqual([one.id]);
    expect((await waiting()).docs.map(({ id }) => id)).toEqual([other.id]);
    expect(await linesOf(one.id)).toEqual([['snooze', expect.stringMatching(/^Snoozed until \d/)]]);
    expect(await log()).toEqual([['changed', expect.stringMatching(/^Snoozed until /)]]);

    await pass(day + 1000);
    expect(await found()).toContain(one.id);
    expect(await list()).toMatchObject({ total: 2, snoozed: 0, fresh: { contact: 2 } });
    const back = (await list()).docs.find(({ id }) => id === one.id);
    expect(back).toMatchObject({ snoozedUntil: iso(until), waitingSince: iso(one.createdAt.getTime()) });
  });

  test('what was answered waits again from the moment on which it comes back', async () => {
    const { id } = await receive();
    await answerTo(api, admin)(id);
    expect((await view(id)).enquiry.waitingSince).toBeNull();
    const until = now() + day;
    await put(id, { snoozedUntil: iso(until) });
    expect((await waiting()).total).toBe(0);
    await pass(2 * day);
    expect(await waiting()).toMatchObject({ total: 1, docs: [{ id, waitingSince: iso(until) }] });
  });

  test('ends with a step or an answer, and not with an assignment; it can be ended by hand', async () => {
    const { id } = await receive();
    const snooze = () => put(id, { snoozedUntil: iso(now() + day) });
    const until = async () => (await view(id)).enquiry.snoozedUntil;
    await snooze();
    await put(id, { assigneeId: owner.id });
    expect(await until()).not.toBeNull();
    await put(id, { status: 'contacted' });
    expect(await until()).toBeNull();
    await snooze();
    await answerTo(api, admin)(id);
    expect(await until()).toBeNull();
    await snooze();
    await put(id, { snoozedUntil: null });
    expect(await until()).toBeNull();
    expect((await linesOf(id)).at(-1)).toEqual(['snooze', 'Woken']);
  });

  test('is found by its name and its code all the same', async () => {
    const { id, receipt } = await receive();
    await put(id, { snoozedUntil: iso(now() + day) });
    expect(await found('q=okello')).toEqual([id]);
    expect(await found(`q=${receipt}`)).toEqual([id]);
  });

  test('is to come, within a year, for what is open and no spam, and of two at once the second looks first', async () => {
    const { id, updatedAt } = await receive();
    for (const snoozedUntil of [iso(now() - 1000), iso(now() + 367 * day), 'tomorrow', 5]) {
      const { status, refusal } = await put(id, { snoozedUntil });
      expect([status, refusal.fields]).toEqual([
        400,
        { snoozedUntil: 'Choose a moment that is still to come, within a year.' },
      ]);
    }
    const startedFrom = { updatedAt: updatedAt.toISOString() };
    expect((await put(id, { snoozedUntil: iso(now() + day), ...startedFrom })).status).toBe(200);
    expect((await put(id, { snoozedUntil: iso(now() + 2 * day), ...startedFrom }, owner)).refusal.code).toBe('stale');
    const closed = await receive({ status: 'closed' });
    expect((await put(closed.id, { snoozedUntil: iso(now() + day) })).status).toBe(409);
    const bad = await receive({ suspicion: 'It has 4 links.' });
    expect((await put(bad.id, { snoozedUntil: iso(now() + day) })).status).toBe(409);
  });
});

describe('who waits longest', () => {
  test('is seen first: the new, those who wrote again, and nobody who has an answer', async () => {
    const at = (hours: number) => new Date(now() - hours * hour);
    const old = await receive({ createdAt: at(50), senderName: 'Old' });
    const again = await receive({ createdAt: at(900), status: 'contacted', heardAt: at(40), senderName: 'Again' });
    const fresh = await receive({ kind: 'application', createdAt: at(1), senderName: 'Fresh' });
    const done = await receive({ createdAt: at(2000), status: 'closed', heardAt: at(1900) });
    const answered = await receive({ createdAt: at(3000), status: 'contacted' });
    await receive({ createdAt: at(4000), suspicion: 'It has 4 links.' });
    expect(await found()).toEqual([old.id, again.id, fresh.id, done.id, answered.id]);
    const answer = await waiting();
    expect(contract.waitingLongest.strict().parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({
      total: 3,
      docs: [{ senderName: 'Old' }, { senderName: 'Again' }, { senderName: 'Fresh', childName: 'Joy Okello' }],
    });
    await put(again.id, { status: 'closed' });
    await put(again.id, { status: 'contacted' });
    expect((await view(again.id)).enquiry.waitingSince).toBeNull();
  });

  test('an answer that is taken back leaves its reader waiting', async () => {
    const heardAt = new Date(now() - day);
    const { id } = await receive({ status: 'contacted', heardAt });
    const theirs = { direction: 'in' as const, key: '<a@b>', messageId: '<a@b>', text: 'And?', createdAt: heardAt };
    await api.deps.db.insert(enquiryMessages).values({ enquiryId: id, ...theirs });
    const [first] = (await view(id)).messages;
    const { answer } = await answerTo(api, admin)(id, { seen: first?.id ?? 0 });
    expect(answer.enquiry.waitingSince).toBeNull();
    await api.request('DELETE', `/admin/enquiries/${id}/replies/${answer.messages.at(-1)?.id ?? 0}`, { as: admin });
    expect((await view(id)).enquiry.waitingSince).toBe(heardAt.toISOString());
  });
});

describe('spam', () => {
  test('goes to the rest of it, and its mails stay here; taken back, they are made anew', async () => {
    const { answer } = await api.request('POST', '/mail/contact', {
      json: { senderName: 'P', senderEmail: 'p@x.example', senderPhone: '', inquiry: 'When does school begin?' },
    });
    await put(answer.id, { snoozedUntil: iso(now() + day) });
    const marked = await spam(answer.id);
    expect(marked.status).toBe(200);
    expect(marked.answer).toMatchObject({
      enquiry: { suspicion: 'Somebody in the office has marked it as spam.', snoozedUntil: null, waitingSince: null },
      mails: [],
    });
    expect(await found('show=aside')).toEqual([answer.id]);
    expect(await found()).toEqual([]);
    expect((await linesOf(answer.id)).at(-1)).toEqual(['status', 'Marked as spam']);
    expect((await answerTo(api, admin)(answer.id)).status).toBe(409);
    expect((await spam(answer.id)).answer.history).toHaveLength(2);

    expect((await notSpam(answer.id)).answer.mails).toHaveLength(2);
    expect((await log()).map(([, detail]) => detail).slice(1)).toEqual(['Marked as spam', 'Not spam']);
  });

  test('what was mailed before is not mailed again', async () => {
    const { id } = await receive();
    await enqueueMail(api, id, 'sent');
    await spam(id);
    expect((await notSpam(id)).answer.mails).toHaveLength(1);
  });

  test('of two at once the second looks first', async () => {
    const { id, updatedAt } = await receive();
    const startedFrom = { updatedAt: updatedAt.toISOString() };
    await put(id, { assigneeId: admin.id });
    expect((await spam(id, startedFrom, owner)).refusal.code).toBe('stale');
    expect((await view(id)).enquiry.suspicion).toBeNull();
    expect((await spam(999_999)).status).toBe(404);
  });
});

describe('deleted', () => {
  /** Everything about it, as PostgreSQL writes it. */
  const rowsOf = async (id: number) => {
    const parts = [
      'enquiries t where id = $1',
      'mails t where enquiry_id = $1',
      'enquiry_notes t where enquiry_id = $1',
      'enquiry_messages t where enquiry_id = $1',
      'message_files t where message_id in (select id from enquiry_messages where enquiry_id = $1)',
    ];
    const found = parts.map((part) => api.database.pool.query(`select t::text from ${part} order by 1`, [id]));
    return (await Promise.all(found)).map(({ rows }) => rows);
  };

  test('it comes back with its answers, files, notes and mails, exactly as it was', async () => {
    const { id } = await receive({ assigneeId: owner.id });
    await api.request('POST', `/admin/enquiries/${id}/notes`, { as: admin, json: { text: 'Called' } });
    await answerTo(api, admin)(id, { files: [new File([new Uint8Array(pdfBytes('x'))], 'a.pdf')] });
    await api.deps.db.update(mails).set({ status: 'sent', attempts: 1, sentAt: new Date() });
    const before = await rowsOf(id);
    expect(before.map(({ length }) => length)).toEqual([1, 1, 2, 1, 1]);

    expect((await remove(id)).status).toBe(204);
    expect((await rowsOf(id)).flat()).toEqual([]);
    expect(await api.deps.db.$count(mails)).toBe(0);
    expect(await api.deps.db.$count(messageFiles)).toBe(0);
    expect((await api.request('GET', `/admin/enquiries/${id}`, { as: admin })).status).toBe(404);
    expect((await restore(id)).answer).toEqual({ kind: 'enquiry', itemId: id, title: 'Peter Okello' });
    expect(await rowsOf(id)).toEqual(before);
    expect((await log()).map(([action]) => action)).toEqual(['noted', 'answered', 'deleted', 'restored']);
  });

  test('a mail that waits does not leave, and says so when it is back', async () => {
    const { id } = await receive();
    const { id: mailId } = await enqueueMail(api, id, 'waiting');
    await remove(id);
    const { rows } = await api.database.pool.query("select from pgboss.job where name = 'mail' and data = $1", [
      { mailId },
    ]);
    expect(rows).toEqual([]);
    await restore(id);
    expect((await view(id)).mails).toMatchObject([
      { status: 'failed', lastError: 'The enquiry was deleted before this mail had left.' },
    ]);
  });

  test('while a mail about it is leaving it stays', async () => {
    const { id } = await receive();
    const mail = await enqueueMail(api, id, 'waiting');
    const client = await api.database.pool.connect();
    await client.query('begin; select pg_advisory_xact_lock(7004, $1)'.replace('$1', String(mail.id)));
    expect((await remove(id)).status).toBe(409);
    await client.query('rollback');
    client.release();
    expect((await remove(id)).status).toBe(204);
  });

  test('it comes back without those who have left, and not beside its own copy', async () => {
    const gone = await api.make.person(4);
    const sendKey = '0b0f7a3e-9f0e-4a39-9d54-8a2f4f2a1c11';
    const { id } = await receive({ assigneeId: gone.id, sendKey });
    await api.deps.db.insert(enquiryNotes).values({ enquiryId: id, authorId: gone.id, kind: 'note', text: 'Mine' });
    await remove(id);
    await api.deps.db.delete(users).where(eq(users.id, gone.id));
    const copy = await receive({ sendKey });
    const refused = await restore(id);
    expect([refused.status, refused.refusal.message]).toEqual([
      409,
      'It was sent again meanwhile, and is in the inbox.',
    ]);
    await api.deps.db.delete(enquiries).where(eq(enquiries.id, copy.id));
    expect((await restore(id)).status).toBe(200);
    expect(await view(id)).toMatchObject({ enquiry: { assignee: null }, history: [{ text: 'Mine', author: null }] });
  });

  test('after 30 days nothing tells who it was', async () => {
    const { id } = await receive();
    await remove(id);
    await pass(31 * day);
    await emptyTrash(api.deps);
    expect((await restore(id, reader)).status).toBe(404);
    const lines = await api.deps.db.select().from(auditLog).orderBy(asc(auditLog.id));
    expect(lines.map(({ action, title }) => [action, title])).toEqual([
      ['deleted', 'No longer kept'],
      ['removed', 'No longer kept'],
    ]);
  });

  test('of two at once the second looks first', async () => {
    const { id, updatedAt } = await receive();
    await put(id, { status: 'contacted' });
    const { refusal } = await remove(id, `?updatedAt=${encodeURIComponent(updatedAt.toISOString())}`, owner);
    expect(refusal.code).toBe('stale');
    expect((await view(id)).enquiry.status).toBe('contacted');
    expect((await remove(999_999)).status).toBe(404);
  });

  test('a person is found, exported and erased in the trash, too', async () => {
    const { id } = await receive({
      senderName: 'Zubeda Nanteza',
      senderEmail: 'zubeda@x.example',
      message: 'My words',
    });
    await remove(id);
    const ask = (what: 'find' | 'export', email: string) =>
      api.request('POST', `/admin/privacy/${what}`, { as: owner, json: { email } });
    const held = (await ask('find', 'Zubeda@X.example')).answer;
    expect(held.groups).toContainEqual(expect.objectContaining({ kind: 'trash', total: 1 }));
    expect(JSON.stringify((await ask('export', 'zubeda@x.example')).answer)).toContain('My words');
    const json = { email: 'zubeda@x.example', confirm: 'zubeda@x.example' };
    const erased = await api.request('POST', '/admin/privacy/erase', { as: owner, json });
    expect(erased.answer.summary).toContain('1 enquiry');
    expect(await api.deps.db.$count(trash)).toBe(0);
    const { rows } = await api.database.pool.query("select from audit_log where title like '%Zubeda%'");
    expect(rows).toEqual([]);
  });
});
