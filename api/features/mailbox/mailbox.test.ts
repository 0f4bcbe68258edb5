import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailboxMessages } from '../../../contract/enquiries/mailbox.ts';
import { answerTo, deliverNewest, headersOf } from '../../../tests/support/answering.ts';
import { testApi } from '../../../tests/support/api.ts';
import { receive } from '../../../tests/support/enquiry-rows.ts';
import { jpegBytes, type Person } from '../../../tests/support/factory.ts';
import { mailboxUser, startImapServer } from '../../../tests/support/imap-server.ts';
import { handIn, partsOf, rawMail } from '../../../tests/support/incoming-mails.ts';
import { type MailServer, startMailServer } from '../../../tests/support/mail-server.ts';
import { childrenOf, killNow } from '../../../tests/support/processes.ts';
import { columnsWith } from '../../../tests/support/scan-columns.ts';
import { createApi } from '../../app.ts';
import { enquiries, mails } from '../../db/tables/enquiries.ts';
import { enquiryMessages } from '../../db/tables/enquiry-messages.ts';
import { mailboxReading } from '../../db/tables/mailbox.ts';
import { settings } from '../../db/tables/settings.ts';
import { users } from '../../db/tables/users.ts';
import { loadSettings } from '../settings/settings.service.ts';
import { fetchReplies } from './poll.service.ts';

const api = testApi();
let imap: Awaited<ReturnType<typeof startImapServer>>;
let smtp: MailServer;
let owner: Person;
let admin: Person;

beforeAll(async () => {
  owner = await api.make.person(5);
  admin = await api.make.person(4, { name: 'Grace Achieng' });
  smtp = await startMailServer();
});
afterAll(() => smtp.close());
beforeEach(async () => {
  imap = await startImapServer();
  for (const table of [mails, enquiries, settings, mailboxReading]) await api.deps.db.delete(table);
  smtp.received.length = 0;
  return () => imap.close();
});

const input = () => ({ ...imap.mailbox, replyTo: 'replies@school.example' });
const set = (json: object = input()) => api.request('PUT', '/admin/mailbox', { as: owner, json });
const view = async () => (await api.request('GET', '/admin/mailbox', { as: owner })).answer;
const enquiryOf = async (id: number) => (await api.request('GET', `/admin/enquiries/${id}`, { as: admin })).answer;
const fetch = () => fetchReplies(api.deps);

/** What the family has got: the whole way from the office over a real server. */
async function answerArrives(values: Parameters<typeof receive>[1] = {}) {
  const { id, receipt } = await receive(api, { kind: 'contact', ...values });
  await answerTo(api, admin)(id, { text: 'Dear Peter, yes.', close: 'yes' });
  await deliverNewest(api, smtp.url);
  const headers = headersOf(smtp.received.at(-1)?.text);
  const header = (name: string) => new RegExp(`^${name}: (.+)$`, 'im').exec(headers)?.[1] ?? '';
  return { id, receipt, messageId: header('Message-ID'), replyTo: header('Reply-To'), subject: header('Subject') };
}

test('from the office to the family and back: the answer stands in the enquiry, which is open again', async () => {
  await set();
  const mail = await answerArrives({ assigneeId: admin.id });
  expect(mail.replyTo).toContain('replies@school.example');
  const text = 'Thank you.\r\n\r\nOn Monday Seven Hills wrote:\r\n> Dear Peter, yes.';
  imap.put(rawMail({ subject: `Re: ${mail.subject}`, answers: mail.messageId, text }));
  expect(await fetch()).toBe(1);
  const { enquiry, messages, mails: letters } = await enquiryOf(mail.id);
  expect(messages.at(-1)).toMatchObject({
    ...{ direction: 'in', text: 'Thank you.', quoted: 'On Monday Seven Hills wrote:\n> Dear Peter, yes.' },
  });
  expect(enquiry).toMatchObject({ status: 'contacted', waitingSince: messages.at(-1)?.at });
  expect(letters.at(-1)).toMatchObject({
    recipient: admin.email,
    subject: `Peter Okello has answered (${mail.receipt})`,
  });
  expect((await view()).checkedAt).not.toBeNull();
  // Nothing was changed in the mailbox.
  expect(imap.flags()).toEqual([[]]);
  // Read again it is the same, and what we answer then belongs to it.
  expect(await fetch()).toBe(0);
  await answerTo(api, admin)(mail.id, { seen: messages.at(-1)?.id ?? 0 });
  await deliverNewest(api, smtp.url);
  expect(headersOf(smtp.received.at(-1)?.text)).toMatch(/^In-Reply-To: <[\w-]+@mail\.example>$/im);
});

