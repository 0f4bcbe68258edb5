import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  collectDependencies,
  madeOfAll,
  noDependencies,
  noteStatement,
  noteValidUntil,
} from '../../api/db/tables-read.ts';
import { createLimiter } from '../../api/lib/limiter.ts';
import { testApi } from '../../tests/support/api.ts';
import { createTaggedCache } from './tagged-cache.ts';

type Paths = Record<string, { get?: { 'x-access': { kind: string } } }>;

let isCurrent = true;
const inAnHour = () => Date.now() + 3_600_000;
const createOne = () =>
  createTaggedCache<string>({
    maxBytes: 1_000,
    sizeOf: (text) => text.length,
    expiresAt: inAnHour,
    isCurrent: () => isCurrent,
  });
let cache: ReturnType<typeof createOne>;
const read = (statement: string) => {
  noteStatement(statement);
  return Promise.resolve('made');
};

beforeEach(() => {
  isCurrent = true;
  cache = createOne();
});

describe('what was made of a table', () => {
  test('is invalidated when that table changes, and only then', async () => {
    await cache.make('stories', () => read('select "id" from "stories" left join "users" on true'));
    await cache.make('events', () => read('select id from events e where exists (select 1 from galleries)'));
    cache.invalidate('profiles');
    expect([cache.find('stories'), cache.find('events')]).toEqual(['made', 'made']);
    cache.invalidate('users');
    expect([cache.find('stories'), cache.find('events')]).toEqual([undefined, 'made']);
    cache.invalidate('galleries');
    expect(cache.find('events')).toBeUndefined();
  });

  test('is found until the first moment at which it would be made otherwise', async () => {
    const valid = (key: string, ...moments: number[]) =>
      cache.make(key, async () => {
        for (const moment of moments) noteValidUntil(new Date(moment));
        return 'made';
      });
    await valid('over', Date.now() - 1, inAnHour());
    await valid('later', inAnHour());
    expect([cache.find('over'), cache.find('later')]).toEqual([undefined, 'made']);
  });

  test('takes no more bytes than it may: what was read longest ago is evicted, and what is too large never kept', async () => {
    const fill = (key: string, size: number) => cache.make(key, async () => 'x'.repeat(size));
    await fill('first', 400);
    await fill('second', 400);
    cache.find('first');
    await fill('third', 400);
    await fill('huge', 1_001);
    const kept = ['first', 'second', 'third', 'huge'].filter((key) => cache.find(key) !== undefined);
    expect(kept).toEqual(['first', 'third']);
  });

  test('is invalidated when anything may have changed', async () => {
    await cache.make('stories', () => read('select 1 from stories'));
    cache.invalidate();
    expect(cache.find('stories')).toBeUndefined();
  });

  test('is not cached when the table changed after it was read', async () => {
    await cache.make('stories', async () => {
      const text = await read('select 1 from stories');
      cache.invalidate('stories');
      return text;
    });
    expect(cache.find('stories')).toBeUndefined();
  });

  test('is cached when the table changed before it was read', async () => {
    await cache.make('stories', async () => {
      cache.invalidate('stories');
      return read('select 1 from stories');
    });
    expect(cache.find('stories')).toBe('made');
  });

  test('is neither given nor cached while changes would not be noticed', async () => {
    await cache.make('stories', () => read('select 1 from stories'));
    isCurrent = false;
    expect(cache.find('stories')).toBeUndefined();
    await cache.make('events', () => read('select 1 from events'));
    isCurrent = true;
    expect(cache.find('events')).toBeUndefined();
  });
});

test('those who were queued by a limiter depend on their own tables', async () => {
  const limit = createLimiter({ maxConcurrent: 1, timeoutMs: 1_000, message: 'busy' });
  const make = (table: string) =>
    cache.make(table, () =>
      limit(async () => {
        await nextTurn();
        return read(`select 1 from ${table}`);
      }),
    );
  await Promise.all(['stories', 'events', 'pages'].map(make));
  cache.invalidate('stories');
  expect(['stories', 'events', 'pages'].map(cache.find)).toEqual([undefined, 'made', 'made']);
});

test('a search depends on everything that can be found', async () => {
  await cache.make('search', () => read("select * from (values ('a')) q(word), search_matches(word)"));
  cache.invalidate('alumni');
  expect(cache.find('search')).toBeUndefined();
});

describe('the database', () => {
  const api = testApi();

  /** Returns nothing: triggers call it when readings are counted. */
  const writesAlone = 'add_to_read_totals';

  test('has no view or function that hides a table from us', async () => {
    const { rows } = await api.deps.db.execute<{ name: string }>(`
      select viewname as name from pg_views where schemaname = 'public'
      union select proname from pg_proc p join pg_language l on l.oid = p.prolang
        where pronamespace = 'public'::regnamespace and lanname in ('sql', 'plpgsql')
          and prorettype <> 'trigger'::regtype and provolatile <> 'i'`);
    expect(rows.map(({ name }) => name).sort()).toEqual([writesAlone, ...madeOfAll].sort());
  });

  /** PostgreSQL's own word for it: the tables in the plan of a statement. */
  async function tablesInPlan(statement: string): Promise<string[]> {
    const { rows } = await api.database.pool.query(`explain (generic_plan, format json) ${statement}`);
    return [...JSON.stringify(rows).matchAll(/"Relation Name":"(\w+)"/g)].map(([, name = '']) => name);
  }

  test('reads no table for a reader that was not noted', async () => {
    const paths = Object.entries(((await api.request('GET', '/openapi.json')).answer as { paths: Paths }).paths)
      .filter(([, { get }]) => get?.['x-access'].kind === 'anyone')
      .map(([path]) =>
        path
          .replace(/^\/api/, '')
          .replace('{group}', '8')
          .replace('/pages/view/{id}', '/pages/view/about'),
      );
    const asked = [...paths, '/search?q=music', '/alum?q=na&year=2010', '/news?page=2', '/events?page=2&cat=1'];
    const statements = new Set<string>();
    for (const path of asked) {
      for (const one of await api.statementsOf(() => api.request('GET', path.replace(/\{\w+\}/, '1'))))
        statements.add(one);
    }
    expect(statements.size).toBeGreaterThan(20);
    for (const statement of statements) {
      const { tables: noted, ...rest } = noDependencies();
      await collectDependencies({ tables: noted, ...rest }, async () => noteStatement(statement));
      const missing = (await tablesInPlan(statement)).filter((name) => !noted.has(name));
      if (!madeOfAll.some((name) => noted.has(name))) expect(missing, statement).toEqual([]);
    }
  });

  test('tells which tables its statements read', async () => {
    const found = noDependencies();
    await collectDependencies(found, async () => {
      await api.request('GET', '/news');
      await api.request('GET', '/events');
    });
    expect([...found.tables].sort()).toEqual(['events', 'galleries', 'media', 'stories', 'story_pictures', 'users']);
  });
});
