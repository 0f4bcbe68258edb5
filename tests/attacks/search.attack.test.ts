import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApi } from '../support/api.ts';
import { goodPassword, type Person } from '../support/factory.ts';
import { tally } from './figures.ts';

const polling = { interval: 50 };

const api = testApi();
/** Somebody outside the program, who holds locks and looks at what waits. */
let other: pg.Client;
let person: Person;

beforeAll(async () => {
  other = new pg.Client(api.database.connection);
  await other.connect();
  person = await api.make.person(4);
});
afterAll(() => other.end());

const waitingForLocks = async (): Promise<number> => {
  // Within a transaction the view would go on showing what it showed first.
  await other.query('select pg_stat_clear_snapshot()');
  const { rowCount } = await other.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rowCount ?? 0;
};
/** While nobody can read the table, whoever asks for it holds a connection and waits. */
async function whileLocked(table: string, work: () => Promise<void>): Promise<void> {
  await other.query(`begin; lock table ${table} in access exclusive mode`);
  try {
    await work();
  } finally {
    await other.query('rollback');
  }
}
const signIn = () =>
  api.request('POST', '/users/login', { json: { user: person.email, pwd: goodPassword }, address: '10.3.0.1' });

/** Signs in, renews, and looks at something that only this person may see. */
async function expectSignInWorks(): Promise<void> {
  const login = await signIn();
  expect(login.status).toBe(200);
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const renewed = await api.request('GET', '/users/refresh', { headers: { cookie }, address: '10.3.0.1' });
  expect(renewed.status).toBe(200);
  const headers = { authorization: `Bearer ${renewed.answer.accessToken}` };
  expect((await api.request('GET', '/users/sessions', { headers })).status).toBe(200);
}

describe('ASVS 15.2.2, 15.4.4: searches of strangers hold up nobody else', () => {
  const searches = [
    (n: number) => `/search?q=word${n}`,
    (n: number) => `/alum?q=name${n}`,
    (n: number) => `/search/feed?kind=news&x=${n}`,
    (n: number) => `/search/calendar?x=${n}`,
    (n: number) => `/search/sitemap?x=${n}`,
  ];

  test('sixty at once: two work, some wait, others are told to come back, and signing in goes on', async () => {
    let asked: ReturnType<typeof api.request>[] = [];
    await whileLocked('alumni, events, stories', async () => {
      asked = Array.from({ length: 60 }, (_, n) => api.request('GET', searches[n % searches.length]?.(n) ?? ''));
      await expect.poll(waitingForLocks, polling).toBeGreaterThan(0);
      await expectSignInWorks();
      expect(await waitingForLocks()).toBeLessThanOrEqual(2);
    });
    const refused = (await Promise.all(asked)).filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThanOrEqual(60 - 2 - 20);
    for (const { refusal, headers } of refused) {
      expect(refusal.code).toBe('unavailable');
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await api.request('GET', '/search?q=word')).status).toBe(200);
    tally({ requests: 64, payloads: searches.length });
  });

  test('all other connections are taken, and signing in goes on', async () => {
    let taken: Promise<unknown>[] = [];
    await whileLocked('galleries, profiles', async () => {
      taken = [
        ...Array.from({ length: 6 }, () => api.request('GET', '/profiles/profilelist')),
        ...Array.from({ length: 6 }, () => api.deps.db.transaction((tx) => tx.execute(sql`select from galleries`))),
      ];
      await expect.poll(waitingForLocks, polling).toBeGreaterThanOrEqual(5);
      await expectSignInWorks();
    });
    await Promise.allSettled(taken);
    tally({ requests: 3 });
  });

  test('a statement of a search ends by itself, long before others do', async () => {
    const timeout = async (db: typeof api.deps.db) => {
      const { rows } = await db.execute<{ seconds: number }>(
        sql`select extract(epoch from current_setting('statement_timeout')::interval)::int as seconds`,
      );
      return rows[0]?.seconds ?? 0;
    };
    expect(await timeout(api.deps.searchDb)).toBe(5);
    expect(await timeout(api.deps.db)).toBe(30);
  });
});

describe('ASVS 15.2.2: a search reads a bounded part of what it finds', () => {
  const marked = '<p>Before</p><ul><li>x</li></ul>';
  const filler = `<p>${'lorem <strong>ipsum</strong> dolor sit '.repeat(60)}</p>`;

  test('the extract of a long text is made from a part of it, and still shows the match', async () => {
    await api.make.story({ title: 'First', detail: `${marked}<p>Saxophones play.</p>${filler.repeat(60)}` });
    await api.make.story({ title: 'Last', detail: `${filler.repeat(60)}<p>Then a saxophone <em>plays</em> on.</p>` });
    // Every text that PostgreSQL is asked to make an extract of is measured on its way.
    await other.query(`
      create schema probe;
      create table probe.lengths (length integer);
      create function probe.ts_headline(regconfig, text, tsquery, text) returns text language plpgsql as $$
      begin
        insert into probe.lengths values (length($2));
        return pg_catalog.ts_headline($1, $2, $3, $4);
      end $$`);
    await api.deps.searchDb.transaction(async (tx) => {
      await tx.execute(sql`set local search_path = probe, pg_catalog, public`);
      const { search } = await import('../../api/features/search/search.service.ts');
      const found = await search({ ...api.deps, searchDb: tx }, { q: 'saxophone', page: 1 });
      expect(found.docs.map(({ title }) => title).sort()).toEqual(['First', 'Last']);
      for (const { headline } of found.docs) expect(headline.toLowerCase()).toContain('\ue000saxophone');
      for (const { headline } of found.docs) expect(headline).not.toMatch(/[<>]/);
    });
    const { rows } = await other.query<{ length: number }>('select length from probe.lengths');
    expect(rows).toHaveLength(2);
    for (const { length } of rows) expect(length).toBeLessThanOrEqual(12_000);
    tally({ payloads: 2 });
  });

  test.each(['-saxophone', '-a -b', 'zither or -saxophone'])(
    '%s would read every text, and finds nothing',
    async (q) => {
      const { status, answer } = await api.request('GET', `/search?q=${encodeURIComponent(q)}`);
      expect([status, answer.total, answer.docs]).toEqual([200, 0, []]);
    },
  );

  test('a question of fifty words, with as many synonyms as there may be, asks for a few of them in one statement', async () => {
    const groups = Array.from({ length: 120 }, (_, n) => Array.from({ length: 16 }, (_, w) => `w${n % 26} x${w}y${n}`));
    const json = { synonyms: { groups }, publish: true };
    expect((await api.request('PUT', '/admin/site/synonyms', { as: person, json })).status).toBe(200);
    const { search } = await import('../../api/features/search/search.service.ts');
    const words = Array.from({ length: 16 }, (_, n) => `w${n} x0y${n}`).join(' ');
    const ask = () => search(api.deps, { q: words.slice(0, 100), page: 1 });
    expect((await ask()).meanings.length).toBeLessThanOrEqual(12);
    expect(await api.countStatements(ask)).toBe(1);
    await api.deps.db.execute(sql`delete from settings where key = 'synonyms'`);
    tally({ payloads: 2 });
  });

  test('leaving a word out of others works as before', async () => {
    await api.make.story({ title: 'Trumpet and drum', detail: '<p>Loud.</p>' });
    await api.make.story({ title: 'Trumpet alone', detail: '<p>Less loud.</p>' });
    const { answer } = await api.request('GET', '/search?q=trumpet+-drum');
    expect(answer.docs.map(({ title }: { title: string }) => title)).toEqual(['Trumpet alone']);
  });
});
