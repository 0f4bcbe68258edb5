import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { pageDrafts, redirects } from '../../../db/tables/pages.ts';
import { users } from '../../../db/tables/users.ts';

export async function findKept(db: Db, pageId: string) {
  const [row] = await db
    .select({
      title: pageDrafts.title,
      pageText: pageDrafts.pageText,
      blocks: pageDrafts.blocks,
      picture: pageDrafts.picture,
      pictureWords: pageDrafts.pictureWords,
      basedOn: pageDrafts.basedOn,
      publishAt: pageDrafts.publishAt,
      problem: pageDrafts.problem,
      savedAt: pageDrafts.savedAt,
      saver: { id: users.id, name: users.name, role: users.role, suspended: users.suspended },
    })
    .from(pageDrafts)
    .leftJoin(users, eq(users.id, pageDrafts.savedBy))
    .where(eq(pageDrafts.pageId, pageId));
  return row;
}

export type PageKeptRow = NonNullable<Awaited<ReturnType<typeof findKept>>>;

export async function putKept(db: Db, row: typeof pageDrafts.$inferInsert): Promise<void> {
  await db.insert(pageDrafts).values(row).onConflictDoUpdate({ target: pageDrafts.pageId, set: row });
}

export async function noteProblem(db: Db, pageId: string, problem: string): Promise<void> {
  await db.update(pageDrafts).set({ problem }).where(eq(pageDrafts.pageId, pageId));
}

export async function deleteKept(db: Db, pageId: string): Promise<boolean> {
  const gone = await db.delete(pageDrafts).where(eq(pageDrafts.pageId, pageId)).returning({ id: pageDrafts.pageId });
  return gone.length > 0;
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
