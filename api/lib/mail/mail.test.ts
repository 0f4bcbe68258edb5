import { createServer, type Socket } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { openMailQueue } from '../../../tests/support/mail-queue.ts';
import { type MailServer, startMailServer } from '../../../tests/support/mail-server.ts';
import { freePort } from '../../../tests/support/program.ts';
import { mails } from '../../db/tables/enquiries.ts';
import { createDelivery } from './deliver.ts';

const api = testApi();
const minute = 60_000;
// Only the timeout that a test is about is short, so that on a busy machine, too, it is the one that runs out.
const longTimeouts = { connectionTimeout: minute, greetingTimeout: minute, socketTimeout: minute, deadline: minute };
const hour = 3600;
let server: MailServer;

beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await api.deps.db.delete(mails);
  server.received.length = 0;
  server.setBehaviour('takes');
});

const deliverTo = (smtpUrl: string, limits = longTimeouts) =>
  createDelivery(api.deps.db, api.deps.clock, { smtpUrl, from: 'School <office@school.example>' }, limits);
const deliver = (mailId: number, isLast = false) => deliverTo(server.url)({ mailId }, isLast);

type NewMail = Parameters<typeof api.deps.outbox.enqueue>[1];

async function enqueue(change: Partial<NewMail> = {}): Promise<number> {
  const to = { recipient: 'head@school.example', replyTo: 'parent@home.example' };
  const mail: NewMail = { kind: 'contact', ...to, subject: 'A question', body: 'Hello', ...change };
  await api.deps.db.transaction((tx) => api.deps.outbox.enqueue(tx, mail));
  const row = (await api.deps.db.select().from(mails).orderBy(mails.id)).at(-1);
  if (!row) throw new Error('the mail is not there');
  return row.id;
}

const stateOf = async (id: number) => (await api.deps.db.select().from(mails).where(eq(mails.id, id)))[0];
const headersOf = (text = '') => text.slice(0, text.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
const idOf = (text = '') => /^Message-ID: (.+)$/im.exec(headersOf(text))?.[1];

test('a queued mail waits, is sent once in both its parts, and says so', async () => {
  const id = await enqueue({ html: '<p>Hello <b>there</b></p>' });
  expect(await stateOf(id)).toMatchObject({ status: 'waiting' });
  await deliver(id);
  await deliver(id);
  expect(server.received.length).toBe(1);
  const [{ to, text } = { to: [], text: '' }] = server.received;
  expect(to).toEqual(['head@school.example']);
  expect(headersOf(text)).toMatch(/^Reply-To: parent@home\.example$/im);
  expect(headersOf(text)).toMatch(/^From: School <office@school\.example>$/im);
  expect(headersOf(text)).not.toContain('Auto-Submitted');
  expect(text).toMatch(/text\/plain[\s\S]+Hello\r\n[\s\S]+text\/html[\s\S]+<b>there<\/b>/);
  expect(await stateOf(id)).toMatchObject({ status: 'sent', attempts: 1, lastError: null });
});

test('a mail that was taken while the database became unavailable is noted later and not sent again', async () => {
  const id = await enqueue();
  const smtp = { smtpUrl: server.url, from: 'School <office@school.example>' };
  let isUnavailable = true;
  const clock = () => {
    if (isUnavailable) throw new Error('Connection terminated unexpectedly');
    return api.deps.clock();
  };
  const deliverOnce = createDelivery(api.deps.db, clock, smtp, longTimeouts);
  await expect(deliverOnce({ mailId: id }, false)).rejects.toThrow('terminated');
  expect(await stateOf(id)).toMatchObject({ status: 'waiting' });
  isUnavailable = false;
  await deliverOnce({ mailId: id }, false);
  expect(server.received.length).toBe(1);
  expect(await stateOf(id)).toMatchObject({ status: 'sent' });
});

test('two who send the same mail at once send it once', async () => {
  const id = await enqueue({ kind: 'receipt' });
  server.setBehaviour('holds its answer');
  let refused = 0;
  const attempt = async () => {
    await deliver(id).catch((error) => {
      refused += 1;
      // The first is answered only when the others have been.
      if (refused === 2) server.release();
      throw error;
    });
  };
  const results = await Promise.allSettled([attempt(), attempt(), attempt()]);
  // The others come again later and find that it was sent.
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
  await deliver(id);
  expect(server.received.length).toBe(1);
  expect(await stateOf(id)).toMatchObject({ status: 'sent', attempts: 1 });
  expect(headersOf(server.received[0]?.text)).toMatch(/^Auto-Submitted: auto-generated$/im);
});

describe('a server that', () => {
  test('has no room: the mail waits for the next attempt and shows as failed after the last', async () => {
    const id = await enqueue();
    server.setBehaviour('has no room');
    await expect(deliver(id)).rejects.toThrow('no room');
    expect(await stateOf(id)).toMatchObject({ status: 'waiting', attempts: 1 });
    await expect(deliver(id, true)).rejects.toThrow('no room');
    expect(await stateOf(id)).toMatchObject({ status: 'failed', attempts: 2 });
    expect((await stateOf(id))?.lastError).toContain('452 no room');
  });

  test('knows nobody of that name: a mail to a stranger fails for good after five attempts, one to the school never', async () => {
    server.setBehaviour('knows nobody');
    const [school, stranger] = [await enqueue(), await enqueue({ kind: 'receipt' })];
    for (let n = 1; n <= 4; n++) {
      await expect(deliver(school)).rejects.toThrow('550');
      await expect(deliver(stranger)).rejects.toThrow('550');
    }
    await expect(deliver(school)).rejects.toThrow('550');
    await deliver(stranger);
    expect(await stateOf(school)).toMatchObject({ status: 'waiting', attempts: 5 });
    expect(await stateOf(stranger)).toMatchObject({ status: 'failed', attempts: 5 });
  });

  test('greylists takes it the second time', async () => {
    const id = await enqueue();
    server.setBehaviour('greylists');
    await expect(deliver(id)).rejects.toThrow('451 Come back later');
    await deliver(id);
    expect(await stateOf(id)).toMatchObject({ status: 'sent', attempts: 2, lastError: null });
    expect(server.received.length).toBe(1);
  });

  test('hangs up in the middle: it is sent again under the same id', async () => {
    const id = await enqueue();
    server.setBehaviour('hangs up');
    await expect(deliver(id)).rejects.toThrow();
    expect(await stateOf(id)).toMatchObject({ status: 'waiting', attempts: 1 });
    server.setBehaviour('takes');
    await deliver(id);
    // As after a crash between its yes and our note of it.
    await api.deps.db.update(mails).set({ status: 'waiting' }).where(eq(mails.id, id));
    await deliver(id);
    const ids = server.received.map(({ text }) => idOf(text));
    expect(ids).toEqual([expect.stringMatching(/^<mail-\d+-\d+@school\.example>$/), ids[0]]);
  });

  test.each([
    ['says nothing', () => {}, { greetingTimeout: 150 }, 'Greeting never received'],
    ['says a little now and then, for ever', drip, { deadline: 700 }, 'The mail server took too long.'],
  ])('%s does not hold us', async (_, talk: (socket: Socket) => void, limits, complaint) => {
    const sockets: Socket[] = [];
    const mute = createServer((socket) => {
      sockets.push(socket.on('error', () => {}));
      talk(socket);
    });
    const port = await freePort();
    await new Promise<void>((resolve) => mute.listen(port, '127.0.0.1', resolve));
    const id = await enqueue();
    const deliverWithShortTimeouts = deliverTo(`smtp://127.0.0.1:${port}`, { ...longTimeouts, ...limits });
    await expect(deliverWithShortTimeouts({ mailId: id }, false)).rejects.toThrow(complaint);
    expect(await stateOf(id)).toMatchObject({ status: 'waiting', attempts: 1 });
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => mute.close(resolve));
  });
});

