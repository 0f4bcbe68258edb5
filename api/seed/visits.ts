import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { pages } from '../db/tables/pages.ts';
import { missedWords, pageReads, visits } from '../db/tables/statistics.ts';
import { stories, storyViews } from '../db/tables/stories.ts';
import { schoolDay } from '../lib/clock.ts';
import type { PageSlug } from './page-slugs.ts';

const dayMs = 24 * 60 * 60 * 1000;
const daysBack = 30;
/** Sunday first: parents look on weekday evenings, most of all when the week begins. */
const rhythm = [0.62, 1.18, 1.08, 1, 0.97, 0.9, 0.55];

/** Of every hundred readings, how many are of which part of the site. */
const read: [path: string, share: number][] = [
  ['/', 15],
  ['/news', 7.4],
  ['/term-dates', 8],
  ['/cost', 6],
  ['/events', 5],
  ['/apply', 5],
  ['/contact', 4],
  ['/gallery', 3.5],
  ['/profiles', 2.5],
];
/** And how many of each page: what it costs, how one joins, where the campuses are, and last what must be said. */
const readOfPages: Record<PageSlug, number> = {
  ...{ about: 3, director: 0.5, principal: 0.4, fees: 4, admissions: 3, visit: 1.2, vacancies: 0.8, support: 0.3 },
  ...{ kitante: 1.4, ntinda: 1.1, bunga: 0.9, makindye: 0.8, najja: 0.7 },
  ...{ academic: 0.6, sport: 0.5, arts: 0.4, leadership: 0.3 },
  ...{ sports: 0.4, music: 0.3, language: 0.2, adventure: 0.2, religion: 0.2, talent: 0.2 },
  ...{ privacy: 0.1, 'child-protection': 0.1 },
};
/** And how many of stories: most of the newest, and fewer with each week. */
const readOfStories = 16;
/** And of what else stands in lists, which people come to from there: the newest of each. */
const readOfOthers = 6;
/** Where their readers came from. */
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
  const shares = [...read, ...(await sharesOfPages(db))];
  const bySource = inWholes();
  const reads = days.flatMap(({ day, count }) =>
    shares.flatMap(([path, ofHundred]) => bySource(day, path, (count * ofHundred) / 100)),
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

/** By where each page stands. */
async function sharesOfPages(db: Db): Promise<[path: string, share: number][]> {
  const rows = await db.select({ id: pages.id, path: pages.path }).from(pages);
  const shares: Record<string, number> = readOfPages;
  return rows.map(({ id, path }): [string, number] => [`/${path}`, shares[id] ?? 0]);
}

/** Nobody reads half a page: what is less than a reading goes to the next day, so that the sums stay what they are. */
function inWholes(sources: [source: string, share: number][] = from) {
  const owed = new Map<string, number>();
  return (day: string, path: string, readings: number) =>
    sources.flatMap(([source, share]) => {
      const key = `${path} ${source}`;
      const due = (owed.get(key) ?? 0.5) + readings * share;
      const count = Math.floor(due);
      owed.set(key, due - count);
      return count > 0 ? [{ day, path, source, count }] : [];
    });
}

const sections = { news: ['/news', '/alumni/alnews'], article: ['/blog', '/alumni/alblog'] };

async function insertStoryReads(db: Db, days: { day: string; count: number }[]): Promise<void> {
  const all = await db.select().from(stories).where(eq(stories.draft, false));
  const bySource = inWholes();
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
      union all select 'alumnus', id, '/alum/view/' || id from alumni where status = 'published'
    ) public`);
  const weights = rows.reduce((sum, { weight }) => sum + weight, 0);
  const fromLists = inWholes([['own', 1]]);
  const reads = days.flatMap(({ day, count }) =>
    rows.flatMap(({ path, weight }) => fromLists(day, path, (count * readOfOthers * weight) / weights / 100)),
  );
  await db.insert(pageReads).values(reads);
}
