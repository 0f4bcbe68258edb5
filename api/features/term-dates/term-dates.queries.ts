import { and, asc, count, desc, eq, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { daysLater } from '../../../contract/common/days.ts';
import type { TermDateListQuery } from '../../../contract/school/term-dates.ts';
import type { Db } from '../../db/client.ts';
import { campuses } from '../../db/tables/campuses.ts';
import { termDates } from '../../db/tables/term-dates.ts';

const card = {
  id: termDates.id,
  kind: termDates.kind,
  name: termDates.name,
  firstDay: termDates.firstDay,
  lastDay: termDates.lastDay,
  campusId: termDates.campusId,
  campus: campuses.name,
  note: termDates.note,
  authorId: termDates.authorId,
  createdAt: termDates.createdAt,
  updatedAt: termDates.updatedAt,
};
const cards = (db: Db) =>
  db.select(card).from(termDates).leftJoin(campuses, eq(campuses.id, termDates.campusId)).$dynamic();

export type TermDateRow = NonNullable<Awaited<ReturnType<typeof findTermDate>>>;
export type NewTermDate = typeof termDates.$inferInsert;

const firstOf = (year: number) => `${year}-01-01`;
const lastOf = (year: number) => `${year}-12-31`;
const inYear = (year: number): SQL | undefined =>
  and(gte(termDates.firstDay, firstOf(year)), lte(termDates.firstDay, lastOf(year)));

type Wanted = Pick<TermDateListQuery, 'q' | 'sort' | 'year' | 'kind'> & { thisYear: number };

function matching({ q, year, kind, thisYear }: Wanted): SQL | undefined {
  const words = sql`strpos(lower(${termDates.name} || ' ' || ${termDates.note}), lower(${q})) > 0`;
  return and(
    year === undefined ? gte(termDates.firstDay, firstOf(thisYear)) : inYear(year),
    kind && eq(termDates.kind, kind),
    q === '' ? undefined : words,
  );
}

export function listTermDates(db: Db, wanted: Wanted, page: { limit: number; offset: number }) {
  const way = wanted.sort.startsWith('-') ? desc : asc;
  return cards(db)
    .where(matching(wanted))
    .orderBy(way(termDates.firstDay), way(termDates.id))
    .limit(page.limit)
    .offset(page.offset);
}

export async function countTermDates(db: Db, wanted: Wanted): Promise<number> {
  const [row] = await db.select({ total: count() }).from(termDates).where(matching(wanted));
  return row?.total ?? 0;
}

export async function latestYear(db: Db): Promise<number | null> {
  const [row] = await db
    .select({ firstDay: termDates.firstDay })
    .from(termDates)
    .orderBy(desc(termDates.firstDay))
    .limit(1);
  return row ? Number(row.firstDay.slice(0, 4)) : null;
}

/** From a day on and what runs on it of holidays, those of all campuses and of the one that is asked for; without one, those of every campus. */
export function termDatesSince(db: Db, day: string, campus: string | undefined, limit: number) {
  const which = campus === undefined ? undefined : or(isNull(termDates.campusId), eq(campuses.slug, campus));
  return cards(db)
    .where(and(or(gte(termDates.firstDay, day), freeOn(day)), which))
    .orderBy(asc(termDates.firstDay), desc(termDates.lastDay), asc(termDates.id))
    .limit(limit);
}

/** None lasts longer than a year. */
const freeOn = (day: string): SQL | undefined =>
  and(
    inArray(termDates.kind, ['holiday', 'halfTerm']),
    gte(termDates.lastDay, day),
    gte(termDates.firstDay, daysLater(day, -366)),
  );

export async function yearsWithDates(db: Db): Promise<number[]> {
  const year = sql<number>`extract(year from ${termDates.firstDay})::int`;
  const rows = await db.selectDistinct({ year }).from(termDates).orderBy(asc(year));
  return rows.map((row) => row.year);
}

export const hasCampus = async (db: Db, which: { id: number } | { slug: string }): Promise<boolean> =>
  (await db.$count(campuses, 'id' in which ? eq(campuses.id, which.id) : eq(campuses.slug, which.slug))) === 1;

export async function findTermDate(db: Db, id: number) {
  const [row] = await cards(db).where(eq(termDates.id, id));
  return row;
}

export async function lockTermDate(db: Db, id: number) {
  const [row] = await db.select().from(termDates).where(eq(termDates.id, id)).for('update');
  return row;
}

/** Two who fill a year at once come one after the other. */
export async function lockYears(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('term_dates', 0))`);
}

export const datesIn = (db: Db, year: number) =>
  db.select().from(termDates).where(inYear(year)).orderBy(asc(termDates.firstDay), asc(termDates.id));

export const countIn = (db: Db, year: number): Promise<number> => db.$count(termDates, inYear(year));

export async function insertTermDates(db: Db, rows: NewTermDate[]): Promise<number[]> {
  if (rows.length === 0) return [];
  return (await db.insert(termDates).values(rows).returning({ id: termDates.id })).map(({ id }) => id);
}

export async function updateTermDate(db: Db, id: number, change: Partial<NewTermDate>): Promise<void> {
  await db.update(termDates).set(change).where(eq(termDates.id, id));
}
