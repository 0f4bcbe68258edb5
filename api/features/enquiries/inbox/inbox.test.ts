import { asc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as contract from '../../../../contract/enquiries/enquiries.ts';
import { testApi } from '../../../../tests/support/api.ts';
import { emptyAuditLog } from '../../../../tests/support/audit-log.ts';
import { enqueueMail, receive as receiveRow } from '../../../../tests/support/enquiry-rows.ts';
import type { Person } from '../../../../tests/support/factory.ts';
import { enquiries, enquiryNotes, mails } from '../../../db/tables/enquiries.ts';
import { auditLog } from '../../../db/tables/history.ts';

const api = testApi();
let admin: Person;
let owner: Person;

beforeAll(async () => {
  admin = await api.make.person(4, { name: 'Grace Achieng' });
  owner = await api.make.person(5, { name: 'Ruth Namutebi' });
});
beforeEach(async () => {
  await api.deps.db.delete(mails);
  await api.deps.db.delete(enquiries);
  await emptyAuditLog(api.database.pool);
});

const receive = (values?: Parameters<typeof receiveRow>[1]) => receiveRow(api, values);
const enqueue = (enquiryId: number, status: 'waiting' | 'sent' | 'failed') => enqueueMail(api, enquiryId, status);
const get = <const Url extends string>(url: Url) => api.request('GET', `/admin/enquiries${url}`, { as: admin });
const put = (id: number, json: unknown, as = admin) => api.request('PUT', `/admin/enquiries/${id}`, { as, json });
const note = (id: number, json: unknown) => api.request('POST', `/admin/enquiries/${id}/notes`, { as: admin, json });
const resend = (id: number) => api.request('POST', `/admin/mails/${id}/resend`, { as: admin });
const auditEvents = () => api.deps.db.select().from(auditLog).orderBy(asc(auditLog.id));

describe('one enquiry', () => {
  const strict = contract.enquiryView.strict();

  test('with all its fields, what was done about it, and its mails', async () => {
    const { id } = await receive();
    const mail = await enqueue(id, 'failed');
    await put(id, { status: 'contacted', assigneeId: owner.id });
    await note(id, { text: ' Called,\nshe will come. ' });
    const { status, answer } = await get(`/${id}`);
    expect(status).toBe(200);
    expect(strict.parse(answer)).toEqual(answer);
    expect(answer.enquiry).toMatchObject({
      ...{ id, kind: 'application', status: 'contacted', senderName: 'Peter Okello', message: 'She likes maths.' },
      ...{ childName: 'Joy Okello', birthDate: '2019-03-14', classOf: null, answers: null },
      assignee: { id: owner.id, name: 'Ruth Namutebi' },
    });
    const lines = answer.history.map(({ kind, text, author }: contract.HistoryLine) => [kind, text, author]);
    expect(lines).toEqual([
      ['status', 'Moved from New to Contacted', 'Grace Achieng'],
      ['assignee', 'Assigned to Ruth Namutebi', 'Grace Achieng'],
      ['note', 'Called,\nshe will come.', 'Grace Achieng'],
    ]);
    const { kind: _, replyTo, body, html, enquiryId, ...shown } = mail;
    expect(answer.mails).toEqual([{ ...shown, isReceipt: false, createdAt: mail.createdAt.toISOString() }]);
    expect((await auditEvents()).map(({ action, kind, title, detail }) => [action, kind, title, detail])).toEqual([
      ['changed', 'enquiry', 'Peter Okello', 'Moved from New to Contacted. Assigned to Ruth Namutebi'],
      ['noted', 'enquiry', 'Peter Okello', ''],
    ]);
    expect(await api.countStatements(() => get(`/${id}`))).toBe(5);
  });

  test('a testimonial has answers and no message', async () => {
    const { id } = await receive({ kind: 'testimonial', message: '1\n2' });
    const { answer } = await get(`/${id}`);
    expect(answer.enquiry).toMatchObject({ message: '', classOf: 2010, answers: ['1', '2', '3', '4', '5', '6'] });
  });

  test('a change that changes nothing leaves no line', async () => {
    const { id, updatedAt } = await receive();
    const { status, answer } = await put(id, { status: 'new', assigneeId: null });
    expect(status).toBe(200);
    expect(answer.history).toEqual([]);
    expect(answer.enquiry.updatedAt).toBe(updatedAt.toISOString());
    expect((await put(id, {})).status).toBe(200);
    expect(await auditEvents()).toEqual([]);
  });

  test('an application takes every step, the others only three', async () => {
    const application = await receive();
    for (const status of ['contacted', 'visit', 'offered', 'enrolled', 'closed', 'new']) {
      expect((await put(application.id, { status })).answer.enquiry.status).toBe(status);
    }
    for (const kind of ['contact', 'testimonial'] as const) {
      const { id } = await receive({ kind });
      for (const status of ['contacted', 'closed', 'new']) {
        expect((await put(id, { status })).answer.enquiry.status).toBe(status);
      }
      for (const status of ['visit', 'offered', 'enrolled']) {
        const { status: code, refusal } = await put(id, { status });
        expect(code).toBe(400);
        expect(refusal.fields).toEqual({ status: 'A message or testimonial is new, contacted or closed.' });
      }
    }
  });

  test('it is given to active administrators only, and taken back', async () => {
    const { id } = await receive();
    const [editor, gone] = [await api.make.person(3), await api.make.person(4, { suspended: true })];
    for (const assigneeId of [editor.id, gone.id, 999_999]) {
      const { status, refusal } = await put(id, { status: 'closed', assigneeId });
      expect(status).toBe(400);
      expect(refusal.fields).toEqual({ assigneeId: 'Choose an administrator, or nobody.' });
    }
    expect((await get(`/${id}`)).answer).toMatchObject({ history: [], enquiry: { status: 'new' } });
    await put(id, { assigneeId: admin.id });
    const { answer } = await put(id, { assigneeId: null });
    expect(answer.enquiry.assignee).toBeNull();
    expect(answer.history.at(-1)?.text).toBe('Assigned to nobody');
    const people = await get('/people');
    expect(contract.assignablePeople.strict().parse(people.answer)).toEqual(people.answer);
    const names = people.answer.people.map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(['Grace Achieng', 'Ruth Namutebi']));
    expect(names).not.toContain(editor.name);
    expect(names).not.toContain(gone.name);
  });

  test('two who move it at once: the second is told; a note is in nobody’s way', async () => {
    const { id, updatedAt } = await receive();
    const startedFrom = { updatedAt: updatedAt.toISOString() };
    await note(id, { text: 'Beside it.' });
    expect((await put(id, { status: 'contacted', ...startedFrom })).status).toBe(200);
    const late = await put(id, { status: 'closed', ...startedFrom }, owner);
    expect(late.status).toBe(409);
    expect(late.refusal.code).toBe('stale');
    const { answer } = await get(`/${id}`);
    expect(answer.enquiry.status).toBe('contacted');
    expect((await put(id, { status: 'closed', updatedAt: answer.enquiry.updatedAt }, owner)).status).toBe(200);
  });

  test('every wrong field is named', async () => {
    const { id } = await receive();
    const wrong = await put(id, { status: 'lost', assigneeId: 'me', updatedAt: 'now' });
    expect(wrong.status).toBe(400);
    expect(Object.keys(wrong.refusal.fields).sort()).toEqual(['assigneeId', 'status', 'updatedAt']);
    for (const json of [{}, { text: ' \n' }]) {
      expect((await note(id, json)).refusal.fields).toEqual({ text: 'Write a note first.' });
    }
    expect((await note(id, { text: 'x'.repeat(5_001) })).refusal.fields).toHaveProperty('text');
    const longest = await note(id, { text: 'x'.repeat(5_000) });
    expect(longest.status).toBe(201);
    expect(contract.noteAnswer.strict().parse(longest.answer)).toEqual(longest.answer);
  });

  test('what is not there, and who may not', async () => {
    const editor = await api.make.person(3);
    const { id } = await receive();
    const mail = await enqueue(id, 'failed');
    for (const [method, url, json] of [
      ['GET', '/admin/enquiries'],
      ['GET', '/admin/enquiries/export'],
      ['GET', '/admin/enquiries/people'],
      ['GET', `/admin/enquiries/${id}`],
      ['PUT', `/admin/enquiries/${id}`, { status: 'closed' }],
      ['POST', `/admin/enquiries/${id}/notes`, { text: 'x' }],
      ['POST', `/admin/enquiries/${id}/not-spam`],
      ['GET', '/admin/applications/board'],
      ['POST', `/admin/mails/${mail.id}/resend`],
    ] as const) {
      expect((await api.request(method, url, { json })).status).toBe(401);
      expect((await api.request(method, url, { json, as: editor })).status).toBe(403);
    }
    expect((await get('/999999')).status).toBe(404);
    expect((await put(999_999, { status: 'closed' })).status).toBe(404);
    expect((await note(999_999, { text: 'x' })).status).toBe(404);
    expect((await resend(999_999)).status).toBe(404);
    expect((await get('/nonsense')).status).toBe(400);
  });

  test('the history stays when an account goes', async () => {
    const { id } = await receive();
    await note(id, { text: 'Mine.' });
    await api.deps.db.update(enquiryNotes).set({ authorId: null });
    expect((await get(`/${id}`)).answer.history).toMatchObject([{ text: 'Mine.', author: null }]);
  });
});