test('the same by a mail that is handed in', async () => {
  const { secret } = (await api.request('POST', '/admin/mailbox/secret', { as: owner })).answer;
  const mail = await answerArrives();
  const raw = rawMail({ answers: mail.messageId });
  expect(await handIn(api, raw, { secret })).toEqual({ status: 200, answer: { outcome: 'stored' } });
  expect((await handIn(api, raw, { secret })).answer.outcome).toBe('known');
  expect((await enquiryOf(mail.id)).messages).toHaveLength(2);
  const stray = await handIn(api, rawMail({ subject: 'Buy now' }), { secret });
  expect([stray.status, stray.answer.message]).toEqual([404, mailboxMessages.unmatched]);
  expect(await columnsWith(api.database.pool, [secret])).toEqual([]);
});

test('by the code from the address of the enquiry, and from another address by the answer itself', async () => {
  await set();
  const mail = await answerArrives();
  imap.put(rawMail({ subject: `One more thing [${mail.receipt.toLowerCase()}]`, text: 'By the code' }));
  imap.put(rawMail({ from: 'Mary <mary@work.example>', answers: mail.messageId, text: 'By the answer' }));
  expect(await fetch()).toBe(2);
  const texts = (await enquiryOf(mail.id)).messages.slice(1).map(({ text }) => text);
  expect(texts).toEqual(['By the code', '[Sent from another address: mary@work.example]\n\nBy the answer']);
});

test('an answer to what was merged into another enquiry stands there', async () => {
  await set();
  const mail = await answerArrives();
  const { id: keptId } = await receive(api, { kind: 'contact' });
  await api.request('POST', `/admin/enquiries/${keptId}/merge`, { as: admin, json: { otherId: mail.id } });
  imap.put(rawMail({ answers: mail.messageId, text: 'To the part' }));
  expect(await fetch()).toBe(1);
  expect((await enquiryOf(keptId)).messages.at(-1)?.text).toBe('To the part');
});

test.each([
  ['suspended', { suspended: true }],
  ['demoted', { role: 3 }],
])('who has it and was %s since hears nothing of it: the school does', async (_, change) => {
  await set();
  const former = await api.make.person(4);
  const mail = await answerArrives({ assigneeId: former.id });
  await api.deps.db.update(users).set(change).where(eq(users.id, former.id));
  imap.put(rawMail({ answers: mail.messageId }));
  expect(await fetch()).toBe(1);
  const { school } = await loadSettings(api.deps.db);
  const [letter] = await api.deps.db.select().from(mails).where(eq(mails.kind, 'heard'));
  expect(letter?.recipient).toBe(school.mailbox);
});

test('what belongs to no enquiry stays in the mailbox and holds nobody up', async () => {
  await set();
  const mail = await answerArrives();
  imap.put(rawMail({ subject: 'Buy now', from: 'shop@x.example' }));
  imap.put('nothing of a mail');
  imap.put(rawMail({ answers: mail.messageId }));
  expect(await fetch()).toBe(1);
  expect(imap.flags()).toEqual([[], [], []]);
  expect(await fetch()).toBe(0);
});

test('killed between storing and writing it down: the answer comes once', async () => {
  await set();
  const mail = await answerArrives();
  imap.put(rawMail({ answers: mail.messageId }));
  await fetch();
  // As if the last thing that was written had not been written.
  await api.deps.db.update(mailboxReading).set({ uid: 0 });
  expect(await fetch()).toBe(0);
  const both = await Promise.all([fetch(), fetch()]);
  expect(both).toEqual([0, 0]);
  expect(await api.deps.db.$count(enquiryMessages, eq(enquiryMessages.direction, 'in'))).toBe(1);
});

