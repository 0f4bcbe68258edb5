import { type SQL, sql } from 'drizzle-orm';
import { addressOfPicture, withPictureRenamed } from '../../../contract/common/text/rich-pictures.ts';
import type { Db } from '../../db/client.ts';

export type Reference = { table: string; column: string };

/** Every column that refers to a picture, read from the database itself: a new table cannot be forgotten. */
export async function pictureReferences(db: Db): Promise<Reference[]> {
  const { rows } = await db.execute<Reference>(sql`
    select c.relname as table, a.attname as column
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = 'public.media'::regclass order by 1, 2`);
  return rows;
}

const isUsed = (references: Reference[]): SQL =>
  sql.join(
    references.map(
      ({ table, column }) =>
        sql`exists (select from ${sql.identifier(table)} r where r.${sql.identifier(column)} = media.name)`,
    ),
    sql` or `,
  );

/** What strangers sent is swept sooner, by itself. */
export async function noteUse(db: Db, references: Reference[], now: Date): Promise<void> {
  const used = isUsed(references);
  await db.execute(sql`update media set unused_since = null where unused_since is not null and (${used})`);
  await db.execute(sql`
    update media set unused_since = ${now.toISOString()}::timestamptz
    where unused_since is null and published and not (${used})`);
}

/** Strangers' uploads of before then that nothing refers to. */
export async function abandonedUploads(db: Db, references: Reference[], before: Date, limit: number) {
  const { rows } = await db.execute<{ name: string; width: number }>(sql`
    select name, width from media
    where not published and created_at < ${before.toISOString()}::timestamptz and not (${isUsed(references)})
    order by name limit ${limit}`);
  return rows;
}

export async function unusedBefore(db: Db, before: Date, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select name from media where unused_since < ${before.toISOString()}::timestamptz order by name limit ${limit}`);
  return rows.map(({ name }) => name);
}

/** The same picture under another name, wherever it is shown: what refers to it is read from the database itself. */
export async function renameMedia(db: Db, before: string, after: string): Promise<void> {
  await db.execute(sql`
    insert into media select (jsonb_populate_record(m, jsonb_build_object('name', ${after}::text, 'has_avif', false))).*
    from media m where name = ${before}`);
  for (const { table, column } of await pictureReferences(db)) {
    const [name, key] = [sql.identifier(table), sql.identifier(column)];
    await db.execute(sql`update ${name} set ${key} = ${after} where ${key} = ${before}`);
  }
  await renameInJson(db, before, after);
  const [old, now] = [before, after].map((name) => `src="${addressOfPicture(name)}"`);
  for (const [table, column] of [
    ['pages', 'page_text'],
    ['page_drafts', 'page_text'],
    ['stories', 'detail'],
    ['events', 'description'],
  ] as const) {
    const [name, text] = [sql.identifier(table), sql.identifier(column)];
    await db.execute(
      sql`update ${name} set ${text} = replace(${text}, ${old}, ${now}) where strpos(${text}, ${old}) > 0`,
    );
  }
  await db.execute(sql`delete from media where name = ${before}`);
}

type Stored = { id: number | string; value: unknown };

/** Versions, the trash and blocks name their pictures in JSON. */
async function renameInJson(db: Db, before: string, after: string): Promise<void> {
  for (const [table, column, id = 'id'] of [
    ['revisions', 'content'],
    ['trash', 'rows'],
    ['kept_changes', 'content'],
    ['pages', 'blocks'],
    ['page_drafts', 'blocks', 'page_id'],
    ['page_drafts', 'picture_words', 'page_id'],
  ] as const) {
    const [name, key, own] = [sql.identifier(table), sql.identifier(column), sql.identifier(id)];
    const { rows } = await db.execute<Stored>(
      sql`select ${own} as id, ${key} as value from ${name}
        where strpos(${key}::text, ${before}) > 0 or strpos(${key}::text, ${addressOfPicture(before)}) > 0 for update`,
    );
    for (const { id: rowId, value } of rows) {
      const renamed = JSON.stringify(renamePictures(value, before, after));
      await db.execute(sql`update ${name} set ${key} = ${renamed}::jsonb where ${own} = ${rowId}`);
    }
  }
}

/** Several stand in one text, with commas between them. */
function renamePictures(value: unknown, before: string, after: string, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => renamePictures(one, before, after, key));
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, renamePictures(one, before, after, name)]),
    );
  }
  if (typeof value !== 'string') return value;
  if (!['picture', 'pictures'].includes(key)) return withPictureRenamed(value, before, after);
  return value
    .split(',')
    .map((name) => (name.trim() === before ? after : name))
    .join(',');
}
