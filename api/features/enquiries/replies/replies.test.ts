import { randomUUID } from 'node:crypto';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as contract from '../../../../contract/enquiries/enquiries.ts';
import { answerTo, deliverNewest, headersOf } from '../../../../tests/support/answering.ts';
import { testApi } from '../../../../tests/support/api.ts';
import { emptyAuditLog } from '../../../../tests/support/audit-log.ts';
import { pdfBytes } from '../../../../tests/support/document-files.ts';
import { receive as receiveRow } from '../../../../tests/support/enquiry-rows.ts';
import { jpegBytes, type Person } from '../../../../tests/support/factory.ts';
import { type MailServer, startMailServer } from '../../../../tests/support/mail-server.ts';
import { enquiries, mails } from '../../../db/tables/enquiries.ts';
import { enquiryMessages, messageFiles } from '../../../db/tables/enquiry-messages.ts';
import { auditLog } from '../../../db/tables/history.ts';

const api = testApi();
let admin: Person;
let owner: Person;
let server: MailServer;

beforeAll(async () => {
  admin = await api.make.person(4, { name: 'Grace Achieng' });
  owner = await api.make.person(5, { name: 'Ruth Namutebi' });
  server = await startMailServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await api.deps.db.delete(mails);
  await api.deps.db.delete(enquiries);
  await emptyAuditLog(api.database.pool);
  server.received.length = 0;
});

const receive = (values?: Parameters<typeof receiveRow>[1]) => receiveRow(api, { kind: 'contact', ...values });
const answer = (...[id, words]: Parameters<ReturnType<typeof answerTo>>) => answerTo(api, admin)(id, words);
const view = (id: number) => api.request('GET', `/admin/enquiries/${id}`, { as: admin });
const takeBack = (id: number, messageId: number, as = admin) =>
  api.request('DELETE', `/admin/enquiries/${id}/replies/${messageId}`, { as });
const messageIdOf = async (id: number) => (await view(id)).answer.messages.at(-1)?.id ?? 0;

test('an answer is mailed with the code in its subject and stays in the conversation', async () => {
  const { id, receipt } = await receive();
  const { status, answer: sent } = await answer(id, { text: ' Dear Peter,\n\nyes. ', close: 'no' });
  expect(status).toBe(201);
  expect(contract.enquiryView.strict().parse(sent)).toEqual(sent);
  expect(sent.messages).toMatchObject([
    { direction: 'out', author: 'Grace Achieng', authorId: admin.id, text: 'Dear Peter,\n\nyes.', files: [] },
  ]);
  expect(sent.mails).toMatchObject([{ id: sent.messages[0]?.mailId, status: 'waiting', attempts: 0 }]);
  expect(sent.enquiry.status).toBe('contacted');
  expect(sent.history.map(({ text }) => text)).toEqual(['Moved from New to Contacted']);
  await deliverNewest(api, server.url);
  const [{ to, text } = { to: [], text: '' }] = server.received;
  expect(to).toEqual(['peter@mail.example']);
  expect(headersOf(text)).toMatch(new RegExp(`^Subject: Your message to .+ \\[${receipt}\\]$`, 'm'));
  expect(headersOf(text)).toMatch(/^Message-ID: <[\da-f-]{36}@school\.example>$/im);
  // Somebody wrote it, so a holiday notice may answer it.
  expect(headersOf(text)).not.toContain('Auto-Submitted');
  expect((await view(id)).answer.mails).toMatchObject([{ status: 'sent' }]);
  const log = await api.deps.db.select().from(auditLog).orderBy(asc(auditLog.id));
  expect(log.map(({ action, title, actorName }) => [action, title, actorName])).toEqual([
    ['answered', 'Peter Okello', 'Grace Achieng'],
  ]);
});

test('answers are one conversation in the mailbox of their reader', async () => {
  const { id } = await receive();
  await answer(id, { text: 'First' });
  await deliverNewest(api, server.url);
  await answer(id, { text: 'Second', seen: await messageIdOf(id) });
  await deliverNewest(api, server.url);
  const [first, second] = server.received.map(({ text }) => headersOf(text));
  const firstId = /^Message-ID: (.+)$/im.exec(first ?? '')?.[1] ?? 'none';
  expect(first).not.toMatch(/^In-Reply-To/im);
  expect(second).toMatch(new RegExp(`^In-Reply-To: ${firstId}$`, 'im'));
  expect(second).toMatch(new RegExp(`^References: ${firstId}$`, 'im'));
});

test('sent twice it is one, also by two clicks at once; the key of another enquiry is refused', async () => {
  const [one, other] = [await receive(), await receive()];
  const key = randomUUID();
  const both = await Promise.all([answer(one.id, { key }), answer(one.id, { key })]);
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  expect((await answer(one.id, { key })).status).toBe(201);
  expect(await api.deps.db.$count(enquiryMessages)).toBe(1);
  expect(await api.deps.db.$count(mails)).toBe(1);
  const { status, refusal } = await answer(other.id, { key });
  expect([status, refusal.fields]).toEqual([400, { key: 'This answer belongs to another enquiry.' }]);
});