async function atTheDesk() {
  const { attention } = (await api.request('GET', '/admin/dash', { as: admin })).answer;
  return { waiting: attention.waitingAnswers, problem: attention.mailboxProblem };
}

test('what cannot be stored waits, however often it was tried, while the next ones come, and the desk says so', async () => {
  await set();
  const mail = await answerArrives();
  imap.put(rawMail({ answers: mail.messageId, text: 'Poison' }));
  imap.put(rawMail({ answers: mail.messageId, text: 'Good' }));
  const pool = api.database.pool;
  await pool.query("alter table enquiry_messages add constraint poison check (text <> 'Poison')");
  expect([await fetch(), await fetch()]).toEqual([0, 1]);
  for (let time = 0; time < 10; time += 1) expect(await fetch()).toBe(0);
  const problem = 'Saving failed. The site tries again every minute.';
  expect(await atTheDesk()).toEqual({ waiting: 1, problem });
  expect((await view()).problem).toBe(problem);
  await pool.query('alter table enquiry_messages drop constraint poison');
  expect(await fetch()).toBe(1);
  const texts = (await enquiryOf(mail.id)).messages.slice(1).map(({ text }) => text);
  expect(texts).toEqual(['Good', 'Poison']);
  expect(await atTheDesk()).toEqual({ waiting: 0, problem: null });
});

test('a picture that nobody can look at just now is no wrong kind of file: its mail waits until somebody can', async () => {
  await set();
  const mail = await answerArrives();
  // The process that reads mails is there; none for pictures can be started.
  imap.put(rawMail({ answers: mail.messageId, text: 'Before' }));
  expect(await fetch()).toBe(1);
  const body = partsOf('Our Sylvia', [{ name: 'sylvia.jpg', content: await jpegBytes() }]);
  imap.put(rawMail({ answers: mail.messageId, body }));
  for (const { pid, command } of childrenOf(process.pid)) if (command.includes('picture-process')) killNow(pid);
  await expect
    .poll(() => childrenOf(process.pid).some(({ command }) => command.includes('picture-process')))
    .toBe(false);
  const own = process.execPath;
  process.execPath = '/nowhere/node';
  for (let time = 0; time < 6; time += 1) expect(await fetch()).toBe(0);
  process.execPath = own;
  expect((await atTheDesk()).waiting).toBe(1);
  expect(await fetch()).toBe(1);
  const message = (await enquiryOf(mail.id)).messages.at(-1);
  expect([message?.text, message?.files.map(({ name }) => name)]).toEqual(['Our Sylvia', ['sylvia.jpg']]);
});

test('what somebody has moved out of the mailbox waits no more', async () => {
  await set();
  const mail = await answerArrives();
  imap.put(rawMail({ answers: mail.messageId, text: 'Poison' }));
  const pool = api.database.pool;
  await pool.query("alter table enquiry_messages add constraint poison check (text <> 'Poison')");
  await fetch();
  expect((await atTheDesk()).waiting).toBe(1);
  imap.clear();
  await fetch();
  await pool.query('alter table enquiry_messages drop constraint poison');
  expect(await atTheDesk()).toEqual({ waiting: 0, problem: null });
});

