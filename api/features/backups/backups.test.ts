import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { backups } from '../../db/tables/backups.ts';
import { startJobs } from '../../lib/jobs/jobs.ts';
import { retainedBy } from './archive/rotate.ts';
import { takeNightlyBackup, viewBackups } from './backups.service.ts';

const api = testApi();
const folder = mkdtempSync(path.join(tmpdir(), 'seven-hills-nightly-'));
const settings = { folder, keep: { daily: 2, weekly: 0, monthly: 0 } };
const dayMs = 24 * 60 * 60 * 1000;
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(async () => {
  await api.deps.db.delete(backups);
});

const place = () => ({ ...api.deps, pool: api.database.pool, connection: api.database.connection });
const take = (change: Partial<ReturnType<typeof place>> = {}, where = settings) =>
  takeNightlyBackup({ ...place(), ...change }, where);
const rows = () => api.deps.db.select().from(backups).orderBy(backups.id);
const state = () => viewBackups(api.deps.db, api.deps.clock());
/** Those of this test alone: others take backups at the same time. */
const databases = async () =>
  (await api.database.pool.query("select from pg_database where datname like current_database() || '%scratch%'")).rows;

test('a backup is taken, restored into a scratch database, compared, and written down', async () => {
  await api.make.story({ title: 'Kept' });
  const file = await take();
  expect(readdirSync(folder)).toEqual([path.basename(file ?? '')]);
  expect(file).toMatch(/seven-hills-\d{4}-\d\d-\d\d-\d{4}\.tar$/);
  const [row] = await rows();
  expect(row).toMatchObject({ status: 'verified', file, error: null });
  expect(row?.rows).toBeGreaterThan(1);
  expect(row?.pictures).toBeGreaterThan(0);
  expect(await databases()).toEqual([]);
  expect(await state()).toMatchObject({ state: 'good', failed: undefined });
});

test('one that cannot be restored is told from a good one: it fails, under another name', async () => {
  const before = readdirSync(folder);
  // The rows say what the rules of a new database do not allow.
  await api.deps.db.execute('alter table stories drop constraint stories_kind_check');
  await api.deps.db.execute("insert into stories (kind, title, detail, extract) values ('poem', 'T', 'D', 'E')");
  api.advanceClock(dayMs);
  await expect(take()).rejects.toThrow('stories_kind_check');
  expect((await rows()).map(({ status }) => status)).toEqual(['failed']);
  expect(await state()).toMatchObject({
    state: 'failed',
    failed: { error: expect.stringContaining('stories_kind_check') },
  });
  const added = readdirSync(folder).filter((name) => !before.includes(name));
  expect(added).toEqual([expect.stringMatching(/\.tar\.unverified$/)]);
  expect(await databases()).toEqual([]);
  await api.deps.db.execute("delete from stories where kind = 'poem'");
  await api.deps.db.execute(
    "alter table stories add constraint stories_kind_check check (kind in ('news', 'article'))",
  );
});

test('what a power cut has left is cleared away, and old ones by the rule', async () => {
  for (const name of [
    'seven-hills-2020-01-01-0230.tar.unverified.part',
    'seven-hills-2020-01-01-0230.tar',
    'my-own.tar',
  ])
    writeFileSync(path.join(folder, name), 'x');
  await api.deps.db.insert(backups).values({ file: 'x' });
  api.advanceClock(dayMs);
  const file = await take();
  expect((await state()).state).toBe('good');
  const names = readdirSync(folder);
  expect(names.every((name) => name.endsWith('.tar'))).toBe(true);
  expect(names).toContain('my-own.tar');
  expect(names).toContain(path.basename(file ?? ''));
  expect(names.some((name) => name.includes('2020'))).toBe(false);
  expect(names.length).toBe(3);
  expect((await rows()).map(({ status }) => status)).toEqual(['failed', 'verified']);
});

test('two at once make one backup', async () => {
  api.advanceClock(dayMs);
  const both = await Promise.all([take(), take()]);
  expect(both.filter((file) => file !== undefined).length).toBe(1);
  expect((await rows()).length).toBe(1);
});

