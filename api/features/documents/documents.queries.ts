import { and, asc, desc, eq, getTableColumns, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { DocumentState, OwnDocumentQuery } from '../../../contract/media/documents.ts';
import type { Db } from '../../db/client.ts';
import { read } from '../../db/declared-reads.ts';
import { isOnPage } from '../../db/is-on-page.ts';
import { likePattern } from '../../db/like-pattern.ts';
import { preparedStatement } from '../../db/prepared-statement.ts';
import { documents, documentText } from '../../db/tables/documents.ts';
import { users } from '../../db/tables/users.ts';

export type DocumentRow = typeof documents.$inferSelect;

/** What readers may find and download. */
const isShown = sql`not ${documents.draft}`;

const order = [asc(documents.topic), asc(documents.title), asc(documents.id)];

const allDocuments = preparedStatement((db) =>
  db
    .select()
    .from(documents)
    .where(isShown)
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
        .where(and(isShown, matching(q)))
        .orderBy(...order);

/** Also those that readers do not see. */
export const listOptions = (db: Db): Promise<DocumentRow[]> =>
  db
    .select()
    .from(documents)
    .orderBy(...order);

type Wanted = Pick<OwnDocumentQuery, 'q' | 'topic' | 'author' | 'state'>;

// As the index of the drafts says it.
const is = { public: isShown, draft: sql`${documents.draft}` };

/** Each word, by the index of what the office looks for. */
const found = ({ q, topic, author, state }: Wanted): SQL | undefined =>
  and(
    state && is[state],
    topic ? eq(documents.topic, topic) : undefined,
    author ? eq(documents.uploadedBy, author) : undefined,
    ...q
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => ilike(documentText(documents), likePattern(word))),
  );

const sorted = { at: documents.updatedAt, title: documents.title, downloads: documents.downloads };

function inOrder(sort: OwnDocumentQuery['sort']): SQL[] {
  const way = sort.startsWith('-') ? desc : asc;
  return [way(sorted[sort.replace('-', '') as keyof typeof sorted]), way(documents.id)];
}

export type OwnRow = Awaited<ReturnType<typeof documentPage>>[number];

export function documentPage(
  db: Db,
  { sort, ...wanted }: Wanted & Pick<OwnDocumentQuery, 'sort'>,
  { limit, offset }: { limit: number; offset: number },
) {
  const page = db
    .select({ id: documents.id })
    .from(documents)
    .where(found(wanted))
    .orderBy(...inOrder(sort))
    .limit(limit)
    .offset(offset);
  return db
    .select({ ...getTableColumns(documents), author: users.name })
    .from(documents)
    .leftJoin(users, eq(users.id, documents.uploadedBy))
    .where(isOnPage(documents.id, page))
    .orderBy(...inOrder(sort));
}

export async function findOwn(db: Db, id: number): Promise<OwnRow | undefined> {
  const [row] = await db
    .select({ ...getTableColumns(documents), author: users.name })
    .from(documents)
    .leftJoin(users, eq(users.id, documents.uploadedBy))
    .where(eq(documents.id, id));
  return row;
}

/** How many there are in each state, whatever state is wanted: all of them, and the few drafts, each by an index. */
export async function countByState(db: Db, { state: _, ...wanted }: Wanted): Promise<Record<DocumentState, number>> {
  const [all, draft] = await Promise.all([
    db.$count(documents, found(wanted)),
    db.$count(documents, found({ ...wanted, state: 'draft' })),
  ]);
  return { public: all - draft, draft };
}

export async function listTopics(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ topic: documents.topic })
    .from(documents)
    .orderBy(asc(documents.topic))
    .limit(limit);
  return rows.map(({ topic }) => topic);
}

/** Everybody by whom there is something. */
export const listUploaders = (db: Db): Promise<{ id: number; name: string }[]> =>
  db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(sql`${users.id} = any(array(${db.selectDistinct({ id: documents.uploadedBy }).from(documents)}))`)
    .orderBy(asc(users.name), asc(users.id));

/** By document, the titles of the pages; of all pages, or only of those that are no drafts. */
export async function pagesOffering(
  db: Db,
  ids: number[],
  which: 'all' | 'shown' = 'all',
): Promise<Map<number, string[]>> {
  const { rows } = await db.execute<{ id: number; titles: string[] }>(sql`
    select d.document_id as id, array_agg(p.title order by p.title) as titles
    from page_documents d join pages p on p.id = d.page_id
    where d.document_id = any(${sql.param(ids)}::int[]) ${which === 'all' ? sql`` : sql`and not p.draft`} group by d.document_id`);
  return new Map(rows.map(({ id, titles }) => [id, titles]));
}

export async function lockDocument(db: Db, id: number): Promise<DocumentRow | undefined> {
  const [row] = await db.select().from(documents).where(eq(documents.id, id)).for('update');
  return row;
}

/** The file of a document that readers see, which counts it as downloaded. */
export async function countDownload(db: Db, id: number): Promise<DocumentRow | undefined> {
  const [row] = await db
    .update(documents)
    .set({ downloads: sql`${documents.downloads} + 1` })
    .where(and(eq(documents.id, id), isShown))
    .returning();
  return row;
}

export async function findShown(db: Db, id: number): Promise<DocumentRow | undefined> {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.id, id), isShown));
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

/** Those that were in the trash with it have lost it, and offer it again. */
export async function offerAgain(db: Db, id: number): Promise<void> {
  await db.execute(sql`
    insert into page_documents (page_id, document_id) select p.id, ${id}::int from pages p
    where jsonb_path_exists(p.blocks, '$[*] ? (@.type == "documents").documents[*] ? (@ == $id)', jsonb_build_object('id', ${id}::int))
    on conflict do nothing`);
}
