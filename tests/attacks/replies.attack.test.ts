import { beforeAll, beforeEach, expect, test } from 'vitest';
import { enquiries, mails } from '../../api/db/tables/enquiries.ts';
import { enquiryMessages } from '../../api/db/tables/enquiry-messages.ts';
import { answerForm, answerTo } from '../support/answering.ts';
import { testApi } from '../support/api.ts';
import { pdfBytes, zipOf } from '../support/document-files.ts';
import { receive } from '../support/enquiry-rows.ts';
import type { Person } from '../support/factory.ts';

const api = testApi();
let admin: Person;

beforeAll(async () => {
  admin = await api.make.person(4);
});
beforeEach(async () => {
  await api.deps.db.delete(mails);
  await api.deps.db.delete(enquiries);
});

const answer = (...[id, words]: Parameters<ReturnType<typeof answerTo>>) => answerTo(api, admin)(id, words);
const fileOf = (content: string | Buffer, name: string) => new File([new Uint8Array(Buffer.from(content))], name);

test('what is set aside as spam is not answered: its sender would learn that somebody reads it', async () => {
  const { id } = await receive(api, { kind: 'contact', suspicion: 'It has 3 links.' });
  const { status, refusal } = await answer(id);
  expect([status, refusal.code]).toEqual([409, 'conflict']);
  expect(await api.deps.db.$count(mails)).toBe(0);
  await api.request('POST', `/admin/enquiries/${id}/not-spam`, { as: admin });
  expect((await answer(id)).status).toBe(201);
});

test('no header leaves its line, and nobody else gets the mail', async () => {
  const senderEmail = 'peter@mail.example\r\nBcc: all@school.example';
  const { id } = await receive(api, { kind: 'contact', senderEmail, senderName: 'P\r\nBcc: b@x.example' });
  await answer(id, { text: 'Hello\r\nBcc: c@x.example\r\n\r\n<script>alert(1)</script>' });
  const [mail] = await api.deps.db.select().from(mails);
  expect(mail?.recipient).toBe('peter@mail.exampleBccall@school.example');
  expect(`${mail?.subject}${mail?.recipient}${mail?.replyTo}`).not.toMatch(/[\r\n]/);
  expect(mail?.html).not.toContain('<script');
});

test.each([
  ['a program', fileOf('MZ', 'bill.exe'), 415],
  ['a page', fileOf('<script>1</script>', 'bill.html'), 415],
  ['a page that calls itself a PDF', fileOf('<html>%%EOF', 'bill.pdf'), 415],
  ['a PDF that starts a program', fileOf(`${pdfBytes()}/Launch %%EOF`, 'bill.pdf'), 415],
  ['a letter with macros', fileOf(zipOf({ 'word/vbaProject.bin': 'x', 'word/document.xml': 'x' }), 'a.docx'), 415],
  ['a picture that is none', fileOf('not a picture', 'a.png'), 415],
  ['too much', fileOf(Buffer.alloc(10_000_001), 'a.pdf'), 413],
])('%s goes with no answer', async (_, file, expected) => {
  const { id } = await receive(api, { kind: 'contact' });
  const { status, refusal } = await answer(id, { files: [file] });
  expect(status).toBe(expected);
  expect(refusal.fields?.files).toBeTruthy();
  expect(await api.deps.db.$count(enquiryMessages)).toBe(0);
  expect(await api.deps.db.$count(mails)).toBe(0);
});

test('at most five files, also where documents are among them; one that is not there is none', async () => {
  const { id } = await receive(api, { kind: 'contact' });
  const files = Array.from({ length: 4 }, (_, place) => fileOf(pdfBytes(), `${place}.pdf`));
  expect((await answer(id, { files, documents: [1, 2] })).refusal.fields).toEqual({ files: 'At most 5 files.' });
  expect((await answer(id, { documents: [999_999] })).status).toBe(404);
});

test('an empty, an endless and a broken answer are refused in words', async () => {
  const { id } = await receive(api, { kind: 'contact' });
  expect((await answer(id, { text: '  ' })).refusal.fields).toEqual({ text: 'Write an answer first.' });
  expect((await answer(id, { text: 'x'.repeat(20_001) })).refusal.fields).toHaveProperty('text');
  expect((await answer(id, { key: '../../x' })).refusal.fields).toHaveProperty('key');
  expect((await answer(id, { text: 'a\0b' })).refusal.fields).toHaveProperty('text');
  const form = answerForm();
  form.append('text', 'twice');
  expect((await api.request('POST', `/admin/enquiries/${id}/replies`, { as: admin, form })).status).toBe(400);
});

test('nobody makes the school write without end', async () => {
  const busy = await api.make.person(4);
  const { id } = await receive(api, { kind: 'contact' });
  const statuses = new Set<number>();
  for (let time = 0; time < 125; time += 1) statuses.add((await answerTo(api, busy)(id)).status);
  expect(statuses).toEqual(new Set([201, 409, 429]));
});