function drip(socket: Socket) {
  socket.write('220 hello\r\n');
  const timer = setInterval(() => socket.write('250-wait\r\n'), 50);
  socket.on('close', () => clearInterval(timer));
}

describe('a server that is down', () => {
  test('for an hour gets the mail when it is back, once', async () => {
    const queue = await openMailQueue(api);
    await queue.empty();
    const port = await freePort();
    const attempt = deliverTo(`smtp://127.0.0.1:${port}`);
    const id = await enqueue();
    let passed = 0;
    while (passed < hour) passed += (await queue.attempt(attempt)) ?? Number.NaN;
    expect((await stateOf(id))?.attempts).toBeGreaterThan(5);
    const back = await startMailServer(port);
    expect(await queue.attempt(attempt)).toBeUndefined();
    expect(back.received.length).toBe(1);
    expect(await stateOf(id)).toMatchObject({ status: 'sent', lastError: null });
    await back.close();
    await queue.close();
  });

  test('for good: tried for two days, then shown as failed', async () => {
    const queue = await openMailQueue(api);
    await queue.empty();
    const attempt = deliverTo(`smtp://127.0.0.1:${await freePort()}`);
    const id = await enqueue();
    let passed = 0;
    for (let next: number | undefined = 0; next !== undefined; next = await queue.attempt(attempt)) passed += next;
    expect(passed / hour).toBeGreaterThan(47);
    expect(passed / hour).toBeLessThan(53);
    expect(await stateOf(id)).toMatchObject({ status: 'failed', attempts: 21 });
    await queue.close();
  });
});

describe('no header can be slipped in', () => {
  const trick = '\r\nBcc: all@mail.example\r\n\r\n<b>Hello</b>';

  test.each(['through the outbox', 'in the table'])('%s', async (way) => {
    const fields = { subject: `Hi${trick}`, replyTo: `a@b.example${trick}` };
    const id = await enqueue(way === 'in the table' ? {} : fields);
    if (way === 'in the table') await api.deps.db.update(mails).set(fields).where(eq(mails.id, id));
    else expect((await stateOf(id))?.subject).toBe('Hi Bcc: all@mail.example <b>Hello</b>');
    await deliver(id);
    const [{ to, text } = { to: [], text: '' }] = server.received;
    expect(to).toEqual(['head@school.example']);
    const names = headersOf(text).match(/^[\w-]+(?=:)/gm);
    expect(names?.filter((name) => /^b?cc$/i.test(name))).toEqual([]);
    expect(text.match(/\r\n\r\n/g)).toHaveLength(1);
  });

  test.each([
    `head@school.example${trick}`,
    'a@x.example, b@y.example',
    'a@x.example;b@y.example',
    '"b@y.example" <a@x.example>',
  ])('%j is nobody’s address: it reaches nobody and shows as not sent', async (recipient) => {
    const id = await enqueue();
    await api.deps.db.update(mails).set({ recipient }).where(eq(mails.id, id));
    await expect(deliver(id)).rejects.toThrow('Bad recipient address');
    expect(server.received).toEqual([]);
    expect(await stateOf(id)).toMatchObject({ status: 'waiting', attempts: 1 });
  });
});