describe('mails', () => {
  const jobsOf = async (mailId: number) => {
    const { rows } = await api.database.pool.query(
      "select retry_count from pgboss.job where name = 'mail' and state < 'active' and data = $1",
      [{ mailId }],
    );
    return rows.length;
  };

  test.each(['failed', 'waiting'] as const)('one that is %s is queued again, once', async (state) => {
    const mail = await enqueue((await receive()).id, state);
    for (let n = 0; n < 3; n++) {
      const { status, answer } = await resend(mail.id);
      expect(status).toBe(200);
      expect(contract.mailAnswer.strict().parse(answer)).toMatchObject({ status: 'waiting', attempts: 3 });
    }
    const [row] = await api.deps.db.select().from(mails).where(eq(mails.id, mail.id));
    expect(row).toMatchObject({ status: 'waiting', lastError: 'no room' });
    expect(await jobsOf(mail.id)).toBe(1);
    expect(await auditEvents()).toMatchObject(
      Array(3).fill({ action: 'resent', kind: 'mail', itemId: String(mail.id) }),
    );
  });

  test('one that was sent is not sent twice', async () => {
    const mail = await enqueue((await receive()).id, 'sent');
    const { status, refusal } = await resend(mail.id);
    expect(status).toBe(409);
    expect(refusal.message).toBe('This mail has been sent already.');
    expect(await jobsOf(mail.id)).toBe(1);
    expect(await auditEvents()).toEqual([]);
  });
});

