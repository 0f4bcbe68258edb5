import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApi } from '../../../../tests/support/api.ts';
import { createTestDatabase } from '../../../../tests/support/database.ts';
import type { Person } from '../../../../tests/support/factory.ts';
import { folderStorage } from '../../../lib/storage/storage.ts';
import { checkArchive } from './read.ts';
import { restoreBackup } from './restore.ts';
import { listTables, quoted } from './tables.ts';
import { takeBackup } from './take.ts';

const api = testApi();
const folder = mkdtempSync(path.join(tmpdir(), 'seven-hills-backup-'));
const file = path.join(folder, 'school.tar');
let editor: Person;
let other: Awaited<ReturnType<typeof createTestDatabase>>;
const otherStorage = folderStorage(path.join(folder, 'pictures'));

const source = () => ({ pool: api.database.pool, storage: api.deps.storage, clock: api.deps.clock });
const target = () => ({ pool: other.pool, storage: otherStorage });

beforeAll(async () => {
  editor = await api.make.person(4);
  for (let n = 0; n < 20; n += 1) await api.make.story({ authorId: editor.id, title: `Story ${n} "quoted"\t\\ü` });
  await api.make.event();
  await api.request('POST', '/mail/contact', {
    json: { senderName: 'A', senderEmail: 'a@b.example', senderPhone: '', inquiry: 'Line one\nline two' },
  });
  await takeBackup(source(), file);
  other = await createTestDatabase();
});
afterAll(async () => {
  await other.close();
  rmSync(folder, { recursive: true, force: true });
});

async function contentOf(pool: typeof other.pool) {
  const client = await pool.connect();
  try {
    const tables = await listTables(client);
    const content: Record<string, unknown[]> = {};
    for (const { name } of tables) {
      const { rows } = await client.query(
        `select to_jsonb(t) as row from ${quoted(name)} t order by to_jsonb(t)::text`,
      );
      content[name] = rows;
    }
    return content;
  } finally {
    client.release();
  }
}

test('a backup leaves one file, readable by its owner alone', () => {
  expect(readdirSync(folder)).toEqual(['school.tar']);
});

test('restored, every row of every table and every picture is there again', async () => {
  await restoreBackup(target(), file);
  const [before, after] = await Promise.all([contentOf(api.database.pool), contentOf(other.pool)]);
  expect(Object.keys(before).length).toBeGreaterThan(20);
  expect(after).toEqual(before);
  const { rows } = await other.db.execute<{ name: string }>(sql`select name from media`);
  for (const { name } of rows) {
    expect(await otherStorage.get(`pictures/${name}`)).toEqual(await api.deps.storage.get(`pictures/${name}`));
  }
});

test('the restored database goes on: numbers, references, search and notifications work', async () => {
  const insert = sql`insert into stories (kind, title, detail, extract) values ('news', 'Zebra crossing', '<p>x</p>', 'x') returning id`;
  const { rows } = await other.db.execute<{ id: number }>(insert);
  expect(rows[0]?.id).toBeGreaterThan(20);
  const found = await other.db.execute(sql`select from search_words where word = 'zebra'`);
  expect(found.rowCount).toBe(1);
  await expect(
    other.db.execute(sql`insert into story_pictures values (1, 2, 'no-such-picture.jpg')`),
  ).rejects.toThrow();
});

describe('a damaged archive is refused, and nothing is touched', () => {
  const damage = async (change: (bytes: Buffer) => Buffer) => {
    const broken = path.join(folder, 'broken.tar');
    writeFileSync(broken, change(readFileSync(file)));
    const before = await contentOf(other.pool);
    await expect(restoreBackup(target(), broken)).rejects.toThrow(/damaged|not a backup|cannot be read|has no/);
    expect(await contentOf(other.pool)).toEqual(before);
    rmSync(broken);
  };
  test('one byte of a table changed', () =>
    damage((bytes) => {
      const at = bytes.indexOf('tables/stories.copy.gz') + 600;
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      return bytes;
    }));
  test('cut in half', () => damage((bytes) => bytes.subarray(0, bytes.length / 2)));
  test('something else', () => damage(() => Buffer.from('not an archive')));
});

test('a picture whose file is gone does not keep the others from being saved; the archive says so', async () => {
  const [lost, kept] = [await api.make.picture(), await api.make.picture()];
  await api.deps.storage.delete(`pictures/${lost}`);
  const second = path.join(folder, 'second.tar');
  const { missing, pictures } = await takeBackup(source(), second);
  expect(missing).toEqual([lost]);
  expect(pictures.map(({ name }) => name)).toContain(kept);
  await restoreBackup(target(), second);
  await api.deps.db.execute(sql`delete from media where name = ${lost}`);
  rmSync(second);
});

test('rows that came back with another content are noticed', async () => {
  const before = await contentOf(other.pool);
  const about = await checkArchive(file);
  const { restoreTables } = await import('./restore.ts');
  const wrong = { ...about, tables: about.tables.map((table) => ({ ...table, content: '1' })) };
  await expect(restoreTables(other.pool, file, wrong)).rejects.toThrow('are not what they were');
  expect(await contentOf(other.pool)).toEqual(before);
});

test('a backup that cannot be written leaves nothing behind', async () => {
  const missing = path.join(folder, 'nowhere', 'x.tar');
  await expect(takeBackup(source(), missing)).rejects.toThrow();
  expect(existsSync(missing)).toBe(false);
});

test('a restore that fails half-way leaves the database as it was', async () => {
  const before = await contentOf(other.pool);
  const about = await checkArchive(file);
  const { restoreTables } = await import('./restore.ts');
  const wrong = { ...about, tables: about.tables.map((table) => ({ ...table, rows: table.rows + 1 })) };
  await expect(restoreTables(other.pool, file, wrong)).rejects.toThrow('has not the rows');
  expect(await contentOf(other.pool)).toEqual(before);
});
