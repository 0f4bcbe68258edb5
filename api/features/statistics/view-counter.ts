import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import { type Db, isDatabaseUnavailable } from '../../db/client.ts';
import { type Clock, schoolDay } from '../../lib/clock.ts';
import * as queries from './counts.queries.ts';
import { missedWordsOf } from './missed-words.ts';
import { sourceOf } from './sources.ts';

/** What was read, and what the browser says of where its reader came from. */
type Reading = {
  /** The page that it counts for (`readPageOf`). */
  path: string | undefined;
  /** What was looked for, on the page of a search (`searchedAt`). */
  words: string | undefined;
  referer: string | undefined;
  host: string | undefined;
};

export type Views = {
  count: (storyId: number, userAgent: string | undefined) => void;
  /** A page of the site was read. */
  countVisit: (userAgent: string | undefined, reading?: Reading) => void;
  /** Whether a search finds anything. It is counted when its page is read, also from memory. */
  noteSearch: (words: string, found: boolean) => void;
  flush: () => Promise<void>;
  close: () => Promise<void>;
};

/** There are many readers and few kinds of browser; each is looked at once. */
const robots = new LRUCache<string, boolean>({ max: 500, memoMethod: (userAgent) => isbot(userAgent) });
/** So many different ones between two writes; the rest is counted together or, of words, left out. */
const maxWaiting = 500;
const maxMissed = 1_000;

/**
 * Counts in memory and writes in a few statements every few seconds: reading must not cost a write each time. While the
 * database is unavailable it goes on counting.
 */
export function createViews(db: Db, clock: Clock, onError: (error: unknown) => void): Views {
  let stories = new Map<number, number>();
  let reads = new Map<string, number>();
  let words = new Map<string, number>();
  let visits = 0;
  const missed = new LRUCache<string, true>({ max: maxMissed });

  async function flush() {
    const day = schoolDay(clock());
    const [visited, viewed, read, looked] = [visits, stories, reads, words];
    [visits, stories, reads, words] = [0, new Map(), new Map(), new Map()];
    const again = <K>(sums: Map<K, number>, count: (key: K, times: number) => void) => {
      for (const [key, times] of sums) count(key, times);
    };
    const writes: [write: Promise<void> | false, restore: () => void][] = [
      [visited > 0 && queries.addVisits(db, day, visited), () => countVisits(visited)],
      [viewed.size > 0 && queries.addStoryViews(db, day, viewed), () => again(viewed, countStory)],
      [read.size > 0 && queries.addReads(db, day, rowsOf(read)), () => again(read, countPage)],
      [looked.size > 0 && queries.addMissedWords(db, day, looked), () => again(looked, countWords)],
    ];
    const settled = writes.map(async ([write, restore]) => {
      try {
        await write;
      } catch (error) {
        // Counts that a statement refuses would be refused the next time, too.
        if (isDatabaseUnavailable(error)) restore();
        onError(error);
      }
    });
    await Promise.all(settled);
  }

  const countVisits = (times: number) => {
    visits += times;
  };
  const countStory = (id: number, times = 1) => add(stories, id, times);
  const countPage = (key: string, times = 1) =>
    add(reads, reads.has(key) || reads.size < maxWaiting ? key : '\nother', times);
  const countWords = (key: string, times = 1) => {
    if (words.has(key) || words.size < maxWaiting) add(words, key, times);
  };

  function countReading({ path, words: typed, referer, host }: Reading) {
    if (path !== undefined) countPage(`${path}\n${sourceOf(referer, host)}`);
    const looked = typed !== undefined && missed.has(typed) ? missedWordsOf(typed) : '';
    if (looked !== '') countWords(looked);
  }

  const timer = setInterval(flush, 5_000);
  timer.unref();

  return {
    countVisit(userAgent, reading) {
      if (!isReader(userAgent)) return;
      countVisits(1);
      if (reading) countReading(reading);
    },
    count(storyId, userAgent) {
      if (isReader(userAgent)) countStory(storyId);
    },
    noteSearch(typed, found) {
      if (found) missed.delete(typed);
      else missed.set(typed, true);
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

const add = <K>(sums: Map<K, number>, key: K, times: number) => sums.set(key, (sums.get(key) ?? 0) + times);

const rowsOf = (reads: Map<string, number>): queries.ReadRow[] =>
  [...reads].map(([key, count]) => {
    const [path = '', source = ''] = key.split('\n');
    return { path, source, count };
  });

const isReader = (userAgent: string | undefined): boolean => Boolean(userAgent) && !robots.memo(userAgent ?? '');
