import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { connectWithoutLimits } from '../../../db/client.ts';
import { isBeforeFirst, migrationsUpTo } from '../../../db/migrate.ts';
import { documentKey, originalKey } from '../../../lib/storage/keys.ts';
import type { Storage } from '../../../lib/storage/storage.ts';
import { endAccess, standingNow } from './end-access.ts';
import { excludedTables } from './excluded.ts';
import { carryOverFactorKey, factorKeyNow } from './factor-key.ts';
import { BrokenArchiveError, documentEntry, type Manifest, pictureEntry, tableEntry } from './manifest.ts';
import { checkArchive, eachEntry } from './read.ts';
import { resetSequences } from './sequences.ts';
import { columnList, contentChecksum, quoted, setCanonicalFormats } from './tables.ts';

type Target = { pool: pg.Pool; storage: Storage };

/**
 * Puts back everything of an archive in place of what is there. The database changes in one transaction: after a fault
 * or a power cut it is as it was before. The pictures come first, since a picture too many does no harm.
 */
export async function restoreBackup({ pool, storage }: Target, file: string) {
  const about = await checkArchive(file);
  const files = new Map([
    ...about.pictures.map(({ name }) => [pictureEntry(name), originalKey(name)] as const),
    ...about.documents.map(({ name }) => [documentEntry(name), documentKey(name)] as const),
  ]);
  await eachEntry(file, async (entryName, entry) => {
    const key = files.get(entryName);
    if (key === undefined) return;
    const chunks: Buffer[] = [];
    for await (const chunk of entry) chunks.push(chunk);
    await storage.put(key, Buffer.concat(chunks));
  });
  return { about, restricted: await restoreTables(pool, file, about) };
}

/**
 * The tables alone, which is enough for a scratch database that only proves that the archive is good. Gives the accounts
 * that have lost rights since, and did not get them back.
 */
export async function restoreTables(pool: pg.Pool, file: string, about: Manifest) {
  const client = await connectWithoutLimits(pool);
  try {
    await client.query('begin');
    const before = await standingNow(client);
    const key = await factorKeyNow(client);
    await rebuildSchema(client, about.migration);
    await copyTables(client, file, about);
    const restricted = await endAccess(client, before);
    await carryOverFactorKey(client, key);
    await client.query("select pg_notify('content_changed', '')");
    await client.query('commit');
    return restricted;
  } finally {
    // The connection takes along whatever was not committed.
    await client.end();
  }
}

/** Empty tables in the shape that they had when the backup was taken; later migrations follow after the commit. */
async function rebuildSchema(client: pg.ClientBase, migration: number): Promise<void> {
  if (isBeforeFirst(migration)) {
    throw new BrokenArchiveError(
      'This backup was made by a version of Seven Hills from before the first release. Only that version can restore it.',
    );
  }
  const migrations = migrationsUpTo(migration);
  if (!migrations.some(({ when }) => when === migration)) {
    throw new BrokenArchiveError('This backup was made by a newer version of Seven Hills. Install that version first.');
  }
  // Jobs are made anew from what waits; those of the old database would speak of things that are gone.
  await client.query('drop schema if exists public cascade');
  await client.query('drop schema if exists drizzle cascade');
  await client.query('drop schema if exists pgboss cascade');
  await client.query('create schema public');
  await client.query('create schema drizzle');
  await client.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const { statements, hash, when } of migrations) {
    for (const statement of statements) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, when]);
  }
}

/** References go around in circles, so they are taken off and put back at the end, which also proves them. */
async function copyTables(client: pg.ClientBase, file: string, about: Manifest): Promise<void> {
  const tables = about.tables.filter(({ name }) => !(name in excludedTables));
  const { rows: references } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  for (const { table, name } of references) {
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  }
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} disable trigger user`);
  const byEntry = new Map(tables.map((table) => [tableEntry(table.name), table]));
  await eachEntry(file, async (entryName, entry) => {
    const table = byEntry.get(entryName);
    if (!table) return;
    const copy = client.query(copyFrom(`copy ${quoted(table.name)} (${columnList(table.columns)}) from stdin`));
    await pipeline(entry, createGunzip(), copy);
    if (copy.rowCount !== table.rows) throw new BrokenArchiveError(`${entryName} has not the rows that it should.`);
  });
  await compareContent(client, tables);
  for (const { name } of tables) {
    await client.query(`alter table ${quoted(name)} enable trigger user`);
  }
  await resetSequences(
    client,
    tables.map(({ name }) => name),
  );
  for (const { table, name, definition } of references) {
    await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
  }
}

/** What stands in the tables now is what stood there when the backup was taken. */
async function compareContent(client: pg.ClientBase, tables: Manifest['tables']): Promise<void> {
  await setCanonicalFormats(client);
  for (const table of tables) {
    if ((await contentChecksum(client, table)) !== table.content) {
      throw new BrokenArchiveError(`The rows of ${table.name} are not what they were when the backup was taken.`);
    }
  }
}
