import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { documentFiles } from '../../db/document-files.ts';
import type { documents } from '../../db/tables/documents.ts';

/** Which of these files no document has, neither now nor in the trash nor in a version. */
export async function filesWithoutRow(db: Db, files: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ file: string }>(sql`
    select given.file from unnest(${sql.param(files)}::text[]) as given (file)
    where not exists (select from (${sql.raw(documentFiles)}) known where known.file = given.file)`);
  return rows.map(({ file }) => file);
}

export async function allFiles(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ file: string }>(sql.raw(documentFiles));
  return rows.map(({ file }) => file);
}

type File = Pick<typeof documents.$inferSelect, 'file' | 'type' | 'bytes'>;

const versionsOf = (id: number) => sql`from revisions where kind = 'document' and item_id = ${String(id)}`;

/** One that a version of this very document keeps. */
export async function fileOfVersion(db: Db, id: number, file: string): Promise<File | undefined> {
  const { rows } = await db.execute<File>(sql`
    select content->>'file' as file, content->>'type' as type, (content->>'bytes')::int as bytes
    ${versionsOf(id)} and content->>'file' = ${file} order by revisions.id desc limit 1`);
  return rows[0];
}

export async function filesOfVersions(db: Db, id: number): Promise<string[]> {
  const { rows } = await db.execute<{ file: string }>(sql`select distinct content->>'file' as file ${versionsOf(id)}`);
  return rows.map(({ file }) => file);
}

/** The oldest versions go until the files of the others, each counted once, are no larger than this together. */
export async function dropLarge(db: Db, id: number, most: number): Promise<void> {
  await db.execute(sql`
    delete from revisions where id in (
      select id from (
        select id, sum(case when place = 1 then bytes else 0 end) over (order by id desc) as total from (
          select id, (content->>'bytes')::bigint as bytes,
            row_number() over (partition by content->>'file' order by id desc) as place ${versionsOf(id)}) each) counted
      where total > ${most})`);
}