test('a mail at which the program has ended again and again is not opened any more: its enquiry says that it came', async () => {
  await set();
  const mail = await answerArrives();
  imap.put(rawMail({ answers: mail.messageId, subject: 'Deadly' }));
  imap.put(rawMail({ answers: mail.messageId, text: 'The next one' }));
  await api.deps.db
    .insert(mailboxReading)
    .values({ tries: 5 })
    .onConflictDoUpdate({ target: mailboxReading.id, set: { tries: 5 } });
  expect(await fetch()).toBe(1);
  const texts = (await enquiryOf(mail.id)).messages.slice(1).map(({ text }) => text);
  expect(texts).toEqual([
    expect.stringMatching(/^\[An e-mail came that could not be opened here.* Its subject: Deadly\./),
    'The next one',
  ]);
});

test('a mailbox that was made anew is read from its end', async () => {
  await set();
  const mail = await answerArrives();
  imap.put(rawMail({ answers: mail.messageId }));
  await fetch();
  await imap.close();
  imap = await startImapServer();
  await set();
  imap.put(rawMail({ answers: mail.messageId, text: 'In the new one' }));
  expect(await fetch()).toBe(1);
});

test('a server that is away is said in the settings until it is back', async () => {
  await set();
  await imap.close();
  expect(await fetch()).toBe(0);
  expect((await view()).problem).toContain('does not answer at port');
  expect((await atTheDesk()).problem).toContain('does not answer at port');
  imap = await startImapServer();
  await set();
  await fetch();
  expect((await view()).problem).toBeNull();
});

test('saved only when it could be opened, and the password is readable nowhere', async () => {
  const wrong = await set({ ...input(), password: 'wrong' });
  expect(wrong.answer).toMatchObject({
    taken: false,
    problem: 'The server did not accept the user name and password.',
  });
  expect((await set({ ...input(), folder: 'Nowhere' })).answer.problem).toContain('The folder Nowhere');
  expect((await set({ ...input(), port: 9 })).answer.problem).toContain('does not answer at port 9');
  expect((await view()).source).toBe('none');
  const { answer } = await set();
  expect(answer.steps.map(({ what }) => what)).toEqual(['found', 'signedIn', 'answered']);
  expect(answer.steps.at(-1)?.words).toBe('INBOX has 0 mails');
  expect(await view()).toMatchObject({ source: 'settings', user: mailboxUser.user, hasPassword: true });
  expect(await columnsWith(api.database.pool, [mailboxUser.password])).toEqual([]);
  // Left empty, it stays, and is sent to no other server.
  expect((await set({ ...input(), password: '' })).answer.taken).toBe(true);
  for (const other of [{ host: 'localhost' }, { port: 9 }, { user: 'somebody@school.example' }])
    expect(Object.keys((await set({ ...input(), password: '', ...other })).refusal.fields)).toEqual(['password']);
  const fields = (await set({ host: 'http://x', port: 0, user: '', folder: '', replyTo: 'x' })).refusal.fields;
  expect(Object.keys(fields).sort()).toEqual(['folder', 'host', 'port', 'replyTo', 'user']);
});

test('the environment wins, and says so', async () => {
  const { host, port, user, password } = imap.mailbox;
  const imapUrl = `imap://${encodeURIComponent(user)}:${password}@${host}:${port}/INBOX`;
  const envReplies = { imapUrl, secret: 'of the machine, long enough', address: 'env@school.example' };
  const using = createApi({ ...api.deps, envReplies });
  const ask = async (method: string, path: string, json?: object) => {
    const headers = { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' };
    const response = await using.request(`/api/admin/mailbox${path}`, {
      ...{ method, headers },
      ...(json && { body: JSON.stringify(json) }),
    });
    return response.json() as Promise<Record<string, unknown>>;
  };
  expect(await ask('GET', '')).toMatchObject({
    ...{ source: 'environment', host, replyTo: 'env@school.example', webhook: { source: 'environment' } },
  });
  expect(await ask('PUT', '', input())).toMatchObject({ taken: false, problem: mailboxMessages.environment });
  expect(await ask('POST', '/test')).toMatchObject({ taken: true });
  expect(await ask('POST', '/secret')).toMatchObject({ message: mailboxMessages.secretInEnvironment });
});

test('only an owner sees or changes it', async () => {
  for (const [method, path, json] of [
    ['GET', '/admin/mailbox'],
    ['PUT', '/admin/mailbox', input()],
    ['POST', '/admin/mailbox/test'],
    ['DELETE', '/admin/mailbox'],
    ['POST', '/admin/mailbox/secret'],
    ['DELETE', '/admin/mailbox/secret'],
  ] as const) {
    expect((await api.request(method, path, { as: admin, json })).status, path).toBe(403);
  }
});
