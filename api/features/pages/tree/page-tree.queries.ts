import { and, asc, eq, like, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { pageDocuments } from '../../../db/tables/documents.ts';
import { blockPictures, pagePictures, pages } from '../../../db/tables/pages.ts';

const node = {
  id: pages.id,
  path: pages.path,
  parentId: pages.parentId,
  title: pages.title,
  hidden: pages.hidden,
  draft: pages.draft,
  createdAt: pages.createdAt,
  updatedAt: pages.updatedAt,
};

export type NodeRow = NonNullable<Awaited<ReturnType<typeof findNode>>>;

/** Any number, one after the other: whoever changes where pages stand sees where all others do. */
const treeLock = 7_042_001;

export async function lockTree(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${treeLock})`);
}

/** All pages, with what is said of each beside its address: one statement, each part of it from an index. */
export function listNodes(db: Db) {
  const ofPage = sql.raw('pages.id');
  return db
    .select({
      ...node,
      oldPath: sql<
        string | null
      >`(select min(r.path) from redirects r where r.page_id = ${ofPage} and r.cause = 'moved')`,
      links: sql<number>`(select count(*)::int from page_links l where l.page_id = ${ofPage} and l.item_id <> ${ofPage})`,
      kept: sql<boolean>`exists (select from page_drafts d where d.page_id = ${ofPage})`,
    })
    .from(pages)
    .orderBy(asc(pages.parentId), asc(pages.position), asc(pages.id));
}

export async function findNode(db: Db, id: string) {
  const [row] = await db.select(node).from(pages).where(eq(pages.id, id));
  return row;
}

/** Locks the row until the end of the transaction, so that two changes of it are serialised. */
export async function lockPage(db: Db, id: string) {
  const { title, draft, hidden, createdAt, updatedAt } = pages;
  const [row] = await db
    .select({ title, draft, hidden, createdAt, updatedAt })
    .from(pages)
    .where(eq(pages.id, id))
    .for('update');
  return row;
}

export async function isTaken(db: Db, path: string, exceptId: string): Promise<boolean> {
  const rows = await db
    .select({ id: pages.id })
    .from(pages)
    .where(and(eq(pages.path, path), ne(pages.id, exceptId)));
  return rows.length > 0;
}

/** A path has no character that `like` reads otherwise. */
const withBelow = (path: string) => or(eq(pages.path, path), like(pages.path, `${path}/%`));

/** Also those that only say so, whatever their address. */
export async function hasBelow(db: Db, id: string, path: string): Promise<boolean> {
  const isBelow = or(eq(pages.parentId, id), like(pages.path, `${path}/%`));
  const rows = await db.select({ id: pages.id }).from(pages).where(isBelow).limit(1);
  return rows.length > 0;
}

/** How far the pages below reach beyond this one. */
export async function reachBelow(db: Db, path: string): Promise<{ characters: number; levels: number }> {
  const [row] = await db
    .select({
      characters: sql<number>`coalesce(max(length(${pages.path})), 0)::int - ${path.length}::int`,
      levels: sql<number>`coalesce(max(length(${pages.path}) - length(replace(${pages.path}, '/', ''))), 0)::int - ${path.split('/').length - 1}::int`,
    })
    .from(pages)
    .where(withBelow(path));
  return row ?? { characters: 0, levels: 0 };
}

/** Whoever follows an old address has read the page: a draft, or one whose moment has not come, nobody has. */
const wasRead = (now: Date) => sql`not draft and created_at <= ${now.toISOString()}::timestamptz`;

type Move = { from: string; to: string; createdBy: number; now: Date };

/** The page and all below it, in two statements however many they are. */
export async function movePaths(db: Db, { from, to, createdBy, now }: Move): Promise<void> {
  await db.execute(sql`
    insert into redirects (path, page_id, cause, created_by)
    select path, id, 'moved', ${createdBy}::int from pages
    where ${wasRead(now)} and (path = ${from} or path like ${`${from}/%`})
    on conflict (path) do update
      set page_id = excluded.page_id, target = null, cause = 'moved', created_by = excluded.created_by, created_at = now()`);
  await db
    .update(pages)
    .set({ path: sql`${to}::text || substr(${pages.path}, ${from.length + 1}::int)` })
    .where(withBelow(from));
}

/** With their versions: they do not come back. */
async function deleteRedirects(db: Db, where: SQL): Promise<void> {
  await db.execute(sql`
    with gone as (delete from redirects r using pages p where ${where} returning r.id::text as id)
    delete from revisions v using gone where v.kind = 'redirect' and v.item_id = gone.id`);
}

/**
 * Where a page stands nothing leads elsewhere, and what led to its address leads to the page itself from now on: wherever
 * it goes, readers are sent on once. For whoever gives pages their addresses; of all pages unless it is said of which.
 */
export async function reconcileRedirects(db: Db, ofPages: SQL = sql`true`): Promise<void> {
  await deleteRedirects(db, sql`p.path = r.path and (${ofPages})`);
  await db.execute(sql`
    update redirects r set page_id = p.id, target = null from pages p
    where lower(r.target) = '/' || p.path and (${ofPages})`);
}

/** A page and all below it. */
export const reconcileRedirectsAt = (db: Db, path: string) =>
  reconcileRedirects(db, sql`p.path = ${path} or p.path like ${`${path}/%`}`);

/** The same for one page that has come back with its old addresses: others stand there by now, or lead there. */
export async function reconcileReturned(db: Db, id: string): Promise<void> {
  await deleteRedirects(db, sql`p.path = r.path and (p.id = ${id} or r.page_id = ${id})`);
  await db.execute(sql`
    update redirects set page_id = ${id}, target = null where lower(target) in (
      select '/' || path from pages where id = ${id} union all select '/' || path from redirects where page_id = ${id})`);
}

type Left = { from: string; id: string; createdBy: number; now: Date };

/** Unless the address leads somewhere already. */
export async function leadToPage(db: Db, { from, id, createdBy, now }: Left): Promise<void> {
  await db.execute(sql`
    insert into redirects (path, page_id, cause, created_by)
    select ${from}, id, 'moved', ${createdBy}::int from pages where id = ${id} and ${wasRead(now)}
    on conflict (path) do nothing`);
}

/** Puts it before another page of the parent, or last, and counts them anew. */
export async function place(db: Db, id: string, parentId: string | null, before: string | null): Promise<void> {
  await db.execute(sql`
    update pages set parent_id = ${parentId}, position = placed.position
    from (
      select id, row_number() over (order by case when id = ${id} then coalesce(
          (select position - 0.5 from pages where id = ${before}), 1e9) else position end, id) as position
      from pages where id = ${id} or parent_id is not distinct from ${parentId}
    ) placed
    where pages.id = placed.id and (pages.id = ${id} or pages.position <> placed.position)`);
}

export async function insertPage(db: Db, page: typeof pages.$inferInsert): Promise<void> {
  await db.insert(pages).values(page);
}

/** The pictures and the documents that a page shows, for its copy. */
export async function copyReferences(db: Db, from: string, to: string): Promise<void> {
  await db.execute(sql`
    insert into ${pagePictures} (page_id, position, picture)
    select ${to}, position, picture from ${pagePictures} where page_id = ${from}`);
  await db.execute(sql`
    insert into ${blockPictures} (page_id, picture) select ${to}, picture from ${blockPictures} where page_id = ${from} and not kept`);
  await db.execute(sql`
    insert into ${pageDocuments} (page_id, document_id) select ${to}, document_id from ${pageDocuments} where page_id = ${from}`);
}

export async function findContent(db: Db, id: string) {
  const [row] = await db
    .select({ pageText: pages.pageText, blocks: pages.blocks, tag: pages.tag })
    .from(pages)
    .where(eq(pages.id, id));
  return row;
}

export async function setHidden(db: Db, id: string, hidden: boolean): Promise<void> {
  await db.update(pages).set({ hidden }).where(eq(pages.id, id));
}
