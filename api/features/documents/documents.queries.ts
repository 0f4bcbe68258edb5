import { and, asc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { read } from '../../db/declared-reads.ts';
import { likePattern } from '../../db/like-pattern.ts';
import { preparedStatement } from '../../db/prepared-statement.ts';
import { documents } from '../../db/tables/documents.ts';

export type DocumentRow = typeof documents.$inferSelect;

const order = [asc(documents.topic), asc(documents.title), asc(documents.id)];

const allDocuments = preparedStatement((db) =>
  db
    .select()
    .from(documents)
    .orderBy(...order)
    .prepare(read('all_documents')),
);

const matching = (q: string): SQL | undefined =>
  and(
    ...q
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => or(ilike(documents.title, likePattern(word)), ilike(documents.topic, likePattern(word)))),
  );

/** By topic. A school has some dozens, so there are no pages of them. */
export const listDocuments = (db: Db, q: string): Promise<DocumentRow[]> =>
  q === ''
    ? allDocuments(db).execute()
    : db
        .select()
        .from(documents)
        .where(matching(q))
        .orderBy(...order);

export async function pagesOffering(db: Db): Promise<Map<number, string[]>> {
  const { rows } = await db.execute<{ id: number; titles: string[] }>(sql`
    select d.document_id as id, array_agg(p.title order by p.title) as titles
    from page_documents d join pages p on p.id = d.page_id group by d.document_id`);
  return new Map(rows.map(({ id, titles }) => [id, titles]));
}

export async function lockDocument(db: Db, id: number): Promise<DocumentRow | undefined> {
  const [row] = await db.select().from(documents).where(eq(documents.id, id)).for('update');
  return row;
}

/** The file of a document, which counts it as downloaded. */
export async function countDownload(db: Db, id: number): Promise<DocumentRow | undefined> {
  const [row] = await db
    .update(documents)
    .set({ downloads: sql`${documents.downloads} + 1` })
    .where(eq(documents.id, id))
    .returning();
  return row;
}

export async function findDocument(db: Db, id: number): Promise<DocumentRow | undefined> {
  const [row] = await db.select().from(documents).where(eq(documents.id, id));
  return row;
}

export async function insertDocument(db: Db, values: typeof documents.$inferInsert): Promise<DocumentRow> {
  const [row] = await db.insert(documents).values(values).returning();
  if (!row) throw new Error('insert returned no row');
  return row;
}

export async function updateDocument(db: Db, id: number, change: Partial<DocumentRow>): Promise<DocumentRow> {
  const [row] = await db.update(documents).set(change).where(eq(documents.id, id)).returning();
  if (!row) throw new Error('update returned no row');
  return row;
}

export async function deleteDocument(db: Db, id: number): Promise<void> {
  await db.delete(documents).where(eq(documents.id, id));
}

/** Which of these files no document has. */
export async function filesWithoutRow(db: Db, files: string[]): Promise<string[]> {
  const rows = await db.select({ file: documents.file }).from(documents).where(inArray(documents.file, files));
  const known = new Set(rows.map(({ file }) => file));
  return files.filter((file) => !known.has(file));
}
