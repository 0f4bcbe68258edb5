import { and, desc, eq, gte, inArray, lte, or, sql, sum } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { searchDocuments } from '../../db/tables/search.ts';
import { missedWords, pageReads, visits } from '../../db/tables/statistics.ts';
import { storyViews } from '../../db/tables/stories.ts';

export type DayRow = { day: string; count: number };

export function visitsSince(db: Db, since: string): Promise<DayRow[]> {
  return db.select().from(visits).where(gte(visits.day, since));
}

export function storyViewsSince(db: Db, storyId: number, since: string): Promise<DayRow[]> {
  return db
    .select({ day: storyViews.day, count: storyViews.count })
    .from(storyViews)
    .where(and(eq(storyViews.storyId, storyId), gte(storyViews.day, since)));
}

export function pageReadsSince(db: Db, path: string, since: string): Promise<DayRow[]> {
  return db
    .select({ day: pageReads.day, count: sum(pageReads.count).mapWith(Number) })
    .from(pageReads)
    .where(and(eq(pageReads.path, path), gte(pageReads.day, since)))
    .groupBy(pageReads.day);
}

type SumRow = { path: string | null; source: string | null; count: number };

/** By site and by page, in one reading of the rows. */
export async function sumsSince(db: Db, since: string, path: string | undefined): Promise<SumRow[]> {
  const ofPage = path === undefined ? sql`true` : sql`path = ${path}`;
  const { rows } = await db.execute<SumRow>(sql`
    select path, source, sum(count)::int as count from page_reads
    where day >= ${since}::date and ${ofPage}
    group by grouping sets ((path), (source)) order by count desc, path, source`);
  return rows;
}

/** What only one person ever typed says little about the site, and may say something about the person. */
export function missedSince(db: Db, since: string, limit: number) {
  const total = sum(missedWords.count).mapWith(Number);
  return db
    .select({ words: missedWords.words, count: total })
    .from(missedWords)
    .where(gte(missedWords.day, since))
    .groupBy(missedWords.words)
    .having(sql`sum(${missedWords.count}) > 1`)
    .orderBy(desc(sql`sum(${missedWords.count})`), missedWords.words)
    .limit(limit);
}

type PublicKind = (typeof searchDocuments.$inferSelect)['kind'];
export type Named = { kind: PublicKind; id: number; slug: string };

/** The titles of what readers may see. */
export async function titlesOf(db: Db, things: Named[], now: Date): Promise<(Named & { title: string })[]> {
  if (things.length === 0) return [];
  const { kind, id, slug, title, visibleFrom } = searchDocuments;
  const byKind = Map.groupBy(things, (thing) => thing.kind);
  const wanted = [...byKind].map(([one, some]) =>
    and(
      eq(kind, one),
      one === 'page'
        ? inArray(
            slug,
            some.map((thing) => thing.slug),
          )
        : inArray(
            id,
            some.map((thing) => thing.id),
          ),
    ),
  );
  return db
    .select({ kind, id, slug, title })
    .from(searchDocuments)
    .where(and(or(...wanted), lte(visibleFrom, now)));
}