test('two instances plan the same night, and it is one job', async () => {
  const instances = [await startJobs(api.deps.db, () => {}), await startJobs(api.deps.db, () => {})];
  for (const jobs of instances) await jobs.work({}, '02:30');
  for (const jobs of instances) await jobs.send(api.deps.db, 'backup', {});
  const { rows: planned } = await api.database.pool.query(
    "select (select count(*)::int from pgboss.schedule where name = 'backup') as nights, (select count(*)::int from pgboss.job where name = 'backup') as jobs",
  );
  expect(planned).toEqual([{ nights: 1, jobs: 1 }]);
  expect(await state()).toMatchObject({ state: 'due', next: expect.any(Date) });
  expect((await state()).next?.toISOString()).toMatch(/T23:30:00.000Z$/);
  for (const jobs of instances) await jobs.work({}, 'off');
  expect((await state()).state).toBe('off');
  for (const jobs of instances) await jobs.close();
});

test('after two days without one it is said to be old', async () => {
  await api.deps.db.insert(backups).values({ file: 'x', status: 'verified', createdAt: api.deps.clock() });
  expect((await state()).state).toBe('good');
  api.advanceClock(2 * dayMs + 1000);
  expect((await state()).state).toBe('old');
});

test('an account that may not make databases: it is read back whole, and said so', async () => {
  await api.database.pool.query('create role clerk login; grant pg_read_all_data to clerk');
  const connection = { ...api.database.connection, user: 'clerk' };
  api.advanceClock(dayMs);
  await take({ connection });
  expect(await rows()).toMatchObject([{ status: 'verified', error: expect.stringContaining('not restored') }]);
  await api.database.pool.query('drop owned by clerk; drop role clerk');
});

describe.runIf(process.getuid?.() === 0)('a full disk', () => {
  const small = path.join(tmpdir(), `seven-hills-small-${process.pid}`);
  mkdirSync(small, { recursive: true });
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', small]).status === 0;
  afterAll(() => {
    if (isMounted) spawnSync('umount', [small]);
    rmSync(small, { recursive: true, force: true });
  });

  test.runIf(isMounted)('is noticed before anything is written', async () => {
    await expect(take({}, { ...settings, folder: small })).rejects.toThrow(/MB are free there/);
    expect(readdirSync(small)).toEqual([]);
    expect((await rows()).map(({ status }) => status)).toEqual(['failed']);
  });

  test.runIf(isMounted)('that fills up meanwhile leaves nothing behind', async () => {
    const { takeBackup } = await import('./archive/take.ts');
    writeFileSync(path.join(small, 'other'), Buffer.alloc(3_100_000 - 60_000));
    const file = path.join(small, 'x.tar');
    for (let n = 0; n < 3; n += 1) await api.make.picture();
    await api.database.pool.query(
      "insert into enquiries (kind, sender_name, sender_email, fingerprint, message) select 'contact', 'n', 'e', n::text, string_agg(md5(n::text || g::text), '') from generate_series(1, 20) n, generate_series(1, 500) g group by n",
    );
    await expect(takeBackup({ ...place() }, file)).rejects.toThrow(/ENOSPC|no space/i);
    expect(existsSync(file)).toBe(false);
    expect(readdirSync(small)).toEqual(['other']);
  });
});

test('the rule keeps the last of each day, week and month', () => {
  const names = Array.from({ length: 400 }, (_, n) => {
    const day = new Date(Date.UTC(2026, 0, 1) + n * dayMs).toISOString().slice(0, 10);
    return [`seven-hills-${day}-0230.tar`, `seven-hills-${day}-1200.tar`];
  }).flat();
  const kept = [...retainedBy({ daily: 7, weekly: 4, monthly: 6 }, names)].sort();
  expect(kept.map((name) => name.slice(12, 27))).toEqual([
    ...['2026-09-30-1200', '2026-10-31-1200', '2026-11-30-1200', '2026-12-31-1200'],
    ...['2027-01-17-1200', '2027-01-24-1200', '2027-01-29-1200', '2027-01-30-1200', '2027-01-31-1200'],
    ...['2027-02-01-1200', '2027-02-02-1200', '2027-02-03-1200', '2027-02-04-1200'],
  ]);
  expect([...retainedBy({ daily: 0, weekly: 0, monthly: 0 }, names)]).toEqual([names.at(-1)]);
});

test('a connection of its own kind reaches the scratch database by address too', async () => {
  const { host, user, database } = api.database.connection;
  const connectionString = `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
  const { withScratch } = await import('./archive/scratch.ts');
  const name = await withScratch({ connectionString }, async (pool: pg.Pool) => {
    return (await pool.query<{ name: string }>('select current_database() as name')).rows[0]?.name;
  });
  expect(name).toMatch(/_scratch_/);
});
