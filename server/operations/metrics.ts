import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ReadingPool } from '../../api/db/reading-pool.ts';
import { passwordChecks } from '../../api/lib/security/passwords.ts';

/** Counted where every microsecond matters, so these are plain numbers; they are read when somebody asks. */
export const answers = { memory: 0, notModified: 0, made: 0, refused: 0 };
/** What was turned away before the program saw it, and why: by the entrance, and by the guard against overload. */
export const refusals = {
  ...{ address: 0, method: 0, host: 0, foreign_page: 0 },
  ...{ no_length: 0, bodies: 0, slow_body: 0, slow_reader: 0 },
  ...{ in_progress: 0, late: 0, waited: 0 },
};

/** What this one process knows. The first process adds up those of all. */
export const registry = new Registry();
const registers = [registry];
const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

new Counter({
  name: 'seven_hills_public_answers_total',
  help: 'What everybody may read: from memory, not modified, made anew, or refused because it was too much',
  labelNames: ['outcome'],
  registers,
  collect() {
    this.reset();
    for (const [outcome, count] of Object.entries(answers)) this.inc({ outcome }, count);
  },
});

new Counter({
  name: 'seven_hills_refused_requests_total',
  help: "Turned away: for their address, method or host, as a foreign page's, or because it was too much",
  labelNames: ['reason'],
  registers,
  collect() {
    this.reset();
    for (const [reason, count] of Object.entries(refusals)) this.inc({ reason }, count);
  },
});

new Counter({
  name: 'seven_hills_password_checks_total',
  help: 'Hashes computed to check a password: the dearest work that a stranger can ask for',
  registers,
  collect() {
    this.reset();
    this.inc(passwordChecks.total);
  },
});

const requests = new Histogram({
  name: 'seven_hills_request_seconds',
  help: 'Requests that the program itself answered, by what was asked for and the status',
  labelNames: ['kind', 'status'],
  buckets: seconds,
  registers,
});

const renders = new Histogram({
  name: 'seven_hills_render_seconds',
  help: 'Putting a page together, with all that it asks of the API',
  buckets: seconds,
  registers,
});

type Watched = Pick<ReadingPool, 'load'>;
const pools = new Set<Watched>();

new Gauge({
  name: 'seven_hills_database_connections',
  help: 'Connections in use, idle ones, and statements that wait for one',
  labelNames: ['state'],
  registers,
  collect() {
    const loads = [...pools].map(({ load }) => load);
    const sum = (state: keyof Watched['load']) => loads.reduce((total, load) => total + load[state], 0);
    this.set({ state: 'in_use' }, sum('inUse'));
    this.set({ state: 'idle' }, sum('idle'));
    this.set({ state: 'waiting' }, sum('waiting'));
  },
});

new Gauge({
  name: 'seven_hills_memory_bytes',
  help: 'Memory of all processes of the program',
  registers,
  collect() {
    this.set(process.memoryUsage.rss());
  },
});

const delays = monitorEventLoopDelay({ resolution: 20 });
new Gauge({
  name: 'seven_hills_event_loop_delay_seconds',
  help: 'How late the busiest process was, in 99 of 100 moments since the last question',
  aggregator: 'max',
  registers,
  collect() {
    this.set(Math.max(0, delays.percentile(99) / 1e9));
    delays.reset();
  },
});

/** From here on; a process that nobody will ask need not measure. */
export const beginMeasuring = () => delays.enable();

export const watchPool = (pool: Watched) => pools.add(pool);

export const observeRender = (startedAt: number) => renders.observe((performance.now() - startedAt) / 1000);

export function observeRequest(path: string, status: number, startedAt: number): void {
  requests.observe({ kind: kindOf(path), status }, (performance.now() - startedAt) / 1000);
}

function kindOf(path: string): string {
  if (path.startsWith('/api/')) return 'api';
  if (path.startsWith('/images/')) return 'image';
  if (path.startsWith('/assets/')) return 'asset';
  return path === '/healthz' || path === '/readyz' ? 'probe' : 'page';
}

type Ask = { type: 'metrics'; id: number };
export type MetricsAnswer = Ask & { metrics: Awaited<ReturnType<Registry['getMetricsAsJSON']>> };

/** In a worker: the first process asks now and then. */
export function answerForMetrics(): void {
  beginMeasuring();
  process.on('message', async (message: Partial<Ask>) => {
    if (message.type !== 'metrics' || message.id === undefined) return;
    const metrics = await registry.getMetricsAsJSON();
    if (process.connected) process.send?.({ type: 'metrics', id: message.id, metrics } satisfies MetricsAnswer);
  });
}
