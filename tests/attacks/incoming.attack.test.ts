import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { enquiries, mails } from '../../api/db/tables/enquiries.ts';
import { enquiryMessages, messageFiles } from '../../api/db/tables/enquiry-messages.ts';
import { readBody } from '../../api/features/enquiries/incoming/mail-body.ts';
import { receiveReply } from '../../api/features/enquiries/incoming/receive.service.ts';
import { answerTo } from '../support/answering.ts';
import { testApi } from '../support/api.ts';
import { pdfBytes } from '../support/document-files.ts';
import { receive } from '../support/enquiry-rows.ts';
import type { Person } from '../support/factory.ts';
import { handIn, partsOf, rawMail, signatureOf } from '../support/incoming-mails.ts';
import { childrenOf } from '../support/processes.ts';

const api = testApi();
let admin: Person;
let owner: Person;

beforeAll(async () => {
  admin = await api.make.person(4);
  owner = await api.make.person(5);
});
beforeEach(async () => {
  await api.deps.db.delete(mails);
  await api.deps.db.delete(enquiries);
});

/** Whether the body of a mail was asked for, beyond its head. */
let isOpened = false;
const take = (mail: string | Buffer) => {
  const raw = Buffer.from(mail);
  isOpened = false;
  const source = async () => {
    isOpened = true;
    return raw;
  };
  return receiveReply(api.deps, { head: raw, bytes: raw.length, source });
};
const newSecret = async () => (await api.request('POST', '/admin/mailbox/secret', { as: owner })).answer.secret;
const stored = () => api.deps.db.$count(enquiryMessages);

const lastText = async (id: number) =>
  (await api.request('GET', `/admin/enquiries/${id}`, { as: admin })).answer.messages.at(-1)?.text;

/** An enquiry that was answered, and the id of the answer's mail. */
async function answered() {
  const { id, receipt } = await receive(api, { kind: 'contact' });
  await answerTo(api, admin)(id);
  const [message] = await api.deps.db.select().from(enquiryMessages);
  return { id, receipt, answers: `<${message?.messageId}@school.example>` };
}

test('a stranger who knows or guesses a code gets nothing into an enquiry', async () => {
  const { receipt } = await answered();
  const before = await stored();
  for (const from of [
    'stranger@evil.example',
    '"peter@mail.example" <stranger@evil.example>',
    'peter@mail.example.evil.example',
    'peter@mail.example, stranger@evil.example',
    'xpeter@mail.example',
    '',
  ]) {
    expect(await take(rawMail({ from, subject: `Re: [${receipt}]` })), from).toEqual({ kind: 'unmatched' });
  }
  // Two lines of From: programs differ about which one counts.
  const two = rawMail({
    subject: `[${receipt}]`,
    from: 'peter@mail.example',
    headers: ['From: stranger@evil.example'],
  });
  expect(await take(two)).toEqual({ kind: 'unmatched' });
  const forged = ['Authentication-Results: mx.school.example; dmarc=fail header.from=mail.example'];
  expect(await take(rawMail({ subject: `[${receipt}]`, headers: forged }))).toEqual({ kind: 'unmatched' });
  expect(await stored()).toBe(before);
});

test('ids that can be counted up open nothing for others', async () => {
  const { id } = await receive(api, { kind: 'contact' });
  const letter = { kind: 'receipt', recipient: 'peter@mail.example', subject: 'S', body: 'B', enquiryId: id };
  const [mail] = await api.deps.db.insert(mails).values(letter).returning();
  const answers = `<mail-${mail?.id}-${mail?.createdAt.getTime()}@school.example>`;
  expect(await take(rawMail({ from: 'stranger@evil.example', answers }))).toEqual({ kind: 'unmatched' });
  expect(await take(rawMail({ answers: `<${randomUUID()}@school.example>` }))).toEqual({ kind: 'unmatched' });
  expect(await take(rawMail({ answers }))).toMatchObject({ kind: 'stored', enquiryId: id });
});

const marked =
  '[Not proven: this e-mail may not be from peter@mail.example. Ask by telephone before you act on it.]\n\nThank you!';

