import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import type { PictureInfo } from '../../../contract/media.ts';
import type { Db } from '../../db/client.ts';
import { pictureInfo as info } from '../../db/picture-info.ts';
import { pageDrafts, pagePreviews, redirects } from '../../db/tables/pages.ts';
import { users } from '../../db/tables/users.ts';

export async function findKept(db: Db, pageId: string) {
  const [row] = await db
    .select({
      title: pageDrafts.title,
      pageText: pageDrafts.pageText,
      blocks: pageDrafts.blocks,
      picture: pageDrafts.picture,
      savedAt: pageDrafts.savedAt,
      savedBy: users.name,
    })
    .from(pageDrafts)
    .leftJoin(users, eq(users.id, pageDrafts.savedBy))
    .where(eq(pageDrafts.pageId, pageId));
  return row;
}

export async function putKept(db: Db, row: typeof pageDrafts.$inferInsert): Promise<void> {
  await db.insert(pageDrafts).values(row).onConflictDoUpdate({ target: pageDrafts.pageId, set: row });
}

export async function deleteKept(db: Db, pageId: string): Promise<boolean> {
  const gone = await db.delete(pageDrafts).where(eq(pageDrafts.pageId, pageId)).returning({ id: pageDrafts.pageId });
  return gone.length > 0;
}

/** In the order of their names. */
export async function infosOf(db: Db, names: string[]): Promise<PictureInfo[]> {
  if (names.length === 0) return [];
  const { rows } = await db.execute<{ info: PictureInfo }>(
    sql`select ${info} as info from media m where m.name = any(${sql.param(names)}::text[])`,
  );
  const found = new Map(rows.map(({ info }) => [info.name, info]));
  return names.flatMap((name) => found.get(name) ?? []);
}

export async function redirectsTo(db: Db, pageId: string): Promise<string[]> {
  const rows = await db
    .select({ path: redirects.path })
    .from(redirects)
    .where(eq(redirects.pageId, pageId))
    .orderBy(asc(redirects.path))
    .limit(50);
  return rows.map(({ path }) => `/${path}`);
}

const isOpen = (now: Date) => gt(pagePreviews.expiresAt, now);

export async function findPreview(db: Db, pageId: string, now: Date) {
  const [row] = await db
    .select({ expiresAt: pagePreviews.expiresAt, opened: pagePreviews.opened })
    .from(pagePreviews)
    .where(and(eq(pagePreviews.pageId, pageId), isOpen(now)));
  return row;
}

/** One for each page: a new link ends the one before. */
export async function putPreview(db: Db, row: typeof pagePreviews.$inferInsert, now: Date): Promise<void> {
  await db.delete(pagePreviews).where(lt(pagePreviews.expiresAt, now));
  await deletePreview(db, row.pageId);
  await db.insert(pagePreviews).values(row);
}

export async function deletePreview(db: Db, pageId: string): Promise<void> {
  await db.delete(pagePreviews).where(eq(pagePreviews.pageId, pageId));
}

/** The page that the link shows, which counts it as opened. */
export async function openPreview(db: Db, tokenHash: string, now: Date): Promise<string | undefined> {
  const [row] = await db
    .update(pagePreviews)
    .set({ opened: sql`${pagePreviews.opened} + 1` })
    .where(and(eq(pagePreviews.tokenHash, tokenHash), isOpen(now)))
    .returning({ pageId: pagePreviews.pageId });
  return row?.pageId;
}
