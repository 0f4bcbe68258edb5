import cluster, { type Worker } from 'node:cluster';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { AggregatorRegistry, Gauge, Registry } from 'prom-client';
import type { Db } from '../../api/db/client.ts';
import { StartError } from '../process/start-error.ts';
import { beginMeasuring, type MetricsAnswer, registry } from './metrics.ts';

/** A worker that does not answer in this time is left out. */
const timeoutMs = 1_000;

type Place = { port: number; host: string };

/** All metrics at /metrics, on a port that only the operator reaches. */
export async function serveMetrics({ port, host }: Place, db: Db, log: Logger) {
  beginMeasuring();
  const readOwn = siteMetrics(db);
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    try {
      const parts = [await registry.getMetricsAsJSON(), ...(await askWorkers())];
      const text = `${await AggregatorRegistry.aggregate(parts).metrics()}\n${await readOwn()}`;
      response.writeHead(200, { 'Content-Type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text);
    } catch (err) {
      log.error({ err }, 'the metrics could not be collected');
      response.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(new StartError('port', `METRICS_PORT ${port} cannot be used: ${error.message}`)),
    );
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

let asked = 0;

async function askWorkers(): Promise<MetricsAnswer['metrics'][]> {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected());
  const collected = await Promise.all(workers.map((worker) => worker && askWorker(worker)));
  return collected.filter((metrics) => metrics !== undefined);
}

function askWorker(worker: Worker): Promise<MetricsAnswer['metrics'] | undefined> {
  asked += 1;
  const id = asked;
  return new Promise((resolve) => {
    const finish = (metrics?: MetricsAnswer['metrics']) => {
      clearTimeout(late);
      worker.off('message', onMessage);
      resolve(metrics);
    };
    const onMessage = (message: Partial<MetricsAnswer>) => {
      if (message.type === 'metrics' && message.id === id) finish(message.metrics);
    };
    const late = setTimeout(finish, timeoutMs);
    worker.on('message', onMessage);
    worker.send({ type: 'metrics', id }, (error) => error && finish());
  });
}

/** What the database knows, asked once for the whole site. */
function siteMetrics(db: Db) {
  const own = new Registry();
  const registers = [own];
  const up = new Gauge({ name: 'seven_hills_database_up', help: '1 when the database answers', registers });
  const jobs = new Gauge({
    name: 'seven_hills_jobs',
    help: 'Work in the queues',
    labelNames: ['queue', 'state'],
    registers,
  });
  const mails = new Gauge({ name: 'seven_hills_mails', help: 'Mails by status', labelNames: ['status'], registers });
  const backup = new Gauge({
    name: 'seven_hills_backup_age_seconds',
    help: 'Since the last verified backup; absent while there is none',
    registers,
  });
  return async () => {
    const site = await readSite(db).catch(() => undefined);
    up.set(site ? 1 : 0);
    jobs.reset();
    mails.reset();
    for (const { queue, state, count } of site?.jobs ?? []) jobs.set({ queue, state }, count);
    for (const { status, count } of site?.mails ?? []) mails.set({ status }, count);
    if (site && site.backupAge !== null) backup.set(site.backupAge);
    else backup.remove();
    return own.metrics();
  };
}

type Site = {
  jobs: { queue: string; state: string; count: number }[];
  mails: { status: string; count: number }[];
  backupAge: number | null;
};

async function readSite(db: Db): Promise<Site> {
  const { rows } = await db.execute<Site>(sql`
    select (select coalesce(jsonb_agg(j), '[]') from (
        select name as queue, state, count(*) from pgboss.job
        where state in ('created', 'retry', 'active', 'failed') and not starts_with(name, '__') group by 1, 2) j) as jobs,
      (select jsonb_agg(m) from (
        select s.status, count(mails.id) from unnest(array['waiting', 'sent', 'failed']) s(status)
        left join mails on mails.status = s.status group by 1) m) as mails,
      (select extract(epoch from now() - max(created_at))::float8 from backups where status = 'verified') as "backupAge"`);
  if (!rows[0]) throw new Error('the database said nothing');
  return rows[0];
}
