import { createServer, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApi } from '../tests/support/api.ts';
import { startSite } from '../tests/support/program.ts';
import { portOf } from './http-server.ts';
import { createOverload, overloadLimits } from './overload.ts';

const api = testApi();
let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  const { host, user, database } = api.database.connection;
  await api.make.story({ title: 'Swimming day' });
  site = await startSite({
    DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
    PUBLIC_URL: 'http://school.example',
  });
  await fetch(`${site.url}/about`);
});
afterAll(() => site.stop());

type Timed = { status: number; ms: number; retryAfter: string | null; type: string | null };

async function timed(path: string): Promise<Timed> {
  const startedAt = performance.now();
  const response = await fetch(site.url + path);
  await response.arrayBuffer();
  const { status, headers } = response;
  return {
    status,
    ms: performance.now() - startedAt,
    retryAfter: headers.get('retry-after'),
    type: headers.get('content-type'),
  };
}

/** Until it is called off, whoever asks for stories waits: more comes in than goes out, on a machine of any speed. */
async function holdStories(): Promise<() => Promise<void>> {
  const client = await api.database.pool.connect();
  await client.query('begin');
  await client.query('lock table stories in access exclusive mode');
  return async () => {
    await client.query('rollback');
    client.release();
  };
}

test('too much work is refused at once, what is in memory is read meanwhile, and then all is well again', async () => {
  const letGo = await holdStories();
  const pages = Promise.all(Array.from({ length: 40 }, (_, n) => timed(`/news?page=${n + 2}`)));
  const questions = Promise.all(Array.from({ length: 410 }, (_, n) => timed(`/api/news?page=${n + 2}`)));
  await pause(700);
  const readers = await Promise.all(Array.from({ length: 50 }, () => timed('/about')));
  expect(new Set(readers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await timed('/healthz')).status).toBe(200);
  await letGo();

  const answers = [...(await pages), ...(await questions)];
  const refused = answers.filter(({ status }) => status === 503);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(overloadLimits.inProgress);
  expect(refused.length).toBeGreaterThan(50);
  for (const { retryAfter } of refused) expect(retryAfter).toBe('2');
  const slowestTaken = Math.max(...answers.filter(({ status }) => status === 200).map(({ ms }) => ms));
  const typicalRefusal = refused.map(({ ms }) => ms).sort((a, b) => a - b)[refused.length >> 1] ?? 0;
  expect(typicalRefusal).toBeLessThan(slowestTaken / 2);

  await pause(600);
  const after = await Promise.all(Array.from({ length: 20 }, (_, n) => timed(`/search?q=after${n}`)));
  expect(new Set(after.map(({ status }) => status))).toEqual(new Set([200]));
}, 60_000);

test('a process that is late with everything lets few wait, and refuses a crowd until it has caught up', async () => {
  const overload = createOverload({ ...overloadLimits, delayMs: 60 });
  const { promise: end, resolve: letGo } = Promise.withResolvers<void>();
  const server: Server = createServer((request, response) =>
    overload.isOver(request.url ?? '') ? overload.refuse(request, response) : response.end('done'),
  ).listen(0);
  const ask = (path: string) => fetch(`http://localhost:${portOf(server)}${path}`);
  try {
    expect((await ask('/api/news')).status).toBe(200);
    const until = Date.now() + 1_200;
    while (Date.now() < until) {
      const busyUntil = Date.now() + 150;
      while (Date.now() < busyUntil);
      await pause(1);
    }
    expect((await ask('/api/news')).status, 'nobody else is there').toBe(200);
    const crowd = Array.from({ length: overloadLimits.crowd }, () => overload.count(() => end));
    const refused = await ask('/api/news');
    expect(refused.status).toBe(503);
    expect(await refused.json()).toEqual({ code: 'unavailable', message: expect.stringContaining('very busy') });
    expect((await ask('/readyz')).status).toBe(200);
    await expect.poll(async () => (await ask('/news')).status, { timeout: 5_000 }).toBe(200);
    letGo();
    await Promise.all(crowd);
  } finally {
    overload.close();
    server.close();
  }
});
