import { rmSync } from 'node:fs';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { connect } from '../../api/db/client.ts';
import { backups } from '../../api/db/tables/backups.ts';
import { mails } from '../../api/db/tables/enquiries.ts';
import { testApi } from '../../tests/support/api.ts';
import { freePort, startSite, temporaryFolder } from '../../tests/support/program.ts';
import { serveMetrics } from './metrics-server.ts';
import { createReadiness } from './readiness.ts';

const api = testApi();
const folder = temporaryFolder('operations');
let site: Awaited<ReturnType<typeof startSite>> | undefined;
afterAll(async () => {
  // One that a failed test has left.
  if (site?.child.exitCode === null) await site.kill();
  rmSync(folder, { recursive: true, force: true });
});

const textOf = async (address: string) => (await fetch(address)).text();
/** The value of a metric with just these labels. */
const readingOf = (text: string, name: string) => {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.split(' ')[1]);
};

test('ready means: the database answers, its tables are of this version, and we stay', async () => {
  let isLeaving = false;
  const ready = createReadiness(api.deps.db, () => isLeaving);
  expect(await ready()).toEqual({ isReady: true, words: 'ready' });
  isLeaving = true;
  expect((await ready()).isReady).toBe(false);
  isLeaving = false;
  const last = '(select max(created_at) from drizzle.__drizzle_migrations)';
  await api.database.pool.query(
    `update drizzle.__drizzle_migrations set created_at = created_at - 1 where created_at = ${last}`,
  );
  expect(await ready()).toEqual({ isReady: false, words: 'The tables are not up to date.' });
  await api.database.pool.query(
    `update drizzle.__drizzle_migrations set created_at = created_at + 1 where created_at = ${last}`,
  );
  const nowhere = connect({ connection: { host: '127.0.0.1', port: await freePort() }, onError: () => {} });
  expect(await createReadiness(nowhere.db, () => false)()).toMatchObject({ words: 'The database does not answer.' });
  await nowhere.close();
});

test('what the database knows is among the metrics, and they are there without it too', async () => {
  const mail = { kind: 'contact', recipient: 'r@x.example', subject: 'S', body: 'B' };
  await api.deps.db.insert(mails).values([mail, mail, { ...mail, status: 'failed' }]);
  await api.deps.jobs.send(api.deps.db, 'mail', { mailId: 1 });
  const place = { port: 0, host: '127.0.0.1' };
  const log = pino({ level: 'silent' });
  const metrics = await serveMetrics(place, api.deps.db, log);
  const ask = () => textOf(`http://127.0.0.1:${metrics.port}/metrics`);
  const before = await ask();
  expect(readingOf(before, 'seven_hills_mails{status="waiting"}')).toBe(2);
  expect(readingOf(before, 'seven_hills_mails{status="failed"}')).toBe(1);
  expect(readingOf(before, 'seven_hills_mails{status="sent"}')).toBe(0);
  expect(readingOf(before, 'seven_hills_jobs{queue="mail",state="created"}')).toBe(1);
  expect(readingOf(before, 'seven_hills_database_up')).toBe(1);
  expect(readingOf(before, 'seven_hills_backup_age_seconds')).toBeUndefined();
  await api.deps.db.insert(backups).values({ file: 'x', status: 'verified', createdAt: new Date(Date.now() - 60_000) });
  const age = readingOf(await ask(), 'seven_hills_backup_age_seconds');
  expect(age).toBeGreaterThanOrEqual(60);
  // In seconds: the same in milliseconds would be more.
  expect(age).toBeLessThan(60_000);
  expect((await fetch(`http://127.0.0.1:${metrics.port}/`)).status).toBe(404);
  metrics.close();

  const nowhere = connect({ connection: { host: '127.0.0.1', port: await freePort() }, onError: () => {} });
  const alone = await serveMetrics(place, nowhere.db, log);
  const text = await textOf(`http://127.0.0.1:${alone.port}/metrics`);
  expect(readingOf(text, 'seven_hills_database_up')).toBe(0);
  expect(text).toContain('seven_hills_memory_bytes');
  alone.close();
  await nowhere.close();
});

test('two workers: metrics of both, request ids everywhere, and a leave that others see coming', async () => {
  const metricsPort = await freePort();
  const started = await startSite({
    DATA_DIR: folder,
    DATABASE_URL: api.database.url,
    WORKERS: '2',
    METRICS_PORT: String(metricsPort),
    DRAIN_SECONDS: '3',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'info',
  });
  site = started;
  const ids = new Set<string | null>();
  const get = async (to: string, headers: Record<string, string> = {}) => {
    // A connection of its own each time, so that both workers are asked.
    const response = await fetch(started.url + to, { headers: { connection: 'close', ...headers } });
    ids.add(response.headers.get('x-request-id'));
    return response;
  };
  for (let n = 0; n < 10; n += 1) await get('/api/news');
  const { headers } = await get('/contact');
  expect((await get('/contact', { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304);
  expect(ids.has(null)).toBe(false);
  expect(ids.size).toBe(12);
  const given = 'from-the-proxy-1';
  expect((await get('/api/nothing', { 'x-request-id': given })).headers.get('x-request-id')).toBe(given);
  // The answer may be here before the line has come through the pipe.
  const line = `"requestId":"${given}","method":"GET","path":"/api/nothing","status":404`;
  await expect.poll(started.output).toContain(line);
  expect((await get('/api/nothing', { 'x-request-id': 'bad id {}' })).headers.get('x-request-id')).not.toBe(
    'bad id {}',
  );

  const text = await textOf(`http://127.0.0.1:${metricsPort}/metrics`);
  const outcome = (name: string) => readingOf(text, `seven_hills_public_answers_total{outcome="${name}"}`) ?? 0;
  expect(outcome('memory') + outcome('made')).toBeGreaterThanOrEqual(12);
  expect(readingOf(text, 'seven_hills_request_seconds_count{kind="api",status="404"}')).toBe(2);
  expect(outcome('made')).toBeLessThanOrEqual(4 + 2);

  const stopped = started.stop();
  await expect.poll(async () => (await get('/readyz')).status, { interval: 50 }).toBe(503);
  // Still answered: whoever spreads the requests may not have looked yet.
  expect((await get('/contact')).status).toBe(200);
  expect(await stopped).toBe(0);
});
