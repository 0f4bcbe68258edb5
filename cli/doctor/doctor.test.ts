import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { backups } from '../../api/db/tables/backups.ts';
import { mails } from '../../api/db/tables/enquiries.ts';
import { users } from '../../api/db/tables/users.ts';
import { takeNightlyBackup } from '../../api/features/backups/backups.service.ts';
import { deleteMail, saveMail } from '../../api/features/mail-server/mail-server.queries.ts';
import { secretOwner } from '../../api/features/mail-server/mail-settings.ts';
import { originalKey, unfinishedKey, widthKey } from '../../api/lib/storage/keys.ts';
import { folderStorage } from '../../api/lib/storage/storage.ts';
import { readEnv } from '../../server/process/env.ts';
import { testApi } from '../../tests/support/api.ts';
import { freePort, temporaryFolder } from '../../tests/support/program.ts';
import { examine } from './doctor.ts';

const api = testApi();
const folder = temporaryFolder('doctor');
const pictures = path.join(folder, 'pictures');
const run = (statement: string) => api.database.pool.query(statement);

/** What the doctor says of one topic, its level first. */
async function ask(topic: string, { repair = false, ...settings }: Record<string, string | boolean> = {}) {
  const env = readEnv({
    DATA_DIR: folder,
    PUBLIC_URL: 'https://school.example',
    ...(settings as Record<string, string>),
  });
  const { report, isWell } = await examine(env, api.database, { repair: repair === true, topics: [topic] });
  expect(isWell).toBe(!/^wrong/m.test(report));
  const lines = report.split('\n').filter((line) => line.slice(8, 19).trim() === topic);
  return lines.map((line) => line.replace(/\s+/g, ' '));
}
const repaired = (topic: string) => ask(topic, { repair: true });

beforeAll(async () => {
  api.deps.storage = folderStorage(pictures);
  await api.make.person(5);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a school in good health', async () => {
  await api.make.story();
  const env = readEnv({ DATA_DIR: folder, PUBLIC_URL: 'https://school.example' });
  const { report, isWell } = await examine(env, api.database, { repair: false });
  expect(report).not.toMatch(/^(wrong|mended)/m);
  expect(isWell).toBe(true);
  expect(report).toMatch(/^ok {6}database {5}PostgreSQL 18.*tables of version \d{4}$/m);
  for (const topic of [
    'shape',
    'indexes',
    'rules',
    'files',
    'mails',
    'jobs',
    'clock',
    'owner',
    'storage',
    'settings',
  ]) {
    expect(report).toMatch(new RegExp(`^ok +${topic} `, 'm'));
  }
});

describe('what the migrations made', () => {
  test('an index, a reference, a condition and a trigger are missed and made again', async () => {
    await run('drop index events_list, stories_search');
    await run('alter table story_pictures drop constraint story_pictures_picture_media_name_fk');
    await run('alter table mails drop constraint mails_status_check');
    await run('alter table stories disable trigger user');
    const found = await ask('shape');
    for (const name of ['index events_list', 'index stories_search', 'mails_status_check', 'story_pictures_picture'])
      expect(found.join()).toContain(name);
    expect(found.join()).toMatch(/The trigger stories\.\w+ is not as it should be/);
    expect(found.every((line) => line.startsWith('wrong shape'))).toBe(true);
    expect((await repaired('shape')).length).toBe(found.length);
    expect(await ask('shape')).toEqual([expect.stringMatching(/^ok shape/)]);
  });

  test('a column of another kind is for people', async () => {
    await run('alter table products alter column name drop not null');
    expect((await repaired('shape')).join()).toMatch(/wrong shape The column products\.name/);
    await run('alter table products alter column name set not null');
    await repaired('shape');
  });
});

test('an invalid index, and one that lacks a row, are found and built anew', async () => {
  const set = (valid: boolean, ...names: string[]) =>
    run(`update pg_index set indisready = ${valid}, indisvalid = ${valid}
      where indexrelid in (${names.map((name) => `'${name}'::regclass`)})`);
  await set(false, 'media_created', 'media_uploaded_by');
  await api.make.picture();
  await set(true, 'media_created');
  expect((await ask('indexes')).sort()).toEqual([
    expect.stringContaining('wrong indexes The index media_created is broken'),
    expect.stringContaining('wrong indexes The index media_uploaded_by is broken'),
  ]);
  expect((await repaired('indexes')).every((line) => line.startsWith('mended'))).toBe(true);
  expect(await ask('indexes')).toEqual([expect.stringMatching(/^ok/)]);
  expect((await run("select from pg_extension where extname = 'amcheck'")).rowCount).toBe(0);
});

