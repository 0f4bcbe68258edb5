import { sql } from 'drizzle-orm';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/client.ts';
import { type Clock, schoolDay } from '../../lib/clock.ts';

export type Views = {
  count: (storyId: number, userAgent: string | undefined) => void;
  /** A page of the site was read. */
  countVisit: (userAgent: string | undefined) => void;
  flush: () => Promise<void>;
  close: () => Promise<void>;
};

/** There are many readers and few kinds of browser; each is looked at once. */
const robots = new LRUCache<string, boolean>({ max: 500, memoMethod: (userAgent) => isbot(userAgent) });

/** Counts in memory and writes in one statement every few seconds: reading must not cost a write each time. */
export function createViews(db: Db, clock: Clock, onError: (error: unknown) => void): Views {
  let waiting = new Map<number, number>();
  let visits = 0;

  const flush = async () => {
    await Promise.all([flushStories(), flushVisits()]);
  };

  async function flushVisits() {
    if (visits === 0) return;
    const batch = visits;
    visits = 0;
    try {
      await db.execute(sql`
        insert into visits (day, count) values (${schoolDay(clock())}::date, ${batch})
        on conflict (day) do update set count = visits.count + excluded.count`);
    } catch (error) {
      onError(error);
    }
  }

  async function flushStories() {
    if (waiting.size === 0) return;
    const batch = waiting;
    waiting = new Map();
    const ids = [...batch.keys()];
    const counts = [...batch.values()];
    try {
      // A story may have been deleted meanwhile: the join leaves it out.
      await db.execute(sql`
        insert into story_views (story_id, day, count)
        select s.id, ${schoolDay(clock())}::date, v.count
        from unnest(${sql.param(ids)}::int[], ${sql.param(counts)}::int[]) as v(id, count)
        join stories s on s.id = v.id
        on conflict (story_id, day) do update set count = story_views.count + excluded.count`);
    } catch (error) {
      onError(error);
    }
  }

  const timer = setInterval(flush, 5_000);
  timer.unref();

  return {
    countVisit(userAgent) {
      if (isReader(userAgent)) visits++;
    },
    count(storyId, userAgent) {
      if (!isReader(userAgent)) return;
      waiting.set(storyId, (waiting.get(storyId) ?? 0) + 1);
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

const isReader = (userAgent: string | undefined): boolean => Boolean(userAgent) && !robots.memo(userAgent ?? '');
