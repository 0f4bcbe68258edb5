import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { startSite } from '../../../tests/support/program.ts';
import { portOf } from '../../process/http-server.ts';
import { createOverload, overloadLimits, watchEventLoop } from './overload.ts';

const api = testApi();
let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  await api.make.story({ title: 'Swimming day' });
  site = await startSite({
    DATABASE_URL: api.database.url,
    PUBLIC_URL: 'http://school.example',
  });
  await notificationsSeen();
  await fetch(`${site.url}/about`);
});
afterAll(() => site.stop());

/** That the site was opened is a change: notified of it only now, it would invalidate the page that is to be in memory. */
async function notificationsSeen() {
  const client = await api.database.pool.connect();
  await client.query('listen content_seen');
  const seen = once(client, 'notification');
  await client.query("select pg_notify('content_sync', 'tests 1')");
  await seen;
  client.release(true);
}

async function ask(path: string) {
  const response = await fetch(site.url + path);
  await response.arrayBuffer();
  return { status: response.status, retryAfter: response.headers.get('retry-after') };
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
  const release = await holdStories();
  const paths = [
    ...Array.from({ length: 40 }, (_, n) => `/news?anew=${n}`),
    ...Array.from({ length: 410 }, (_, n) => `/api/news?page=${n + 2}`),
  ];
  let refused = 0;
  const questions = paths.map(async (path) => {
    const answer = await ask(path);
    if (answer.status === 503) refused += 1;
    return answer;
  });
  try {
    // Before anybody else is answered: those who are refused do not wait for them.
    await expect.poll(() => refused).toBeGreaterThanOrEqual(paths.length - overloadLimits.maxInProgress);
    const readers = await Promise.all(Array.from({ length: 50 }, () => ask('/about')));
    expect(new Set(readers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await ask('/healthz')).status).toBe(200);
  } finally {
    // Otherwise the database could not be closed either, and the reason would be seen ten minutes later.
    await release();
  }

  const answers = await Promise.all(questions);
  // On a slow machine some of those that were taken on have waited for the stories as long as anybody may.
  for (const { status, retryAfter } of answers) {
    if (status !== 200) expect([status, retryAfter]).toEqual([503, expect.stringMatching(/^\d+$/)]);
  }
  expect(answers.filter(({ retryAfter }) => retryAfter === '2').length).toBeGreaterThan(0);

  expect(site.output()).toMatch(/"reason":"in_progress".*"inProgress":"250"/);

  const search = async () => (await ask('/search?q=after')).status;
  await expect.poll(search).toBe(200);
});

test('so many are taken on at once, and not one more', async () => {
  const overload = createOverload(() => {}, overloadLimits, { delayMs: () => 0, close: () => {} });
  const { promise: end, resolve: release } = Promise.withResolvers<void>();
  const taken = Array.from({ length: overloadLimits.maxInProgress - 1 }, () => overload.count(() => end));
  expect(overload.reasonToRefuse('/news')).toBeUndefined();
  taken.push(overload.count(() => end));
  expect(overload.reasonToRefuse('/news')).toBe('in_progress');
  expect(overload.reasonToRefuse('/healthz')).toBeUndefined();
  release();
  await Promise.all(taken);
  expect(overload.reasonToRefuse('/news')).toBeUndefined();
});

test('a process that is late with everything lets few wait, and refuses a crowd until it has caught up', async () => {
  let delayMs = overloadLimits.delayMs + 1;
  const noted: string[] = [];
  const overload = createOverload((reason) => noted.push(reason), overloadLimits, {
    delayMs: () => delayMs,
    close: () => {},
  });
  const { promise: end, resolve: release } = Promise.withResolvers<void>();
  const server: Server = createServer((request, response) => {
    const reason = overload.reasonToRefuse(request.url ?? '');
    if (reason) overload.refuse(request, response, reason);
    else response.end('done');
  }).listen(0);
  const late = (path: string) => fetch(`http://localhost:${portOf(server)}${path}`);
  try {
    expect((await late('/api/news')).status, 'nobody else is there').toBe(200);
    const crowd = Array.from({ length: overloadLimits.crowd }, () => overload.count(() => end));
    const refused = await late('/api/news');
    expect(refused.status).toBe(503);
    expect(await refused.json()).toEqual({ code: 'unavailable', message: expect.stringContaining('very busy') });
    expect(noted).toEqual(['late']);
    expect((await late('/readyz')).status).toBe(200);
    delayMs = 0;
    expect((await late('/news')).status).toBe(200);
    release();
    await Promise.all(crowd);
  } finally {
    server.close();
  }
});

test('how late the process is can be told', async () => {
  const eventLoop = watchEventLoop();
  const block = () => {
    const until = Date.now() + 150;
    while (Date.now() < until);
    return eventLoop.delayMs();
  };
  await expect.poll(block, { interval: 1 }).toBeGreaterThan(60);
  eventLoop.close();
});
