import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bodyLimits } from '../../server/http/entrance/bodies.ts';
import { overloadLimits } from '../../server/http/entrance/overload.ts';
import { createReadiness } from '../../server/operations/readiness.ts';
import { testApi } from '../support/api.ts';
import { startSite } from '../support/program.ts';

const api = testApi();
let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  site = await startSite({
    DATABASE_URL: api.database.url,
    PUBLIC_URL: 'http://school.example',
  });
});
afterAll(() => site.stop());

/** A path as it is written. */
function ask(path: string) {
  return new Promise<number | undefined>((resolve, reject) => {
    const asking = request(site.url, { path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asking.on('error', reject);
    asking.end();
  });
}

/** More requests than are taken on at once, since the probe may have a place; each waits for a table that is locked. */
async function occupy(): Promise<() => Promise<void>> {
  const client = await api.database.pool.connect();
  await client.query('begin; lock table stories in access exclusive mode');
  const many = Array.from({ length: overloadLimits.maxInProgress + 20 }, (_, n) =>
    fetch(`${site.url}/api/news?page=${n + 2}`).catch(() => {}),
  );
  return async () => {
    await client.query('rollback');
    client.release();
    await Promise.all(many);
  };
}

/** Each says that nine bytes come, and sends one. */
function drip(count: number): Socket[] {
  const head =
    'POST /api/mail/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{';
  return Array.from({ length: count }, () => {
    const socket = connect(Number(new URL(site.url).port), 'localhost', () => socket.write(head));
    return socket;
  });
}

test('ASVS 15.2.2: no spelling of an address walks round the limit, and the refusal has all headers', async () => {
  const release = await occupy();
  try {
    // A new address each time: a page that was answered once comes from the cache, however busy the site is.
    let probes = 0;
    await expect.poll(() => ask(`/contact?probe=${probes++}`)).toBe(503);
    for (const exempt of ['/healthz', '/healthz?x=1']) expect(await ask(exempt), exempt).toBe(200);
    // Its database is waiting, so it may not be ready; but it is asked, and not told to come again.
    expect((await fetch(`${site.url}/readyz`)).headers.has('retry-after')).toBe(false);
    const disguises = [
      ...['/healthz/../api/search?q=a', '/readyz/%2e%2e/api/search?q=b', '/assets/../api/search?q=c'],
      ...['/assets/x/../../api/search?q=d', '/./healthz/../news', '//healthz/../search?q=e'],
    ];
    for (const path of disguises) expect(await ask(path), path).toBe(308);
    // Each of them would be a page to put together.
    for (const path of [
      '/healthz/x',
      '/healthzz',
      '/healthz.data',
      '/readyz-',
      '/metrics',
      '/metrics/x',
      '/contact?x=1',
    ])
      expect(await ask(path), path).toBe(503);
    const refused = await fetch(`${site.url}/contact?x=1`);
    expect(refused.status).toBe(503);
    for (const name of ['content-security-policy', 'strict-transport-security', 'x-frame-options', 'referrer-policy'])
      expect(refused.headers.has(name), name).toBe(true);
    expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
  } finally {
    await release();
  }
});

test('ASVS 15.2.2: whoever signs in finds a place in a crowd', async () => {
  const release = await occupy();
  try {
    await expect.poll(() => ask('/api/search?q=crowd')).toBe(503);
    const login = await fetch(`${site.url}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ user: 'nobody@school.example', pwd: 'Guess-me-1!' }),
    });
    expect(login.status).toBe(401);
  } finally {
    await release();
  }
});

test('ASVS 15.2.2: bodies that come byte by byte take nobody’s place', async () => {
  const dripping = drip(overloadLimits.maxInProgress * 2);
  const refused = new Set<Socket>();
  for (const socket of dripping)
    socket.once('data', (answer) => String(answer).includes(' 503 ') && refused.add(socket));
  try {
    // All but the few that one address may send at once, in each worker.
    await expect.poll(() => refused.size).toBeGreaterThanOrEqual(dripping.length - 2 * bodyLimits.perAddress);
    for (const path of ['/news?anew=1', '/search?q=anew', '/api/events?page=2', '/login'])
      expect(await ask(path), path).toBe(200);
    const json = { user: 'nobody@school.example', pwd: 'Guess-me-1!' };
    const headers = { 'content-type': 'application/json' };
    const login = await fetch(`${site.url}/api/users/login`, { method: 'POST', headers, body: JSON.stringify(json) });
    expect(login.status).toBe(401);
    const other = request(site.url, { path: '/api/events?page=3', localAddress: '127.0.0.2' });
    const { promise, resolve } = Promise.withResolvers<number | undefined>();
    other.once('response', (response) => resolve(response.resume().statusCode)).end();
    expect(await promise).toBe(200);
  } finally {
    for (const socket of dripping) socket.destroy();
  }
});

test('any number of probes ask the database once', async () => {
  const readiness = createReadiness(api.deps.db, () => false);
  const statements = await api.countStatements(async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, readiness));
    expect(new Set(answers.map(({ isReady }) => isReady))).toEqual(new Set([true]));
  });
  expect(statements).toBe(1);
});
