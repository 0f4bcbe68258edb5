import { count, desc, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { read } from '../../db/declared-reads.ts';
import { preparedStatement } from '../../db/prepared-statement.ts';
import { pages, redirects } from '../../db/tables/pages.ts';
import { users } from '../../db/tables/users.ts';

const leadsTo = sql<string>`coalesce('/' || ${pages.path}, ${redirects.target})`;

/** To a page that readers cannot see nothing leads. */
const leadsReadersTo = sql<string | null>`case when ${pages.id} is null then ${redirects.target}
  when not ${pages.draft} and ${pages.createdAt} <= ${sql.placeholder('now')}::timestamptz then '/' || ${pages.path} end`;

const targetOf = preparedStatement((db) =>
  db
    .select({ to: leadsReadersTo, lastUsed: redirects.lastUsed })
    .from(redirects)
    .leftJoin(pages, eq(pages.id, redirects.pageId))
    .where(eq(redirects.path, sql.placeholder('path')))
    .prepare(read('redirect_of_path')),
);

export async function findTarget(db: Db, path: string, now: Date) {
  const [row] = await targetOf(db).execute({ path, now: now.toISOString() });
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
      id: redirects.id,
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
  const [row] = await db
    .select({ id: redirects.id, path: redirects.path, pageId: redirects.pageId, target: redirects.target, to: leadsTo })
    .from(redirects)
    .leftJoin(pages, eq(pages.id, redirects.pageId))
    .where(eq(redirects.path, path));
  return row;
}

/** Where each of these addresses leads. */
export function findGoals(db: Db, paths: string[]) {
  return db
    .select({ path: redirects.path, to: leadsTo })
    .from(redirects)
    .leftJoin(pages, eq(pages.id, redirects.pageId))
    .where(sql`${redirects.path} = any(${sql.param(paths)}::text[])`);
}

export const hasPage = async (db: Db, id: string): Promise<boolean> => (await db.$count(pages, eq(pages.id, id))) > 0;

export type Goal = { pageId: string | null; target: string | null };

type Row = typeof redirects.$inferInsert;

export async function putRedirect(db: Db, row: Row, goal: Goal, spellings: string[]): Promise<void> {
  await db
    .insert(redirects)
    .values({ ...row, ...goal })
    .onConflictDoUpdate({ target: redirects.path, set: { ...row, ...goal, lastUsed: null } });
  await leadOn(db, spellings, goal);
}

/** Those that led here, in one of these spellings, lead on to the goal itself, so that nobody is sent twice. */
export async function leadOn(db: Db, spellings: string[], goal: Goal): Promise<void> {
  await db
    .update(redirects)
    .set(goal)
    .where(sql`lower(${redirects.target}) = any(${sql.param(spellings)}::text[])`);
}
