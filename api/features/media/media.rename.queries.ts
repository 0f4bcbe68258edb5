import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';

/** The same picture under another name, wherever it is shown: what refers to it is read from the database itself. */
export async function renameMedia(db: Db, before: string, after: string): Promise<void> {
  await db.execute(sql`
    insert into media select (jsonb_populate_record(m, jsonb_build_object('name', ${after}::text, 'has_avif', false))).*
    from media m where name = ${before}`);
  const { rows: references } = await db.execute<{ table: string; column: string }>(sql`
    select c.relname as table, a.attname as column
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = 'public.media'::regclass order by 1, 2`);
  for (const { table, column } of references) {
    const [name, key] = [sql.identifier(table), sql.identifier(column)];
    await db.execute(sql`update ${name} set ${key} = ${after} where ${key} = ${before}`);
  }
  await renameInJson(db, before, after);
  await db.execute(sql`delete from media where name = ${before}`);
}

type Kept = { id: number; value: unknown };

/** Versions and the trash name their pictures in JSON. */
async function renameInJson(db: Db, before: string, after: string): Promise<void> {
  for (const [table, column] of [
    ['revisions', 'content'],
    ['trash', 'rows'],
  ] as const) {
    const [name, key] = [sql.identifier(table), sql.identifier(column)];
    const { rows } = await db.execute<Kept>(
      sql`select id, ${key} as value from ${name} where strpos(${key}::text, ${before}) > 0 for update`,
    );
    for (const { id, value } of rows) {
      const renamed = JSON.stringify(renamePictures(value, before, after));
      await db.execute(sql`update ${name} set ${key} = ${renamed}::jsonb where id = ${id}`);
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
  if (typeof value !== 'string' || !['picture', 'pictures'].includes(key)) return value;
  return value
    .split(',')
    .map((name) => (name.trim() === before ? after : name))
    .join(',');
}
