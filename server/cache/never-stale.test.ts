import { existsSync } from 'node:fs';
import { get } from 'node:http';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApi } from '../../tests/support/api.ts';
import type { Person } from '../../tests/support/factory.ts';
import { killNow, workersOf } from '../../tests/support/processes.ts';
import { startSite } from '../../tests/support/program.ts';

const api = testApi();
type Site = Awaited<ReturnType<typeof startSite>>;
let sites: Site[] = [];
let editor: Person;
let storyId: number;
let picture: string;

/** Two instances of two workers each, on one database. */
beforeAll(async () => {
  const { host, user, database } = api.database.connection;
  const url = `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
  sites = await Promise.all(
    [1, 2].map(() => startSite({ DATABASE_URL: url, WORKERS: '2', PUBLIC_URL: 'http://school.example' })),
  );
  editor = await api.make.person(4);
  picture = await api.make.picture();
  storyId = (await api.make.story({ title: 'The first words', pictures: [picture] })).id;
});
afterAll(() => Promise.all(sites.map((site) => site.stop())));

const one = (n: number): Site => {
  const site = sites[n % sites.length];
  if (!site) throw new Error('no site');
  return site;
};
/** On a new connection each time, so that it reaches either worker. */
function visit(site: Site, path: string): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    get(site.url + path, { agent: false }, async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      resolve({ status: response.statusCode, text });
    }).on('error', reject);
  });
}
const read = async (site: Site, path: string) => (await visit(site, path)).text;
const statuses = async (site: Site, path: string, times: number) =>
  new Set(await Promise.all(Array.from({ length: times }, async () => (await visit(site, path)).status)));

async function rename(site: Site, title: string) {
  const response = await fetch(`${site.url}/api/news/edit/${storyId}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${editor.token}`, 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ title, detail: '<p>Text.</p>', picture }),
  });
  expect(response.status).toBe(200);
}

test('who has the same thing open is known in every process, and nowhere stored', async () => {
  const other = await api.make.person(4);
  const ask = async (n: number, { token }: Person) => {
    const answer = await fetch(`${one(n).url}/api/desk/presence?path=/admin/enquiries/1`, {
      headers: { authorization: `Bearer ${token}`, connection: 'close' },
    });
    return ((await answer.json()) as { others: { name: string }[] }).others.map(({ name }) => name);
  };
  await ask(0, editor);
  for (let n = 0; n < 8; n += 1) {
    await expect.poll(() => ask(n, other), { interval: 50 }).toEqual([editor.name]);
    await expect.poll(() => ask(n + 1, editor), { interval: 50 }).toEqual([other.name]);
  }
});

test('after a save no worker of any instance shows what was there before', async () => {
  const paths = [`/news/view/${storyId}`, '/news', '/', '/api/news', '/news.xml', `/api/news/view/${storyId}`];
  for (let round = 0; round < 12; round += 1) {
    const title = `Round ${round} of the story`;
    await rename(one(round), title);
    const reads = paths.flatMap((path) => [0, 1, 2, 3].map((n) => ({ path, n })));
    const pages = await Promise.all(reads.map(({ path, n }) => read(one(n), path)));
    const stale = reads.filter((_, index) => !pages[index]?.includes(title));
    expect(stale, `round ${round}`).toEqual([]);
  }
});

test('a change by a hand at the database is seen too', async () => {
  await read(one(0), '/news');
  await api.deps.db.execute(`update stories set title = 'By hand' where id = ${storyId}`);
  await expect.poll(() => read(one(0), '/news')).toContain('By hand');
});

describe('what is cached', () => {
  test('is asked for again with a tag and then costs nothing', async () => {
    const first = await fetch(`${one(0).url}/about`);
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\//);
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    const again = await fetch(`${one(0).url}/about`, { headers: { 'if-none-match': tag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  test('is never what a signed-in person was told', async () => {
    const answer = await fetch(`${one(0).url}/api/news/view/${storyId}`, {
      headers: { authorization: `Bearer ${editor.token}` },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('counts as read all the same', async () => {
    const agent = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36';
    const count = async () => {
      const { rows } = await api.deps.db.execute<{ total: number }>(
        `select coalesce(sum(count), 0)::int as total from story_views where story_id = ${storyId}`,
      );
      return rows[0]?.total ?? 0;
    };
    const before = await count();
    for (let n = 0; n < 6; n += 1) {
      await fetch(`${one(n).url}/news/view/${storyId}`, { headers: { 'user-agent': agent, connection: 'close' } });
    }
    await expect.poll(count).toBe(before + 6);
  });
});

test('a worker that is killed is replaced, and the other one goes on', async () => {
  const site = one(0);
  const workers = () => workersOf(site.child.pid ?? 0);
  const [first] = workers();
  if (!first) throw new Error('there is no worker');
  killNow(first.pid);
  // Buried, and with it every connection that it held.
  await expect.poll(() => existsSync(`/proc/${first.pid}`), { interval: 5 }).toBe(false);
  expect(await statuses(site, '/', 20)).toEqual(new Set([200]));
  await expect.poll(() => workers().length).toBe(2);
});

test('readers go on while the database is unavailable', async () => {
  // Often enough for both workers to know it.
  let before = '';
  for (let n = 0; n < 30; n += 1) before = await read(one(1), '/visit');
  const admin = new pg.Client({ ...api.database.connection, database: 'postgres' });
  await admin.connect();
  const name = api.database.connection.database;
  await admin.query(`alter database ${name} allow_connections false`);
  try {
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    expect(await statuses(one(1), '/visit', 6)).toEqual(new Set([200]));
    expect(await read(one(1), '/visit')).toBe(before);
  } finally {
    await admin.query(`alter database ${name} allow_connections true`);
    await admin.end();
  }
  await rename(one(0), 'After the pause');
  await expect.poll(() => read(one(1), '/news')).toContain('After the pause');
  api.ignoreBackgroundErrors();
});