describe('what was quarantined', () => {
  const notSpam = (id: number) => api.request('POST', `/admin/enquiries/${id}/not-spam`, { as: admin });

  test('is told from the rest, and taken back with its mails, once', async () => {
    const { id, receipt } = await receive({ suspicion: 'It has 4 links.' });
    expect((await get(`/${id}`)).answer).toMatchObject({
      enquiry: { receipt, suspicion: 'It has 4 links.' },
      mails: [],
    });
    const both = await Promise.all([notSpam(id), notSpam(id)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const { answer } = await notSpam(id);
    expect(contract.enquiryView.strict().parse(answer)).toEqual(answer);
    expect(answer.enquiry.suspicion).toBeNull();
    expect(answer.history.map(({ text }: contract.HistoryLine) => text)).toEqual([
      'Not spam. It was set aside: It has 4 links.',
    ]);
    expect(answer.mails.map(({ isReceipt, recipient }: contract.QueuedMail) => [isReceipt, recipient])).toEqual([
      [false, 'office@school.example'],
      [true, 'peter@mail.example'],
    ]);
    expect(await auditEvents()).toMatchObject([{ action: 'changed', kind: 'enquiry', detail: 'Not spam' }]);
    expect((await notSpam(999_999)).status).toBe(404);
  });

  test('what was never quarantined gets no second mail', async () => {
    const { id } = await receive();
    expect((await notSpam(id)).answer.mails).toEqual([]);
    expect(await auditEvents()).toEqual([]);
  });
});
