import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';

export type ReadRow = { path: string; source: string; count: number };

/** What one day may have at most, whatever is sent: strangers choose where they say they came from, and what they type. */
export const rowLimits = { reads: 2_000, hosts: 30, words: 200 };

export async function addVisits(db: Db, day: string, count: number): Promise<void> {
  await db.execute(sql`
    insert into visits (day, count) values (${day}::date, ${count})
    on conflict (day) do update set count = visits.count + excluded.count`);
}

/**
 * A story may have been deleted meanwhile: the join leaves it out. In one order, so that two processes that write at the
 * same moment wait for each other and not in a circle.
 */
export async function addStoryViews(db: Db, day: string, views: Map<number, number>): Promise<void> {
  await db.execute(sql`
    insert into story_views (story_id, day, count)
    select s.id, ${day}::date, v.count
    from unnest(${sql.param([...views.keys()])}::int[], ${sql.param([...views.values()])}::int[]) as v(id, count)
    join stories s on s.id = v.id order by s.id
    on conflict (story_id, day) do update set count = story_views.count + excluded.count`);
}

/** Hosts beyond the day's number are `other`; pages beyond the day's rows are counted together. No reading is lost. */
export async function addReads(db: Db, day: string, reads: ReadRow[]): Promise<void> {
  const column = (name: 'path' | 'source' | 'count') => sql.param(reads.map((row) => row[name]));
  await db.execute(sql`
    with given as (
      select * from unnest(${column('path')}::text[], ${column('source')}::text[], ${column('count')}::int[]) as g(path, source, count)
    ), today as materialized (
      select path, source from page_reads where day = ${day}::date
    ), hosts as (
      select source, row_number() over (order by sum(count) desc, source) as place from given
      where source like '%.%' and source not in (select source from today) group by source
    ), named as (
      select path, case when hosts.place > ${rowLimits.hosts} - (select count(distinct source) from today where source like '%.%')
        then 'other' else given.source end as source, given.count
      from given left join hosts using (source)
    ), summed as (
      select path, source, sum(count)::int as count from named group by path, source
    ), fitting as (
      select summed.*, today.path is not null as is_there,
        row_number() over (partition by today.path is not null order by summed.count desc, summed.path, summed.source) as place
      from summed left join today using (path, source)
    ), kept as (
      select is_there or place <= ${rowLimits.reads} - (select count(*) from today) as fits, * from fitting
    )
    insert into page_reads (day, path, source, count)
    select ${day}::date, case when fits then path else '' end, case when fits then source else 'other' end, sum(count)
    from kept group by 1, 2, 3
    on conflict (day, path, source) do update set count = page_reads.count + excluded.count`);
}

/** Words beyond the day's rows are left out. */
export async function addMissedWords(db: Db, day: string, missed: Map<string, number>): Promise<void> {
  await db.execute(sql`
    with given as (
      select g.words, g.count, m.words is not null as is_there,
        row_number() over (partition by m.words is not null order by g.count desc, g.words) as place
      from unnest(${sql.param([...missed.keys()])}::text[], ${sql.param([...missed.values()])}::int[]) as g(words, count)
      left join missed_words m on m.day = ${day}::date and m.words = g.words
    )
    insert into missed_words (day, words, count)
    select ${day}::date, words, count from given
    where is_there or place <= ${rowLimits.words} - (select count(*) from missed_words where day = ${day}::date)
    on conflict (day, words) do update set count = missed_words.count + excluded.count`);
}

/** By page and by word they are deleted; sums of the site and of a story are folded into the first day of their month. */
export async function deleteDays(db: Db, before: { reads: string; words: string }): Promise<void> {
  await db.execute(sql`delete from page_reads where day < ${before.reads}::date`);
  await db.execute(sql`delete from missed_words where day < ${before.words}::date`);
  await db.execute(sql`
    with old as (
      delete from visits where day < ${before.reads}::date and extract(day from day) <> 1 returning *
    )
    insert into visits (day, count) select date_trunc('month', day)::date, sum(count) from old group by 1
    on conflict (day) do update set count = visits.count + excluded.count`);
  await db.execute(sql`
    with old as (
      delete from story_views where day < ${before.reads}::date and extract(day from day) <> 1 returning *
    )
    insert into story_views (story_id, day, count)
    select story_id, date_trunc('month', day)::date, sum(count) from old group by 1, 2
    on conflict (story_id, day) do update set count = story_views.count + excluded.count`);
}