test('rows that point to nothing, and rows against a condition', async () => {
  const { id } = await api.make.story();
  const unchecked = (statement: string) =>
    run(`begin; set local session_replication_role = replica; ${statement}; commit`);
  await unchecked(`update stories set author_id = 4711 where id = ${id}`);
  await unchecked("insert into enquiry_notes (enquiry_id, kind, text) values (4711, 'note', 'x')");
  await run('alter table mails drop constraint mails_status_check');
  await run("insert into mails (kind, recipient, subject, body, status) values ('k', 'r', 's', 'b', 'lost')");
  await run(
    "alter table mails add constraint mails_status_check check (status in ('waiting', 'sent', 'failed')) not valid",
  );
  const found = (await ask('rules')).sort().join('\n');
  expect(found).toMatch(/1 row of stories point to rows of users/);
  expect(found).toMatch(/1 row of enquiry_notes point to rows of enquiries/);
  expect(found).toMatch(/1 row of mails against mails_status_check/);
  const after = await repaired('rules');
  expect(after.filter((line) => line.startsWith('mended')).join()).toContain('stories');
  expect((await run(`select author_id from stories where id = ${id}`)).rows).toEqual([{ author_id: null }]);
  await unchecked('delete from enquiry_notes');
  await run("delete from mails where status = 'lost'");
  await run('alter table mails validate constraint mails_status_check');
  expect(await ask('rules')).toEqual([expect.stringMatching(/^ok/)]);
});

test('lost and half files come back from the last backup; files of nobody go', async () => {
  const [lost, half, kept] = [await api.make.picture(), await api.make.picture(), await api.make.picture()];
  const place = { ...api.deps, pool: api.database.pool, connection: api.database.connection };
  await takeNightlyBackup(place, { folder: path.join(folder, 'backups'), keep: { daily: 1, weekly: 0, monthly: 0 } });
  const newer = await api.make.picture();
  for (const name of [lost, newer]) rmSync(path.join(pictures, originalKey(name)));
  truncateSync(path.join(pictures, originalKey(half)), 10);
  const old = new Date(Date.now() - 25 * 60 * 60 * 1000);
  for (const key of [originalKey('stray.png'), widthKey('stray.png', 320), unfinishedKey('half')]) {
    await api.deps.storage.put(key, Uint8Array.of(1));
    utimesSync(path.join(pictures, key), old, old);
  }
  await api.deps.storage.put(originalKey('just-now.png'), Uint8Array.of(1));
  expect((await ask('files')).sort()).toEqual([
    expect.stringContaining('warn files Files of 1 picture that have no row, 1 half file: stray.png'),
    expect.stringContaining('wrong files 3 pictures without a whole file'),
  ]);
  const after = (await repaired('files')).sort();
  expect(after).toEqual([
    expect.stringContaining('mended files 2 pictures from the last backup'),
    expect.stringContaining('mended files Files of 1 picture'),
    expect.stringContaining(`wrong files 1 picture without a whole file: ${newer}`),
  ]);
  const left = (await Array.fromAsync(api.deps.storage.list())).map(({ key }) => key);
  for (const name of [lost, half, kept, 'just-now.png']) expect(left).toContain(originalKey(name));
  expect(left.join()).not.toMatch(/stray|unfinished/);
  await run(`delete from media where name = '${newer}'`);
  expect(await ask('files')).toEqual([expect.stringMatching(/^ok/)]);
});

test('a mail that nothing would send is sent, work for no mail goes, a failed one is named', async () => {
  const mail = { kind: 'contact', recipient: 'r@x.example', subject: 'S', body: 'B' };
  const [queued] = await api.deps.db
    .insert(mails)
    .values([mail, { ...mail, status: 'failed' }])
    .returning();
  await api.deps.jobs.send(api.deps.db, 'mail', { mailId: 99_999 });
  expect((await ask('mails')).sort()).toEqual([
    expect.stringContaining('1 job for mails that are no more'),
    expect.stringContaining('1 mail could not be sent'),
    expect.stringContaining('wrong mails 1 mail waiting, and nothing would send them'),
  ]);
  await repaired('mails');
  expect((await run("select data from pgboss.job where name = 'mail' and state = 'created'")).rows).toEqual([
    { data: { mailId: queued?.id } },
  ]);
  expect(await ask('mails')).toEqual([expect.stringContaining('1 mail could not be sent')]);
});

test('mails that wait for long are named once there is a server, wherever it was set', async () => {
  const { id } = await api.make.person(5);
  const mail = { kind: 'contact' as const, recipient: 'r@x.example', subject: 'S', body: 'B' };
  const mailId = await api.deps.db.transaction((tx) => api.deps.outbox.enqueue(tx, mail));
  const createdAt = new Date(Date.now() - 2 * 60 * 60 * 1000);
  await api.deps.db.update(mails).set({ createdAt }).where(eq(mails.id, mailId));
  const late = async (settings = {}) => (await ask('mails', settings)).filter((line) => line.includes('an hour'));
  expect(await late()).toEqual([]);
  expect(await late({ SMTP_URL: 'smtp://mail.example' })).toEqual([
    expect.stringMatching(/^warn mails 1 mail waiting for more than an hour.*see SMTP_URL$/),
  ]);
  const sealed = api.deps.secretBox.seal('secret', secretOwner);
  const server = { host: 'mail.example', port: 465, user: 'u', from: 's@school.example', sealed };
  await saveMail(api.deps.db, server, id, new Date());
  expect(await late()).toEqual([
    expect.stringMatching(/^warn mails 1 mail waiting for more than an hour.*see \/admin\/settings\/mail$/),
  ]);
  await deleteMail(api.deps.db);
  await api.deps.db.transaction((tx) => api.deps.outbox.withdraw(tx, mailId));
});

