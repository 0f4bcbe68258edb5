import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { missedWords, pageReads, visits } from '../db/tables/statistics.ts';
import { stories, storyViews } from '../db/tables/stories.ts';
import { schoolDay } from '../lib/clock.ts';

const dayMs = 24 * 60 * 60 * 1000;
const daysBack = 30;
/** Sunday first: parents look on weekday evenings, most of all when the week begins. */
const rhythm = [0.62, 1.18, 1.08, 1, 0.97, 0.9, 0.55];

/** Of every hundred readings, how many are of which page, and where its readers came from. */
const read: [path: string, share: number][] = [
  ['/', 18],
  ['/news', 10],
  ['/term-dates', 9],
  ['/cost', 8],
  ['/events', 7],
  ['/apply', 6],
  ['/contact', 6],
  ['/gallery', 5],
  ['/about', 5],
  ['/profiles', 4],
];
/** And how many of stories: most of the newest, and fewer with each week. */
const readOfStories = 16;
/** And of what else stands in lists, which people come to from there: the newest of each. */
const readOfOthers = 6;
const from: [source: string, share: number][] = [
  ['own', 0.42],
  ['direct', 0.24],
  ['Google', 0.17],
  ['WhatsApp', 0.1],
  ['Facebook', 0.05],
  ['other', 0.02],
];
const missed: [words: string, everyDays: number][] = [
  ['holiday work', 2],
  ['swimming lessons', 3],
  ['uniform second hand', 4],
  ['scholarship', 6],
];

/** A month of readers: the rhythm of the week, a slow rise, and no two days alike. */
export async function insertVisits(db: Db, now: Date): Promise<void> {
  const days = Array.from({ length: daysBack }, (_, age) => {
    const day = schoolDay(new Date(now.getTime() - age * dayMs));
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    const rise = 520 - age * 6;
    const chance = ((age * 7919) % 101) - 50;
    // Of today only a part is over.
    const part = age === 0 ? 0.4 : 1;
    return { day, count: Math.round((rise * (rhythm[weekday] ?? 1) + chance) * part) };
  });
  await db.insert(visits).values(days);
  const reads = days.flatMap(({ day, count }) =>
    read.flatMap(([path, ofHundred]) => bySource(day, path, (count * ofHundred) / 100)),
  );
  await db.insert(pageReads).values(reads);
  await insertStoryReads(db, days);
  await insertOtherReads(db, days);
  await db
    .insert(missedWords)
    .values(
      missed.flatMap(([words, every]) =>
        days.filter((_, age) => age % every === 1).map(({ day }) => ({ day, words, count: 1 + (every % 3) })),
      ),
    );
}

const bySource = (day: string, path: string, readings: number) =>
  from
    .map(([source, share]) => ({ day, path, source, count: Math.round(readings * share) }))
    .filter(({ count }) => count > 0);

const sections = { news: ['/news', '/alumni/alnews'], article: ['/blog', '/alumni/alblog'] };

async function insertStoryReads(db: Db, days: { day: string; count: number }[]): Promise<void> {
  const all = await db.select().from(stories).where(eq(stories.draft, false));
  const reads = days.flatMap(({ day, count }) => {
    const published = all.flatMap(({ createdAt, ...story }) => {
      const weeks = (Date.parse(day) - createdAt.getTime()) / (7 * dayMs);
      return weeks < 0 ? [] : [{ ...story, weight: (1 + weeks) ** -2 }];
    });
    const weights = published.reduce((sum, { weight }) => sum + weight, 0);
    return published.map(({ id, kind, category, weight }) => {
      const readings = (count * readOfStories * weight) / weights / 100;
      return { storyId: id, day, sources: bySource(day, `${sections[kind][category]}/view/${id}`, readings) };
    });
  });
  await db.insert(pageReads).values(reads.flatMap(({ sources }) => sources));
  const views = reads.map(({ sources, ...read }) => ({
    ...read,
    count: sources.reduce((sum, { count }) => sum + count, 0),
  }));
  await db.insert(storyViews).values(views.filter(({ count }) => count > 0));
}

async function insertOtherReads(db: Db, days: { day: string; count: number }[]): Promise<void> {
  const { rows } = await db.execute<{ path: string; weight: number }>(sql`
    select path, 1.0::float8 / row_number() over (partition by kind order by id desc) as weight from (
      select 'event' as kind, id, '/events/view/' || id as path from events where not draft and category = 0
      union all select 'gallery', id, '/gallery/view/' || id from galleries where not draft and category = 0
      union all select 'profile', id, '/profiles/view/' || id from profiles where not draft
    ) public`);
  const weights = rows.reduce((sum, { weight }) => sum + weight, 0);
  const reads = days.flatMap(({ day, count }) =>
    rows.map(({ path, weight }) => {
      const readings = (count * readOfOthers * weight) / weights / 100;
      return { day, path, source: 'own', count: Math.round(readings) };
    }),
  );
  await db.insert(pageReads).values(reads.filter(({ count }) => count > 0));
}
