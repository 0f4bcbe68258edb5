import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { pack as createPack, type Pack } from 'tar-stream';
import { connectWithoutLimits } from '../../../db/client.ts';
import { documentFiles } from '../../../db/document-files.ts';
import { appliedMigration } from '../../../db/migrate.ts';
import { documentKey, originalKey } from '../../../lib/storage/keys.ts';
import type { Storage } from '../../../lib/storage/storage.ts';
import { documentEntry, type Manifest, manifestName, pictureEntry, tableEntry } from './manifest.ts';
import { columnList, contentChecksum, listTables, quoted, setCanonicalFormats, type TableShape } from './tables.ts';

type Source = { pool: pg.Pool; storage: Storage; clock: () => Date };

class FileGoneError extends Error {}
const attempts = 3;

/** Writes everything into one file: the tables as they were at one moment, and every picture that they name. */
export async function takeBackup(source: Source, file: string): Promise<Manifest> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await writeArchive(source, file);
    } catch (error) {
      // Somebody deleted a file after the moment of the tables: another moment is as good.
      if (!(error instanceof FileGoneError) || attempt === attempts) throw error;
    }
  }
}

async function writeArchive({ pool, storage, clock }: Source, file: string): Promise<Manifest> {
  const partial = `${file}.part`;
  const folder = await mkdtemp(path.join(path.dirname(path.resolve(file)), '.backup-'));
  const archive = createPack();
  const written = pipeline(archive, createWriteStream(partial, { mode: 0o600 }));
  // Whoever waits below is told of a full disk first.
  written.catch((error) => archive.destroy(error));
  try {
    const snapshot = await dumpTables(pool, folder, archive);
    const pictures = [];
    const missing = [];
    for (const name of snapshot.pictures) {
      const picture = await addFile(archive, storage, { name, key: originalKey(name), entry: pictureEntry(name) });
      if (picture) pictures.push(picture);
      else if (await isPicture(pool, name)) missing.push(name);
      else throw new FileGoneError(`The picture ${name} was deleted meanwhile.`);
    }
    const documents = [];
    for (const name of snapshot.documents) {
      const document = await addFile(archive, storage, { name, key: documentKey(name), entry: documentEntry(name) });
      if (document) documents.push(document);
      else if (await isDocument(pool, name)) missing.push(name);
      else throw new FileGoneError(`The document ${name} was replaced meanwhile.`);
    }
    const { migration, tables } = snapshot;
    const files = { pictures, documents, missing };
    const about: Manifest = { format: 1, madeAt: clock().toISOString(), migration, tables, ...files };
    const text = Buffer.from(JSON.stringify(about, null, 1));
    await addEntry(archive, manifestName, text.length, Readable.from([text]));
    archive.finalize();
    await written;
    await flush(partial);
    // Under its name only when it is whole and on the disk.
    await rename(partial, file);
    await flush(path.dirname(path.resolve(file)));
    return about;
  } catch (error) {
    archive.destroy();
    // A full disk shows here first, and as a broken stream elsewhere.
    const cause = await written.then(
      () => undefined,
      (fault: NodeJS.ErrnoException) => fault,
    );
    await rm(partial, { force: true });
    throw cause?.code === 'ENOSPC' ? cause : error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function dumpTables(pool: pg.Pool, folder: string, archive: Pack) {
  const client = await connectWithoutLimits(pool);
  try {
    // One moment for all tables; nobody is kept from writing meanwhile.
    await client.query('begin isolation level repeatable read read only');
    await setCanonicalFormats(client);
    const migration = await appliedMigration(client);
    const shapes = await listTables(client);
    const { rows } = await client.query<{ name: string }>('select name from media order by name');
    const documents = await listDocuments(client);
    const tables = [];
    for (const shape of shapes) tables.push(await dumpTable(client, shape, folder, archive));
    return { migration, tables, documents, pictures: rows.map(({ name }) => name) };
  } finally {
    await client.end();
  }
}

/** Through a file of its own, since an archive wants to know a part's length before its content. */
async function dumpTable(client: pg.ClientBase, { name, columns }: TableShape, folder: string, archive: Pack) {
  const file = path.join(folder, `${name}.copy.gz`);
  const hash = createHash('sha256');
  const copy = client.query(copyTo(`copy ${quoted(name)} (${columnList(columns)}) to stdout`));
  await pipeline(copy, createGzip({ level: 6 }), hashing(hash), createWriteStream(file, { mode: 0o600 }));
  const { size } = await stat(file);
  await addEntry(archive, tableEntry(name), size, createReadStream(file));
  await rm(file);
  const content = await contentChecksum(client, { name, columns });
  return { name, columns, rows: copy.rowCount, content, bytes: size, sha256: hash.digest('hex') };
}

async function isPicture(pool: pg.Pool, name: string): Promise<boolean> {
  return ((await pool.query('select from media where name = $1', [name])).rowCount ?? 0) > 0;
}

async function isDocument(pool: pg.Pool, file: string): Promise<boolean> {
  return ((await pool.query(`select from (${documentFiles}) known where file = $1`, [file])).rowCount ?? 0) > 0;
}

/** A backup before an upgrade is taken of tables that have no documents yet. */
async function listDocuments(client: pg.ClientBase): Promise<string[]> {
  const { rows: known } = await client.query("select to_regclass('public.documents') as found");
  if (known[0]?.found === null) return [];
  const { rows } = await client.query<{ file: string }>(`select file from (${documentFiles}) known order by file`);
  return rows.map(({ file }) => file);
}

/** Nothing when it is gone: one lost file must not keep all the others from being saved. */
type Stored = { name: string; key: string; entry: string };

async function addFile(archive: Pack, storage: Storage, { name, key, entry }: Stored) {
  const content = await storage.get(key);
  if (!content) return undefined;
  await addEntry(archive, entry, content.length, Readable.from([Buffer.from(content)]));
  return { name, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
}

/** As a stream also when it is all there: only a stream is told that the archive has broken. */
function addEntry(archive: Pack, name: string, size: number, content: Readable): Promise<void> {
  return new Promise((resolve, reject) => {
    const entry = archive.entry({ name, size, mode: 0o600 }, (error) => (error ? reject(error) : resolve()));
    pipeline(content, entry).catch(reject);
  });
}

function hashing(hash: ReturnType<typeof createHash>): Transform {
  return new Transform({
    transform(chunk, _, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
}

async function flush(target: string): Promise<void> {
  const handle = await open(target, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