test.each([
  ['none', [], marked],
  ['that it could not tell', ['mx.school.example; dmarc=none; spf=softfail smtp.mailfrom=peter@mail.example'], marked],
  [
    'a pass for somebody else',
    ['mx.school.example; spf=pass smtp.mailfrom=a@evil.example; dkim=pass header.d=evil.example'],
    marked,
  ],
  ['a pass for the end of a name', ['mx.school.example; dkim=pass header.d=il.example; dkim=pass header.d='], marked],
  [
    'a pass that the sender has written into a name',
    ['mx.school.example; spf=fail (x; dmarc=pass) smtp.mailfrom="; dmarc=pass "@x'],
    marked,
  ],
  ['none, below one that came with the mail', ['mx.school.example; dmarc=none', 'evil.example; dmarc=pass'], marked],
  ['a pass by DMARC', ['mx.school.example; dmarc=pass (p=none) header.from=mail.example'], 'Thank you!'],
  ['a pass by DKIM', ['mx.school.example; dkim=pass header.i=@mail.example header.s=x'], 'Thank you!'],
  [
    'a pass by SPF, first of all',
    ['spf=pass (sender IP is 1.2.3.4) smtp.mailfrom=mail.example; dmarc=none'],
    'Thank you!',
  ],
])('of a mail for which its server says %s staff see whether it is proven', async (_, results, text) => {
  const { id, answers } = await answered();
  const headers = results.map((result) => `Authentication-Results: ${result}`);
  const raw = rawMail({ answers, headers }).replace(
    /\r\nAuthentication-Results: mx.school.example; dmarc=pass header.from=mail.example/,
    '',
  );
  expect((await take(raw)).kind).toBe('stored');
  expect(await lastText(id)).toBe(text);
});

test.each([
  ['a holiday notice', ['Auto-Submitted: auto-replied']],
  ['a holiday notice of old', ['X-Autoreply: yes']],
  ['a mailing list', ['List-Id: <parents.example>']],
  ['bulk mail', ['Precedence: bulk']],
  ['a mail that could not be delivered', ['Return-Path: <>']],
  ['a report', ['Content-Type: multipart/report; boundary=x']],
])('%s is no answer: nothing is opened again, nobody is told, nothing is sent', async (_, headers) => {
  const { id, receipt, answers } = await answered();
  await api.request('PUT', `/admin/enquiries/${id}`, { as: admin, json: { status: 'closed' } });
  const letters = await api.deps.db.$count(mails);
  expect(await take(rawMail({ answers, subject: `[${receipt}]`, headers }))).toEqual({ kind: 'automatic' });
  const daemon = rawMail({ answers, from: 'MAILER-DAEMON@mail.example' });
  expect(await take(daemon)).toEqual({ kind: 'automatic' });
  expect((await api.request('GET', `/admin/enquiries/${id}`, { as: admin })).answer.enquiry.status).toBe('closed');
  expect(await api.deps.db.$count(mails)).toBe(letters);
});

test('the school does not answer itself, also where somebody has written with the school’s own address', async () => {
  const { receipt } = await receive(api, { kind: 'contact', senderEmail: 'office@school.example' });
  expect(await take(rawMail({ from: 'office@school.example', subject: `[${receipt}]` }))).toEqual({
    kind: 'automatic',
  });
});

test('whoever has got an answer cannot fill the enquiry, nor the mailbox of who has it', async () => {
  const { id, answers } = await answered();
  const letters = await api.deps.db.$count(mails);
  const outcomes = new Set<string>();
  for (let n = 0; n < 45; n += 1) outcomes.add((await take(rawMail({ answers, text: `Again ${n}` }))).kind);
  expect(outcomes).toEqual(new Set(['stored', 'refused']));
  // And one line that says where the rest is.
  expect(await stored()).toBe(1 + 40 + 1);
  expect(await lastText(id)).toContain('More than 40 e-mails came for this enquiry within a day.');
  expect(isOpened).toBe(false);
  expect(await api.deps.db.$count(mails)).toBe(letters + 1);
});

test('markup becomes words, and nothing of it runs', async () => {
  const { id, answers } = await answered();
  const html =
    '<p>Hello <b>there</b></p><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:x">y</a>';
  const body = `Content-Type: text/html; charset=utf-8\r\n\r\n${html}`;
  expect((await take(rawMail({ answers, body }))).kind).toBe('stored');
  const { messages } = (await api.request('GET', `/admin/enquiries/${id}`, { as: admin })).answer;
  expect(messages.at(-1)?.text).toContain('Hello there');
  expect(messages.at(-1)?.text).not.toMatch(/<|alert/);
});

