import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { overloadLimits } from '../../server/overload.ts';
import { createReadiness } from '../../server/readiness.ts';
import { testApi } from '../support/api.ts';
import { startSite } from '../support/program.ts';

const api = testApi();
let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  const { host, user, database } = api.database.connection;
  site = await startSite({
    DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
    PUBLIC_URL: 'http://school.example',
  });
});
afterAll(() => site.stop());

/** A path as it is written; nothing when there is no answer for so long that it must be waiting with the others. */
function ask(path: string) {
  return new Promise<{ status: number | undefined; policy: unknown }>((resolve, reject) => {
    const asking = request(site.url, { path, signal: AbortSignal.timeout(15_000) }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, policy: response.headers['content-security-policy'] });
    });
    asking.on('error', (error) =>
      error.name === 'AbortError' ? resolve({ status: undefined, policy: undefined }) : reject(error),
    );
    asking.end();
  });
}

test('ASVS 15.2.2: no spelling of an address walks round the limit, and the refusal has all headers', async () => {
  const client = await api.database.pool.connect();
  await client.query('begin; lock table stories in access exclusive mode');
  const waiting = Array.from({ length: overloadLimits.inProgress }, (_, n) => fetch(`${site.url}/api/search?q=w${n}`));
  try {
    await expect.poll(async () => (await ask('/api/search?q=more')).status, { timeout: 10_000 }).toBe(503);
    for (const exempt of ['/healthz', '/readyz', '/healthz?x=1']) expect((await ask(exempt)).status, exempt).toBe(200);
    const disguises = [
      ...['/healthz/../api/search?q=a', '/readyz/%2e%2e/api/search?q=b', '/assets/../api/search?q=c'],
      ...['/assets/x/../../api/search?q=d', '/./healthz/../news', '//healthz/../search?q=e'],
    ];
    for (const path of disguises) expect((await ask(path)).status, path).toBe(308);
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
      expect((await ask(path)).status, path).toBe(503);
    const refused = await fetch(`${site.url}/contact?x=1`);
    expect(refused.status).toBe(503);
    for (const name of ['content-security-policy', 'strict-transport-security', 'x-frame-options', 'referrer-policy'])
      expect(refused.headers.has(name), name).toBe(true);
    expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
  } finally {
    await client.query('rollback');
    client.release();
    await Promise.all(waiting.map(async (answer) => (await answer).arrayBuffer()));
  }
}, 60_000);

test('any number of probes ask the database once', async () => {
  const readiness = createReadiness(api.deps.db, () => false);
  const statements = await api.countStatements(async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, readiness));
    expect(new Set(answers.map(({ isReady }) => isReady))).toEqual(new Set([true]));
  });
  expect(statements).toBe(1);
});
