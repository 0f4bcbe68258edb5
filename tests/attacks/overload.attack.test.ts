import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

/** More requests than are taken on at once, since the probe may have a place; each waits for the rest of its body. */
function occupy(): Socket[] {
  const head =
    'POST /api/mail/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{';
  return Array.from({ length: overloadLimits.maxInProgress + 20 }, () => {
    const socket = connect(Number(new URL(site.url).port), 'localhost', () => socket.write(head));
    return socket;
  });
}

test('ASVS 15.2.2: no spelling of an address walks round the limit, and the refusal has all headers', async () => {
  const busy = occupy();
  try {
    // A new address each time: a page that was answered once comes from the cache, however busy the site is.
    let probes = 0;
    await expect.poll(() => ask(`/contact?probe=${probes++}`)).toBe(503);
    for (const exempt of ['/healthz', '/readyz', '/healthz?x=1']) expect(await ask(exempt), exempt).toBe(200);
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
    for (const socket of busy) socket.destroy();
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