test.each([
  ['much too deep', '<div>'.repeat(200_000)],
  ['never closed', '<a href="'.repeat(50_000)],
])('markup that is %s does no harm', async (_, html) => {
  const mail = await readBody(Buffer.from(rawMail({ body: `Content-Type: text/html\r\n\r\n${html}` })));
  expect(mail.text.length).toBeLessThan(21_000);
});

test.each([
  ['nothing', ''],
  ['no mail at all', '\0\u0001\u0002'.repeat(100)],
  [
    'parts within parts',
    `Content-Type: multipart/mixed; boundary=a\r\n\r\n${'--a\r\nContent-Type: multipart/mixed; boundary=a\r\n\r\n'.repeat(500)}`,
  ],
  ['a header without end', `Subject: ${'x'.repeat(400_000)}`],
  ['parts that never end', 'Content-Type: multipart/mixed; boundary=a\r\n\r\n--a\r\n'],
])('%s: refused or left, never an error', async (_, raw) => {
  expect(['refused', 'unmatched']).toContain((await take(raw)).kind);
});

test('whether a mail is for us its head alone says', async () => {
  const { answers } = await answered();
  expect([await take(rawMail({ subject: 'Buy now' })), isOpened]).toEqual([{ kind: 'unmatched' }, false]);
  expect((await take(rawMail({ answers, headers: ['List-Id: <parents.example>'] }))).kind).toBe('automatic');
  expect(isOpened).toBe(false);
  const own = rawMail({ answers });
  expect([(await take(own)).kind, isOpened]).toEqual(['stored', true]);
  expect([(await take(own)).kind, isOpened]).toEqual(['known', false]);
});

const parts = 'Content-Type: multipart/mixed; boundary=b\r\n\r\n';
const wordsInBase64 = `${Buffer.alloc(57, 'words').toString('base64')}\r\n`;
const filled = (piece: string, bytes: number) => piece.repeat(Math.ceil(bytes / piece.length));

