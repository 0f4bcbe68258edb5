import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { appliedMigration, migrate, newestMigration } from '../../api/db/migrate.ts';
import { restoreBackup } from '../../api/features/backups/archive/restore.ts';
import { takeBackup } from '../../api/features/backups/archive/take.ts';
import { folderStorage } from '../../api/lib/storage/storage.ts';
import { createTestDatabase } from '../../tests/support/database.ts';
import { temporaryFolder } from '../../tests/support/program.ts';
import { readEnv } from '../process/env.ts';
import { openDatabase } from '../process/start/boot.ts';
import { StartError } from '../process/start-error.ts';

const folder = temporaryFolder('upgrade');
const backupFolder = path.join(folder, 'backups');
const nextMigrations = path.join(folder, 'migrations');
let database: Awaited<ReturnType<typeof createTestDatabase>>;

/** The tables of the next version, with one column more. */
cpSync('api/db/migrations', nextMigrations, { recursive: true });
const journalFile = path.join(nextMigrations, 'meta/_journal.json');
const journal = JSON.parse(readFileSync(journalFile, 'utf8'));
const last = journal.entries.at(-1);
const next = { ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_next' };
journal.entries.push(next);
writeFileSync(journalFile, JSON.stringify(journal));
writeFileSync(path.join(nextMigrations, `${next.tag}.sql`), 'alter table users add column nickname text');

/** A school as this version leaves it. */
beforeEach(async () => {
  database = await createTestDatabase();
  await database.pool.query(`
    insert into users (name, email, role, password_hash) values ('Ruth', 'ruth@school.example', 5, 'x');
    insert into media (name, type, width, height, bytes, placeholder, published) values ('a.png', 'png', 1, 1, 3, '', true)`);
  await folderStorage(path.join(folder, 'data/pictures')).put('pictures/a.png', Uint8Array.of(1, 2, 3));
});
afterEach(async () => {
  await database.close();
  rmSync(backupFolder, { recursive: true, force: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function open(settings: Record<string, string> = {}) {
  const { host, user, database: name } = database.connection;
  const said: string[] = [];
  const env = readEnv({
    DATABASE_URL: `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}`,
    DATA_DIR: path.join(folder, 'data'),
    BACKUP_DIR: backupFolder,
    ...settings,
  });
  const opened = await openDatabase(env, pino({ level: 'silent' }), (line) => said.push(line), {
    migrations: nextMigrations,
  });
  await opened.close();
  return said.join('\n');
}
const usersIn = async (pool: pg.Pool) => (await pool.query('select name, email, role from users')).rows;

test('an upgrade is saved first and says how to go back, and the way back works', async () => {
  const said = await open();
  expect(await appliedMigration(database.pool)).toBe(next.when);
  const [name = ''] = readdirSync(backupFolder);
  expect(name).toMatch(/^upgrade-\d{4}-to-9999-\d{4}-\d\d-\d\d-\d{4}\.tar$/);
  expect(said).toContain(`npm run cli -- restore ${path.relative('.', path.join(backupFolder, name))} --replace`);
  expect(said).toContain('git checkout');

  // As the version before would put it back, and then as this one would go on from there.
  const storage = folderStorage(path.join(folder, 'restored'));
  await restoreBackup({ pool: database.pool, storage }, path.join(backupFolder, name));
  expect(await appliedMigration(database.pool)).toBe(newestMigration());
  expect(await usersIn(database.pool)).toEqual([{ name: 'Ruth', email: 'ruth@school.example', role: 5 }]);
  expect(await storage.get('pictures/a.png')).toEqual(Buffer.from([1, 2, 3]));
  await migrate(database.pool, { folder: nextMigrations });
  expect(await appliedMigration(database.pool)).toBe(next.when);
  expect((await usersIn(database.pool)).length).toBe(1);

  expect(await open()).not.toContain('backup');
  expect(readdirSync(backupFolder)).toEqual([name]);
});

test('without a backup nothing is changed, unless somebody says so', async () => {
  const blocked = path.join(folder, 'a-file');
  writeFileSync(blocked, '');
  const refused = open({ BACKUP_DIR: path.join(blocked, 'x') });
  await expect(refused).rejects.toThrow(StartError);
  await expect(refused).rejects.toThrow(/nothing was changed.*UPGRADE_WITHOUT_BACKUP=true/s);
  expect(await appliedMigration(database.pool)).toBe(newestMigration());
  expect(await open({ BACKUP_DIR: path.join(blocked, 'x'), UPGRADE_WITHOUT_BACKUP: 'true' })).toContain('no backup');
  expect(await appliedMigration(database.pool)).toBe(next.when);
});

test('several instances that start at once save and change it once', async () => {
  await Promise.all([open(), open(), open()]);
  expect(await appliedMigration(database.pool)).toBe(next.when);
  expect(readdirSync(backupFolder).length).toBe(1);
});

test('tables that nobody has filled need no backup', async () => {
  await database.pool.query('delete from users');
  expect(await open()).not.toContain('backup');
});

test('tables and backups of a version from before the first release are refused with a sentence', async () => {
  const file = path.join(folder, 'before.tar');
  const storage = folderStorage(path.join(folder, 'data/pictures'));
  await database.pool.query('update drizzle.__drizzle_migrations set created_at = created_at - 1');
  await takeBackup({ pool: database.pool, storage, clock: () => new Date() }, file);
  const refused = open();
  await expect(refused).rejects.toThrow(StartError);
  await expect(refused).rejects.toThrow(/before the first release/);
  await expect(restoreBackup({ pool: database.pool, storage }, file)).rejects.toThrow(/before the first release/);
  expect(await usersIn(database.pool)).toEqual([{ name: 'Ruth', email: 'ruth@school.example', role: 5 }]);
});
