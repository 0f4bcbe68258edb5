import { sql } from 'drizzle-orm';
import { isbot } from 'isbot';
import type { Db } from '../db/client.ts';
import { type Clock, schoolDay } from './clock.ts';

export type Views = {
  count: (storyId: number, userAgent: string | undefined) => void;
  flush: () => Promise<void>;
  close: () => Promise<void>;
};

/** Counts in memory and writes in one statement every few seconds: reading must not cost a write each time. */
export function createViews(db: Db, clock: Clock, onError: (error: unknown) => void): Views {
  let waiting = new Map<number, number>();

  async function flush() {
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
    count(storyId, userAgent) {
      if (!userAgent || isbot(userAgent)) return;
      waiting.set(storyId, (waiting.get(storyId) ?? 0) + 1);
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