/** The most memory that the process which reads mails has ever had, in MB. */
function peakOfReader(): number {
  const [reader] = childrenOf(process.pid).filter(({ command }) => command.includes('mail-process'));
  const status = readFileSync(`/proc/${reader?.pid ?? 'self'}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) / 1024;
}

test.each([
  ['nothing but ends of lines', '\r\n', '\n', 'refused'],
  ['nothing but quotations', '\r\n', '\r\n> ', 'refused'],
  ['nothing but boundaries', parts, '--b\r\n\r\n', 'refused'],
  ['parts of one letter each', parts, '--b\r\n\r\nx\r\n', 'refused'],
  ['ends of lines in a part that is decoded', 'Content-Transfer-Encoding: base64\r\n\r\n', 'a\n', 'refused'],
  ['one line', '\r\n', 'x', 'stored'],
  ['words that are not decoded', '\r\n', wordsInBase64, 'stored'],
  ['words that are decoded', 'Content-Transfer-Encoding: base64\r\n\r\n', wordsInBase64, 'stored'],
  ['markup', 'Content-Type: text/html\r\n\r\n', '<td>a<p>', 'stored'],
  [
    'a file',
    'Content-Type: application/pdf; name=a.pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n',
    wordsInBase64,
    'stored',
  ],
])('%s, 1 and 14 MB of it, take little memory, and the enquiry shows that it came', async (_, head, piece, kind) => {
  const { id, answers } = await answered();
  for (const bytes of [1_000_000, 14_000_000]) {
    const raw = rawMail({ answers, headers: [`${head}${filled(piece, bytes)}`] });
    expect((await take(raw)).kind).toBe(kind);
    if (kind === 'refused') expect(await lastText(id)).toContain('could not be opened here');
    // Not even tried again.
    if (kind === 'refused') expect([(await take(raw)).kind, isOpened]).toEqual(['refused', false]);
  }
  expect(await stored()).toBe(1 + 2);
  // Before the first mail that it opens there is none.
  expect(peakOfReader()).toBeLessThan(200);
});

test('a mail that brings its reader down is shown as one that could not be opened, and the next one is read', async () => {
  const { id, answers } = await answered();
  const half = (piece: string, type: string) => {
    const encoded = Buffer.from(filled(piece, 5_000_000)).toString('base64');
    return `--b\r\nContent-Type: ${type}\r\nContent-Transfer-Encoding: base64\r\n\r\n${encoded}\r\n`;
  };
  const deadly = `${parts}${half('<a>&amp;', 'text/html')}${half('<&x', 'text/plain')}--b--`;
  const subject = 'Our visit';
  expect((await take(rawMail({ answers, subject, body: deadly }))).kind).toBe('refused');
  expect(await lastText(id)).toBe(
    '[An e-mail came that could not be opened here, because it is not built like an ordinary e-mail. Its subject: Our visit. Look for it in the mailbox, or ask its sender to write again without it.]',
  );
  const { enquiry } = (await api.request('GET', `/admin/enquiries/${id}`, { as: admin })).answer;
  expect(enquiry.waitingSince).not.toBeNull();
  expect((await take(rawMail({ answers }))).kind).toBe('stored');
});

test('what is too large is left where it is, and files pass the gate that every upload passes', async () => {
  const { id, answers } = await answered();
  expect((await take(rawMail({ answers, text: 'a'.repeat(15_000_001) }))).kind).toBe('refused');
  expect(isOpened).toBe(false);
  expect(await lastText(id)).toContain('because it is larger than 15 MB.');
  const files = [
    { name: '../../letter.pdf', content: pdfBytes() },
    { name: 'bill.exe', content: Buffer.from('MZ') },
    { name: 'page.html', content: Buffer.from('<script>1</script>') },
    { name: 'fake.png', content: Buffer.from('no picture') },
  ];
  expect((await take(rawMail({ answers, body: partsOf('See the letter.', files) }))).kind).toBe('stored');
  const { messages } = (await api.request('GET', `/admin/enquiries/${id}`, { as: admin })).answer;
  expect(messages.at(-1)?.files.map(({ name }) => name)).toEqual(['letter.pdf']);
  expect(messages.at(-1)?.text).toBe(
    'See the letter.\n\n[Left out, as no kind of file that is taken here: bill.exe, page.html, fake.png]',
  );
  expect(await api.deps.db.$count(messageFiles)).toBe(1);
});

test('nobody fills an enquiry with files until it cannot be deleted any more', async () => {
  const { id, answers } = await answered();
  const letter = { name: 'letter.pdf', content: pdfBytes() };
  const send = async () => {
    expect((await take(rawMail({ answers, body: partsOf('See.', [letter]) }))).kind).toBe('stored');
    const { messages } = (await api.request('GET', `/admin/enquiries/${id}`, { as: admin })).answer;
    return messages.at(-1);
  };
  expect((await send())?.files).toHaveLength(1);
  await api.deps.db.update(messageFiles).set({ bytes: 40_000_000 - letter.content.length + 1 });
  const text =
    'See.\n\n[Left out, as this enquiry can keep no more files: letter.pdf. To get them, open the e-mail in the mailbox, or ask the family for them on paper]';
  expect(await send()).toMatchObject({ files: [], text });
});

test('ten files that are left out are named, and of hundreds how many more there are', async () => {
  const { id, answers } = await answered();
  const named = (count: number) => Array.from({ length: count }, (_, n) => `${n}-${'x'.repeat(190)}.exe`);
  const filesOf = (names: string[]) => names.map((name) => ({ name, content: Buffer.from('MZ') }));
  const textWith = async (count: number) => {
    expect((await take(rawMail({ answers, body: partsOf('See.', filesOf(named(count))) }))).kind).toBe('stored');
    return (await lastText(id)) ?? '';
  };
  const words = 'See.\n\n[Left out, as no kind of file that is taken here: ';
  expect(await textWith(10)).toBe(`${words}${named(10).join(', ')}]`);
  const ofHundreds = await textWith(200);
  const most = 'only 10 files of 10 MB together are taken from one e-mail';
  expect(ofHundreds.startsWith(`${words}${named(10).join(', ')}]\n\n[Left out, as ${most}: 10-`)).toBe(true);
  expect(ofHundreds).toContain(' and 180 more. To get them, open the e-mail in the mailbox');
  expect(ofHundreds.match(/\.exe/g)).toHaveLength(20);
  expect(ofHundreds.length).toBeLessThan(5_000);
});

test('a mail handed in without the secret, or with a wrong one, is not even read', async () => {
  const { answers } = await answered();
  const raw = rawMail({ answers });
  const secret = await newSecret();
  const before = await stored();
  for (const headers of [
    {},
    { 'x-reply-signature': '' },
    { 'x-reply-signature': 'sha256=' },
    { 'x-reply-signature': signatureOf(raw, 'wrong') },
    { 'x-reply-signature': signatureOf(`${raw} `, secret) },
    { 'x-reply-signature': signatureOf(raw, secret).toUpperCase() },
    { authorization: 'Bearer ' },
    { authorization: `Bearer ${secret.slice(0, -1)}` },
    { authorization: `Bearer ${owner.token}` },
    { authorization: secret },
  ] as Record<string, string>[]) {
    expect((await handIn(api, raw, { headers })).status, JSON.stringify(headers)).toBe(403);
  }
  expect(await stored()).toBe(before);
  // The body that was signed for somebody else's mail is another body.
  const other = rawMail({ answers, text: 'Changed' });
  expect((await handIn(api, other, { headers: { 'x-reply-signature': signatureOf(raw, secret) } })).status).toBe(403);
  expect((await handIn(api, raw, { secret })).answer.outcome).toBe('stored');
  expect((await handIn(api, raw, { headers: { authorization: `Bearer ${secret}` } })).answer.outcome).toBe('known');
});

/** A body that notes whether anybody has asked for it. */
function watchedPost(headers: Record<string, string>, address: string) {
  let isRead = false;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        isRead = true;
        controller.enqueue(Buffer.from(rawMail()));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit;
  const answer = Promise.resolve(api.api.request('/api/mail/replies', init, { clientAddress: address }));
  return answer.then(({ status }) => ({ status, isRead }));
}

test('of whoever can prove nothing, has proven too much wrongly or says no length, not a byte is read', async () => {
  const length = { 'content-length': '500' };
  const like = { 'x-reply-signature': signatureOf('x', 'x'), ...length };
  await api.request('DELETE', '/admin/mailbox/secret', { as: owner });
  expect(await watchedPost(like, '10.78.0.1')).toEqual({ status: 403, isRead: false });
  const secret = await newSecret();
  expect(await watchedPost(length, '10.78.0.1')).toEqual({ status: 403, isRead: false });
  expect(await watchedPost({ authorization: 'Bearer guess', ...length }, '10.78.0.1')).toEqual({
    status: 403,
    isRead: false,
  });
  const bearer = { authorization: `Bearer ${secret}` };
  expect(await watchedPost(bearer, '10.78.0.1')).toEqual({ status: 411, isRead: false });
  const chunked = { ...bearer, ...length, 'transfer-encoding': 'chunked' };
  expect(await watchedPost(chunked, '10.78.0.1')).toEqual({ status: 411, isRead: false });
  // Only what may be right is read.
  expect(await watchedPost(like, '10.78.0.2')).toEqual({ status: 403, isRead: true });
  for (let n = 0; n < 29; n += 1) await watchedPost(like, '10.78.0.2');
  expect(await watchedPost(like, '10.78.0.2')).toEqual({ status: 429, isRead: false });
});

test('a secret that was replaced or removed signs nothing any more, and without one nothing is taken', async () => {
  const { answers } = await answered();
  const raw = rawMail({ answers });
  const old = await newSecret();
  const fresh = await newSecret();
  expect((await handIn(api, raw, { secret: old })).status).toBe(403);
  expect((await handIn(api, raw, { secret: fresh })).status).toBe(200);
  await api.request('DELETE', '/admin/mailbox/secret', { as: owner });
  expect((await handIn(api, raw, { secret: fresh })).status).toBe(403);
  expect((await handIn(api, raw, { secret: 'undefined' })).status).toBe(403);
});

test('who tries secrets is soon refused, and a mail that is too large is not read to its end', async () => {
  const raw = rawMail();
  const guess = () =>
    api.api.request(
      '/api/mail/replies',
      { method: 'POST', body: raw, headers: { authorization: 'Bearer guess' } },
      { clientAddress: '10.77.0.1' },
    );
  const statuses = new Set<number>();
  for (let n = 0; n < 40; n += 1) statuses.add((await guess()).status);
  expect(statuses).toEqual(new Set([403, 429]));
  expect((await handIn(api, Buffer.alloc(15_000_001, 'a'), { secret: await newSecret() })).status).toBe(413);
});