test('of two who answer at once the second looks first', async () => {
  const { id } = await receive();
  await answer(id);
  const { status, refusal } = await answerTo(api, owner)(id, { text: 'No.' });
  expect([status, refusal.code]).toEqual([409, 'stale']);
  expect(refusal.message).toContain('Grace Achieng has answered since you opened this');
  expect((await answerTo(api, owner)(id, { text: 'No.', seen: await messageIdOf(id) })).status).toBe(201);
});

test('documents of the site, files and pictures go with it and can be read again', async () => {
  const { id } = await receive();
  const form = new FormData();
  for (const [name, value] of Object.entries({ title: 'Transport 2027', topic: 'Bus' })) form.set(name, value);
  form.set('file', new File([new Uint8Array(pdfBytes('bus'))], 'x.pdf'));
  const document = (await api.request('POST', '/admin/documents', { as: admin, form })).answer;
  const files = [
    new File([new Uint8Array(pdfBytes('form'))], '../a/Medicine "form"\r\nBcc: x@y.example.pdf'),
    new File([new Uint8Array(await jpegBytes())], 'hall.jpeg'),
  ];
  const { answer: sent } = await answer(id, { documents: [document.id], files });
  expect(sent.messages[0]?.files.map(({ name }) => name)).toEqual([
    'Transport 2027.pdf',
    'a Medicine form Bcc x@y.example.pdf',
    'hall.jpg',
  ]);
  await deliverNewest(api, server.url);
  const text = server.received[0]?.text ?? '';
  expect(text).toContain('filename="Transport 2027.pdf"');
  expect(text).not.toMatch(/^Bcc:/im);
  expect(text).toContain(pdfBytes('bus').toString('base64').slice(0, 60));
  const [first] = sent.messages[0]?.files ?? [];
  const file = await api.request('GET', `/admin/enquiry-files/${first?.id ?? 0}`, { as: admin });
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''Transport%202027\.pdf$/);
  expect(file.answer).toBe(pdfBytes('bus').toString());
});

test('until it has left it can be taken back by who wrote it or an owner, and the enquiry stands as before', async () => {
  const { id } = await receive();
  await answer(id, { text: 'Wrong', close: 'yes', files: [new File([new Uint8Array(pdfBytes())], 'a.pdf')] });
  expect((await view(id)).answer.enquiry.status).toBe('closed');
  const message = await messageIdOf(id);
  const colleague = await api.make.person(4);
  expect((await takeBack(id, message, colleague)).status).toBe(403);
  const { status, answer: back } = await takeBack(id, message);
  expect([status, back]).toEqual([200, { text: 'Wrong' }]);
  const now = (await view(id)).answer;
  expect(now).toMatchObject({ messages: [], mails: [], enquiry: { status: 'new' } });
  expect(await api.deps.db.$count(messageFiles)).toBe(0);
  expect((await takeBack(id, message)).status).toBe(404);

  await answer(id);
  await deliverNewest(api, server.url);
  const late = await takeBack(id, await messageIdOf(id), owner);
  expect([late.status, late.refusal.message]).toEqual([
    409,
    'Too late: the answer has left, or is leaving at this moment.',
  ]);
});

test('the preview is the letter, and writes nothing', async () => {
  const { id, receipt } = await receive({ kind: 'application' });
  const json = { text: 'Dear Peter, <b>yes</b>.' };
  const { answer: letter } = await api.request('POST', `/admin/enquiries/${id}/reply-preview`, { as: admin, json });
  expect(letter.subject).toMatch(new RegExp(`^Your application to .+ \\[${receipt}\\]$`));
  expect(letter.text).toContain('Dear Peter, <b>yes</b>.');
  expect(await api.deps.db.$count(mails)).toBe(0);
});

test('an answer that failed is looked for, although it has closed its enquiry', async () => {
  const { id } = await receive();
  await answer(id, { close: 'yes' });
  await api.deps.db.update(mails).set({ status: 'failed', attempts: 21, lastError: 'no room' });
  const { answer: inbox } = await api.request('GET', '/admin/enquiries?show=failed', { as: admin });
  expect(inbox.docs.map((card) => card.id)).toEqual([id]);
});

test('templates: those of every school, then one’s own; two who change them at once', async () => {
  const load = () => api.request('GET', '/admin/reply-templates', { as: admin });
  const save = (json: object, as = admin) => api.request('PUT', '/admin/reply-templates', { as, json });
  const first = (await load()).answer;
  expect(first.templates.length).toBeGreaterThan(2);
  expect(first.updatedAt).toBeNull();
  const templates = [{ name: ' Visit ', text: 'Dear {name}' }];
  const saved = await save({ templates, updatedAt: null });
  expect(saved.answer.templates).toEqual([{ name: 'Visit', text: 'Dear {name}' }]);
  expect((await save({ templates, updatedAt: null }, owner)).status).toBe(409);
  const twice = [...templates, { name: 'visit', text: 'x' }];
  expect((await save({ templates: twice })).refusal.fields).toEqual({ templates: 'Two templates have the same name.' });
  expect((await save({ templates: [{ name: '', text: '' }] })).refusal.fields).toEqual({
    'templates.0.name': 'Give the template a name.',
    'templates.0.text': 'Write the text of the template.',
  });
  expect((await save({ templates: [] })).status).toBe(200);
  expect((await load()).answer.templates).toEqual([]);
});
