import { count, desc, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { read } from '../../db/declared-reads.ts';
import { preparedStatement } from '../../db/prepared-statement.ts';
import { pages, redirects } from '../../db/tables/pages.ts';
import { users } from '../../db/tables/users.ts';

const leadsTo = sql<string>`coalesce('/' || ${pages.path}, ${redirects.target})`;

const targetOf = preparedStatement((db) =>
  db
    .select({ to: leadsTo, lastUsed: redirects.lastUsed })
    .from(redirects)
    .leftJoin(pages, eq(pages.id, redirects.pageId))
    .where(eq(redirects.path, sql.placeholder('path')))
    .prepare(read('redirect_of_path')),
);

export async function findTarget(db: Db, path: string) {
  const [row] = await targetOf(db).execute({ path });
  return row;
}

/** Once a day is enough, and costs those who come next nothing. */
export async function noteUse(db: Db, path: string, day: string): Promise<void> {
  await db.update(redirects).set({ lastUsed: day }).where(eq(redirects.path, path));
}

const matching = (q: string) =>
  q === ''
    ? undefined
    : or(sql`strpos(${redirects.path}, lower(${q})) > 0`, sql`strpos(lower(${leadsTo}), lower(${q})) > 0`);

export function listRedirects(db: Db, q: string, { limit, offset }: { limit: number; offset: number }) {
  return db
    .select({
      path: redirects.path,
      to: leadsTo,
      cause: redirects.cause,
      by: users.name,
      createdAt: redirects.createdAt,
      lastUsed: redirects.lastUsed,
    })
    .from(redirects)
    .leftJoin(pages, eq(pages.id, redirects.pageId))
    .leftJoin(users, eq(users.id, redirects.createdBy))
    .where(matching(q))
    .orderBy(desc(redirects.createdAt), redirects.path)
    .limit(limit)
    .offset(offset);
}

export async function countRedirects(db: Db, q: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(redirects)
    .leftJoin(pages, eq(pages.id, redirects.pageId))
    .where(matching(q));
  return row?.total ?? 0;
}

export async function findPageAt(db: Db, path: string): Promise<string | undefined> {
  const [row] = await db.select({ id: pages.id }).from(pages).where(eq(pages.path, path));
  return row?.id;
}

export async function findRow(db: Db, path: string) {
  const [row] = await db.select().from(redirects).where(eq(redirects.path, path));
  return row;
}

type Goal = { pageId: string | null; target: string | null };

/** Also those that led here lead on to the goal itself, so that nobody is sent twice. */
export async function putRedirect(db: Db, row: typeof redirects.$inferInsert, goal: Goal): Promise<void> {
  await db
    .insert(redirects)
    .values({ ...row, ...goal })
    .onConflictDoUpdate({ target: redirects.path, set: { ...row, ...goal, lastUsed: null } });
  await db
    .update(redirects)
    .set(goal)
    .where(eq(redirects.target, `/${row.path}`));
}

export async function deleteRedirect(db: Db, path: string): Promise<boolean> {
  const gone = await db.delete(redirects).where(eq(redirects.path, path)).returning({ path: redirects.path });
  return gone.length > 0;
}