describe('settings and the world around', () => {
  afterEach(() => vi.useRealTimers());

  test('addresses, demo accounts, the mailbox, the mail server, the bucket', async () => {
    expect(await ask('settings', { PUBLIC_URL: '' })).toEqual([expect.stringContaining('PUBLIC_URL is not set')]);
    writeFileSync(path.join(folder, 'demo-accounts.json'), '[]');
    expect((await ask('settings', { PUBLIC_URL: 'http://school.example' })).join()).toMatch(
      /in the open.*demo accounts/s,
    );
    rmSync(path.join(folder, 'demo-accounts.json'));
    expect(await ask('school')).toEqual([expect.stringContaining('warn school Mails for the school go to')]);
    const nobody = `127.0.0.1:${await freePort()}`;
    expect(await ask('mail-server')).toEqual([expect.stringContaining('warn mail-server No mail server')]);
    expect(await ask('mail-server', { SMTP_URL: `smtp://${nobody}`, MAIL_FROM: 'S <s@school.example>' })).toEqual([
      expect.stringContaining('wrong mail-server The mail server does not take us'),
    ]);
    const { id } = await api.make.person(5);
    const sealed = api.deps.secretBox.seal('secret', secretOwner);
    const [host = '', port] = nobody.split(':');
    const server = { host, port: Number(port), user: 'u', from: 's@school.example', sealed };
    await saveMail(api.deps.db, server, id, new Date());
    expect(await ask('mail-server')).toEqual([expect.stringMatching(/^wrong mail-server .*settings\/mail$/)]);
    await deleteMail(api.deps.db);
    const keys = { S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'y' };
    expect(await ask('storage', { S3_BUCKET: 'b', S3_ENDPOINT: `http://${nobody}`, ...keys })).toEqual([
      expect.stringContaining('wrong storage The bucket b cannot be used'),
    ]);
  });

  test('a topic that there is not', async () => {
    await expect(ask('pictures')).rejects.toThrow(/^No such topic: pictures\. There are: database, settings, /);
  });

  test('nobody owns the site', async () => {
    await api.deps.db.update(users).set({ suspended: true });
    expect(await ask('owner')).toEqual([expect.stringContaining('wrong owner Nobody owns the site')]);
    await api.deps.db.update(users).set({ suspended: false });
  });

  test('clocks that disagree', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 });
    expect(await ask('clock')).toEqual([expect.stringContaining('warn clock Database and program are 10.')]);
    vi.setSystemTime(Date.now() + 100_000);
    expect(await ask('clock')).toEqual([expect.stringContaining('wrong clock')]);
  });

  test('a backup that failed, one that is old, and none', async () => {
    await api.deps.db.insert(backups).values({ file: 'x', status: 'failed', error: 'No room' });
    expect(await ask('backups')).toEqual([expect.stringContaining('wrong backups The last backup failed: No room')]);
    await api.deps.db.update(backups).set({ status: 'verified', createdAt: new Date('2026-01-01') });
    expect(await ask('backups')).toEqual([
      expect.stringContaining('wrong backups The last verified backup is of 2026'),
    ]);
    await api.deps.db.delete(backups);
    expect(await ask('backups')).toEqual([expect.stringContaining('warn backups No nightly backup is planned')]);
  });

  test.runIf(process.getuid?.() === 0)('a disk with little room', async () => {
    const small = path.join(folder, 'small');
    mkdirSync(small);
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', small]);
    if (status !== 0) return;
    const lines = await ask('disk', { BACKUP_DIR: small });
    spawnSync('umount', [small]);
    expect(lines.filter((line) => line.includes(small))).toEqual([
      expect.stringMatching(/^warn disk .*free some space$/),
    ]);
  });
});

test('tables of an older and of a newer version: it says so and asks nothing that they cannot answer', async () => {
  await run('update drizzle.__drizzle_migrations set created_at = created_at + 1');
  expect(await ask('database')).toEqual([expect.stringContaining('wrong database The tables are of a newer version')]);
  expect(await ask('files')).toEqual([]);
  await run('update drizzle.__drizzle_migrations set created_at = created_at - 2');
  expect(await ask('database')).toEqual([
    expect.stringMatching(/wrong database The tables are of .* before the first/),
  ]);
  await run('delete from drizzle.__drizzle_migrations');
  expect(await ask('database')).toEqual([expect.stringContaining('warn database The database is empty')]);
});
