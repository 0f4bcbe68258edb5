import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { extract, pack } from 'tar-stream';
import { manifest, manifestName, tableEntry } from '../../api/features/backups/archive/manifest.ts';
import { columnList, contentChecksum, quoted, setCanonicalFormats } from '../../api/features/backups/archive/tables.ts';

/** Every part of an archive, tables as text. */
export async function readParts(file: string): Promise<Map<string, Buffer>> {
  const parts = new Map<string, Buffer>();
  for await (const entry of createReadStream(file).pipe(extract())) {
    const content = await buffer(entry as unknown as NodeJS.ReadableStream);
    parts.set(entry.header.name, entry.header.name.endsWith('.gz') ? gunzipSync(content) : content);
  }
  return parts;
}

/** The archive as the versions before would have written it: with these tables too. */
export async function writeOldArchive(pool: pg.Pool, from: string, to: string, tables: string[]): Promise<void> {
  const parts = await readParts(from);
  const about = manifest.parse(JSON.parse(parts.get(manifestName)?.toString() ?? ''));
  const archive = pack();
  const written = pipeline(archive, createWriteStream(to));
  parts.delete(manifestName);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await setCanonicalFormats(client);
    for (const name of tables.filter((table) => !parts.has(tableEntry(table)))) {
      const { rows } = await client.query<{ name: string }>(
        'select column_name as name from information_schema.columns where table_name = $1 order by ordinal_position',
        [name],
      );
      const columns = rows.map((column) => column.name);
      const copy = client.query(copyTo(`copy ${quoted(name)} (${columnList(columns)}) to stdout`));
      const text = await buffer(copy);
      const packed = gzipSync(text);
      const sha256 = createHash('sha256').update(packed).digest('hex');
      const content = await contentChecksum(client, { name, columns });
      about.tables.push({ name, columns, rows: copy.rowCount, content, bytes: packed.length, sha256 });
      archive.entry({ name: tableEntry(name) }, packed);
    }
  } finally {
    await client.query('rollback');
    client.release();
  }
  for await (const entry of createReadStream(from).pipe(extract())) {
    const content = await buffer(entry as unknown as NodeJS.ReadableStream);
    if (entry.header.name !== manifestName) archive.entry({ name: entry.header.name }, content);
  }
  archive.entry({ name: manifestName }, JSON.stringify(about));
  archive.finalize();
  await written;
}
