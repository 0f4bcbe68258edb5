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
    : or(sql`strpos('/' || ${redirects.path}, lower(${q})) > 0`, sql`strpos(lower(${leadsTo}), lower(${q})) > 0`);

const row = { id: redirects.id, path: redirects.path, to: leadsTo, createdAt: redirects.createdAt };

const shown = (db: Db) =>
  db
    .select({ ...row, cause: redirects.cause, by: users.name, lastUsed: redirects.lastUsed })
    .from(redirects)
    .leftJoin(pages, eq(pages.id, redirects.pageId))
    .leftJoin(users, eq(users.id, redirects.createdBy))
    .$dynamic();

export function listRedirects(db: Db, q: string, { limit, offset }: { limit: number; offset: number }) {
  return shown(db).where(matching(q)).orderBy(desc(redirects.createdAt), redirects.path).limit(limit).offset(offset);
}

export async function findShown(db: Db, id: number) {
  const [found] = await shown(db).where(eq(redirects.id, id));
  return found;
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
  const [found] = await db
    .select({ ...row, pageId: redirects.pageId, target: redirects.target })
    .from(redirects)
    .leftJoin(pages, eq(pages.id, redirects.pageId))
    .where(eq(redirects.path, path));
  return found;
}

export const findPagesAt = (db: Db, paths: string[]) =>
  db
    .select({ id: pages.id, path: pages.path })
    .from(pages)
    .where(sql`${pages.path} = any(${sql.param(paths)}::text[])`);

/** Those at one of these addresses, and those that lead to one of them, in these spellings. */
export const findAround = (db: Db, paths: string[], spellings: string[]) =>
  db
    .select({ ...row, createdBy: redirects.createdBy, pageId: redirects.pageId, target: redirects.target })
    .from(redirects)
    .leftJoin(pages, eq(pages.id, redirects.pageId))
    .where(
      or(
        sql`${redirects.path} = any(${sql.param(paths)}::text[])`,
        sql`lower(${redirects.target}) = any(${sql.param(spellings)}::text[])`,
      ),
    );

export type Led = Awaited<ReturnType<typeof findRows>>[number];

/** Where each of these addresses leads, and who made it so. */
export function findRows(db: Db, paths: string[]) {
  return db
    .select({ ...row, createdBy: redirects.createdBy })
    .from(redirects)
    .leftJoin(pages, eq(pages.id, redirects.pageId))
    .where(sql`${redirects.path} = any(${sql.param(paths)}::text[])`);
}

export const hasPage = async (db: Db, id: string): Promise<boolean> => (await db.$count(pages, eq(pages.id, id))) > 0;

export type Goal = { pageId: string | null; target: string | null };

type Change = Goal & { path: string };
type Made = Pick<typeof redirects.$inferSelect, 'cause' | 'createdBy' | 'createdAt'>;

const given = (rows: Change[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(path text, "pageId" text, target text)`;

export async function putRedirects(db: Db, rows: Change[], { cause, createdBy, createdAt }: Made): Promise<void> {
  await db.execute(sql`
    insert into redirects (path, page_id, target, cause, created_by, created_at)
    select path, "pageId", target, ${cause}, ${createdBy}::int, ${createdAt.toISOString()}::timestamptz from ${given(rows)}
    on conflict (path) do update set page_id = excluded.page_id, target = excluded.target, cause = excluded.cause,
      created_by = excluded.created_by, created_at = excluded.created_at, last_used = null`);
}

export async function leadElsewhere(db: Db, rows: Change[]): Promise<void> {
  await db.execute(sql`
    update redirects r set page_id = g."pageId", target = g.target from ${given(rows)} where r.path = g.path`);
}

/** Those that led here, in one of these spellings, lead on to the goal itself, so that nobody is sent twice. */
export async function leadOn(db: Db, spellings: string[], goal: Goal): Promise<void> {
  await db
    .update(redirects)
    .set(goal)
    .where(sql`lower(${redirects.target}) = any(${sql.param(spellings)}::text[])`);
}
