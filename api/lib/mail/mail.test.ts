import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { mails } from '../../db/tables/enquiries.ts';
import { createDelivery } from './deliver.ts';

const api = testApi();
const received: string[] = [];
let refuse = false;
let server: SMTPServer;

beforeAll(async () => {
  server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        if (refuse) return done(new Error('no room'));
        received.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

const deliver = () => {
  const { port } = server.server.address() as AddressInfo;
  return createDelivery(api.deps.db, api.deps.clock, {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: 'School <office@school.example>',
  });
};

async function owe(subject: string) {
  await api.deps.db.transaction((tx) =>
    api.deps.outbox.owe(tx, {
      kind: 'contact',
      recipient: 'head@school.example',
      replyTo: 'parent@home.example',
      subject,
      body: 'Hello',
    }),
  );
  const [mail] = await api.deps.db.select().from(mails).where(eq(mails.subject, subject));
  if (!mail) throw new Error('the mail is not there');
  return mail;
}

const stateOf = async (id: number) => (await api.deps.db.select().from(mails).where(eq(mails.id, id)))[0];

test('an owed mail waits, is sent once, and says so', async () => {
  const mail = await owe('A question');
  expect(mail.status).toBe('waiting');
  await deliver()({ mailId: mail.id }, false);
  await deliver()({ mailId: mail.id }, false);
  const sent = received.filter((text) => text.includes('Subject: A question'));
  expect(sent.length).toBe(1);
  expect(sent[0]).toContain('Reply-To: parent@home.example');
  expect(await stateOf(mail.id)).toMatchObject({ status: 'sent', attempts: 1, lastError: null });
});

test('a refused mail waits for the next attempt and shows as failed after the last', async () => {
  const mail = await owe('Refused');
  refuse = true;
  await expect(deliver()({ mailId: mail.id }, false)).rejects.toThrow('no room');
  expect(await stateOf(mail.id)).toMatchObject({ status: 'waiting', attempts: 1 });
  await expect(deliver()({ mailId: mail.id }, true)).rejects.toThrow('no room');
  expect(await stateOf(mail.id)).toMatchObject({ status: 'failed', attempts: 2 });
  refuse = false;
});

test('a line break in a subject makes no header', async () => {
  const mail = await owe('Hello\r\nBcc: all@mail.example');
  await deliver()({ mailId: mail.id }, false);
  expect(received.at(-1)).not.toMatch(/^Bcc:/m);
});
