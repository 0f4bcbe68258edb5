import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerTo } from '../../../../tests/support/answering.ts';
import { testApi } from '../../../../tests/support/api.ts';
import { contact } from '../../../../tests/support/enquiry-forms.ts';
import type { Person } from '../../../../tests/support/factory.ts';
import { type MailServer, startMailServer } from '../../../../tests/support/mail-server.ts';
import { enquiries, mails } from '../../../db/tables/enquiries.ts';
import { createDelivery } from '../../../lib/mail/deliver.ts';

const api = testApi();
const reason = 'The enquiry was marked as spam before this mail had left.';
let admin: Person;
let server: MailServer;
let id: number;

beforeAll(async () => {
  admin = await api.make.person(4);
  server = await startMailServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of [mails, enquiries]) await api.deps.db.delete(table);
  await api.database.pool.query("delete from pgboss.job where name = 'mail'");
  server.received.length = 0;
  id = (await api.request('POST', '/mail/contact', { json: contact })).answer.id;
});

const mark = async (how: 'spam' | 'not-spam') => {
  const { status } = await api.request('POST', `/admin/enquiries/${id}/${how}`, { as: admin, json: {} });
  expect(status).toBe(200);
};
const failed = async () => (await api.request('GET', '/admin/enquiries?show=failed', { as: admin })).answer.total;
const rows = () => api.deps.db.select().from(mails).orderBy(mails.id);
const set = (kind: string, change: Partial<typeof mails.$inferInsert>) =>
  api.deps.db.update(mails).set(change).where(eq(mails.kind, kind));
const refusedOnce = { attempts: 1, lastError: 'no room' };
const sent = { status: 'sent', attempts: 1, sentAt: new Date() } as const;
/** Each mail with how it stands and how many jobs would send it. */
async function queue() {
  const { rows: found } = await api.database.pool.query<{ kind: string; status: string; jobs: number }>(
    `select kind, status, (select count(*)::int from pgboss.job
      where name = 'mail' and state in ('created', 'retry') and (data->>'mailId')::int = mails.id) as jobs
     from mails order by kind`,
  );
  return found.map(({ kind, status, jobs }) => [kind, status, jobs]);
}
/** Sends a mail; what happens meanwhile happens while it has the lock. */
const deliver = (mailId: number, meanwhile: () => Promise<unknown> = async () => {}, smtpUrl = server.url) => {
  const find = async () => {
    await meanwhile();
    return { smtpUrl, from: 'office@school.example' };
  };
  return createDelivery(api.deps.searchDb, api.deps.clock, find)({ mailId }, false);
};
async function letter(): Promise<number> {
  const found = (await rows()).find(({ kind }) => kind === 'contact');
  if (!found) throw new Error('the letter to the school is not there');
  return found.id;
}

describe('what never left', () => {
  test('stays when a server has refused it once, and is sent once when it is no spam', async () => {
    await api.deps.db.update(mails).set(refusedOnce);
    const before = (await rows()).map((mail) => mail.id);
    await mark('spam');
    const stopped = [
      ['contact', 'failed', 0],
      ['receipt', 'failed', 0],
    ];
    expect(await queue()).toEqual(stopped);
    expect((await rows()).map(({ lastError }) => lastError)).toEqual([reason, reason]);
    expect(await failed()).toBe(0);

    await mark('not-spam');
    await mark('not-spam');
    expect(await queue()).toEqual([
      ['contact', 'waiting', 1],
      ['receipt', 'waiting', 1],
    ]);
    expect((await rows()).map((mail) => mail.id)).toEqual(before);
  });

  test('is sent when another mail had left before', async () => {
    await set('contact', sent);
    await mark('spam');
    expect((await queue()).at(-1)).toEqual(['receipt', 'failed', 0]);
    await mark('not-spam');
    expect(await queue()).toEqual([
      ['contact', 'sent', 1],
      ['receipt', 'waiting', 1],
    ]);
  });

  test.each([refusedOnce, sent])('is made anew beside a receipt that is not', async (receipt) => {
    await set('receipt', receipt);
    await mark('spam');
    await mark('not-spam');
    expect((await queue()).map(([kind, status]) => [kind, status])).toEqual([
      ['contact', 'waiting'],
      ['receipt', 'status' in receipt ? 'sent' : 'waiting'],
    ]);
  });

  test('is made anew beside an answer, which goes its own way', async () => {
    await answerTo(api, admin)(id);
    await mark('spam');
    expect(await queue()).toEqual([['reply', 'waiting', 1]]);
    await mark('not-spam');
    expect((await queue()).map(([kind, , jobs]) => [kind, jobs])).toEqual([
      ['contact', 1],
      ['receipt', 1],
      ['reply', 1],
    ]);
  });

  test('what failed before stays failed', async () => {
    await set('contact', { status: 'failed', attempts: 20, lastError: 'no room' });
    await mark('spam');
    await mark('not-spam');
    expect((await queue())[0]?.slice(0, 2)).toEqual(['contact', 'failed']);
  });
});

describe('while a mail is leaving', () => {
  test('what the server refuses is not tried again', async () => {
    const mailId = await letter();
    await expect(deliver(mailId, () => mark('spam'), 'smtp://127.0.0.1:9')).rejects.toThrow();
    expect((await rows()).find((mail) => mail.id === mailId)).toMatchObject({ status: 'failed', lastError: reason });
    // The job that was at it comes again.
    await deliver(mailId);
    expect(server.received).toEqual([]);
    await mark('not-spam');
    await deliver(mailId);
    expect(server.received).toHaveLength(1);
  });

  test('what the server takes has left, and is not sent again', async () => {
    const mailId = await letter();
    await deliver(mailId, () => mark('spam'));
    await mark('not-spam');
    expect((await queue()).map(([kind, status]) => [kind, status])).toEqual([
      ['contact', 'sent'],
      ['receipt', 'waiting'],
    ]);
    expect(server.received).toHaveLength(1);
  });
});
