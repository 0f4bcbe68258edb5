import { and, asc, count, desc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { NoticeListQuery } from '../../../contract/school/notices.ts';
import type { Db } from '../../db/client.ts';
import { campuses } from '../../db/tables/campuses.ts';
import { notices } from '../../db/tables/notices.ts';
import { users } from '../../db/tables/users.ts';

const card = {
  id: notices.id,
  name: notices.name,
  text: notices.text,
  urgent: notices.urgent,
  beginsAt: notices.beginsAt,
  endsAt: notices.endsAt,
  paths: notices.paths,
  closedCampuses: notices.closedCampuses,
  by: users.name,
  createdAt: notices.createdAt,
  updatedAt: notices.updatedAt,
};

export type NoticeRow = NonNullable<Awaited<ReturnType<typeof findNotice>>>;
type Wanted = Pick<NoticeListQuery, 'q' | 'sort' | 'state'>;

const isOver = (now: Date) => lte(notices.endsAt, now);
const isNotOver = (now: Date) => or(isNull(notices.endsAt), gt(notices.endsAt, now));

function matching({ q, state }: Wanted, now: Date): SQL | undefined {
  const states = {
    shown: and(lte(notices.beginsAt, now), isNotOver(now)),
    waiting: gt(notices.beginsAt, now),
    over: isOver(now),
  };
  const words = sql`strpos(lower(${notices.name} || ' ' || ${notices.text}), lower(${q})) > 0`;
  return and(q === '' ? undefined : words, state && states[state]);
}

export function listNotices(db: Db, wanted: Wanted, now: Date, page: { limit: number; offset: number }) {
  const way = wanted.sort.startsWith('-') ? desc : asc;
  return db
    .select(card)
    .from(notices)
    .leftJoin(users, eq(users.id, notices.createdBy))
    .where(matching(wanted, now))
    .orderBy(way(notices.beginsAt), way(notices.id))
    .limit(page.limit)
    .offset(page.offset);
}

export async function countNotices(db: Db, wanted: Wanted, now: Date): Promise<number> {
  const [row] = await db.select({ total: count() }).from(notices).where(matching(wanted, now));
  return row?.total ?? 0;
}

export async function findNotice(db: Db, id: number) {
  const [row] = await db
    .select(card)
    .from(notices)
    .leftJoin(users, eq(users.id, notices.createdBy))
    .where(eq(notices.id, id));
  return row;
}

export const countCampuses = (db: Db, ids: number[]): Promise<number> => db.$count(campuses, inArray(campuses.id, ids));

export async function lockNotice(db: Db, id: number): Promise<boolean> {
  return (await db.select({ id: notices.id }).from(notices).where(eq(notices.id, id)).for('update')).length > 0;
}

export async function insertNotice(db: Db, notice: typeof notices.$inferInsert): Promise<number> {
  const [row] = await db.insert(notices).values(notice).returning({ id: notices.id });
  if (!row) throw new Error('insert returned no row');
  return row.id;
}

export async function updateNotice(db: Db, id: number, change: Partial<typeof notices.$inferInsert>): Promise<void> {
  await db.update(notices).set(change).where(eq(notices.id, id));
}
