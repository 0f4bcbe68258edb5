import { statSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { connect } from '../../api/db/client.ts';
import { sweepOrphanedFiles } from '../../api/features/media/media.service.ts';
import { originalKey, pictureOfKey } from '../../api/lib/storage/keys.ts';
import { folderStorage } from '../../api/lib/storage/storage.ts';

export type Kind = 'event' | 'story' | 'gallery' | 'contact' | 'application';
export type Save = { kind: Kind; key: string };

const counting: Record<Kind, string> = {
  event: 'select title as key, count(*) from events group by title',
  story: "select title as key, count(*) from stories where kind = 'news' group by title",
  gallery: `select name as key, count(*) from galleries g
    where (select count(*) from gallery_images where gallery_id = g.id) = 3 group by name`,
  contact: "select message as key, count(*) from enquiries where kind = 'contact' group by message",
  application: "select message as key, count(*) from enquiries where kind = 'application' group by message",
};

/** What may never be found, whatever was killed when. */
const halfDone = [
  "select 'story without picture ' || id as what from stories s where not exists (select from story_pictures where story_id = s.id)",
  "select 'event without version ' || id as what from events e where not exists (select from revisions where kind = 'event' and item_id = e.id::text)",
  "select 'event without a line in the log ' || id as what from events e where not exists (select from audit_log where kind = 'event' and item_id = e.id::text)",
  "select 'gallery with some of its pictures ' || g.id as what from galleries g where (select count(*) from gallery_images where gallery_id = g.id) not in (0, 3)",
  `select 'enquiry ' || e.id || ' with ' || count(m.id) filter (where m.kind <> 'receipt') || ' mails, '
     || count(m.id) filter (where m.kind = 'receipt') || ' receipts' as what
   from enquiries e left join mails m on m.enquiry_id = e.id where e.suspicion is null
   group by e.id having count(m.id) filter (where m.kind <> 'receipt') <> 1 or count(m.id) filter (where m.kind = 'receipt') > 1`,
  `select 'mail that nobody will send ' || m.id as what from mails m where m.status = 'waiting' and not exists (
     select from pgboss.job j where j.name = 'mail' and (j.data->>'mailId')::int = m.id and j.state in ('created', 'retry', 'active'))`,
];

export type Findings = { missing: string[]; doubled: string[]; halfDone: string[]; files: string[] };

/** Looks into the database and the pictures of a data folder. */
export async function inspect(dataFolder: string, acknowledged: Save[]): Promise<Findings> {
  const connection = { host: path.join(dataFolder, 'socket'), user: 'seven_hills', database: 'seven_hills' };
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const found = {} as Record<Kind, Map<string, number>>;
    for (const kind of Object.keys(counting) as Kind[]) {
      const { rows } = await client.query<{ key: string; count: string }>(counting[kind]);
      found[kind] = new Map(rows.map(({ key, count }) => [key, Number(count)]));
    }
    const wrong: string[] = [];
    for (const query of halfDone) wrong.push(...(await client.query<{ what: string }>(query)).rows.map((r) => r.what));
    return {
      missing: acknowledged.filter(({ kind, key }) => !found[kind].has(key)).map(({ kind, key }) => `${kind} ${key}`),
      // Also of what was not acknowledged: a retry must not make a second one.
      doubled: Object.entries(found).flatMap(([kind, keys]) =>
        [...keys].filter(([, count]) => count > 1).map(([key]) => `${kind} ${key}`),
      ),
      halfDone: wrong,
      files: await inspectFiles(client, connection, path.join(dataFolder, 'pictures')),
    };
  } finally {
    await client.end();
  }
}

async function inspectFiles(client: pg.Client, connection: pg.ClientConfig, folder: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string; bytes: number }>('select name, bytes from media');
  const wrong = rows.flatMap(({ name, bytes }) => {
    const size = statSync(path.join(folder, originalKey(name)), { throwIfNoEntry: false })?.size;
    return size === bytes ? [] : [`picture ${name}: ${size ?? 'no file'} instead of ${bytes} bytes`];
  });
  return [...wrong, ...(await leftAfterSweep(connection, folder))];
}

/** The sweep, as it will run within a day. */
async function leftAfterSweep(connection: pg.ClientConfig, folder: string): Promise<string[]> {
  const { db, close } = connect({ connection, onError: () => {} });
  const storage = folderStorage(folder);
  const clock = () => new Date(Date.now() + 13 * 60 * 60 * 1000);
  try {
    await sweepOrphanedFiles({ db, storage, clock, log: pino({ level: 'silent' }) });
    const { rows } = await db.execute<{ name: string }>('select name from media');
    const known = new Set(rows.map(({ name }) => name));
    const files = await Array.fromAsync(storage.list());
    return files.filter(({ key }) => !known.has(pictureOfKey(key) ?? '')).map(({ key }) => `file without a row ${key}`);
  } finally {
    await close();
  }
}
