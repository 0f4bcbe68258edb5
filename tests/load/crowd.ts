import { Agent, request } from 'node:http';
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** What one process of the crowd is told, and what it says in the end. */
export type CrowdTask = { port: number; seconds: number; readers: number; slowShare: number; newShare: number };
export type CrowdReport = { count: number; p50: number; p99: number; max: number; errors: Record<string, number> };

const pages = [
  '/',
  '/news',
  '/about',
  '/visit',
  '/events',
  '/gallery',
  '/blog',
  '/admissions',
  '/contact',
  '/news?page=2',
];
const agents = ['br', 'gzip', 'identity'];

/** Reads page after page like somebody with a browser: looks a while, then goes on. */
export async function runCrowd({ port, seconds, readers, slowShare, newShare }: CrowdTask): Promise<CrowdReport> {
  const times = createHistogram();
  const errors: Record<string, number> = {};
  const until = Date.now() + seconds * 1000;
  const keptAlive = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

  async function reader(n: number) {
    // They do not all come at the same moment.
    await pause(Math.random() * 4_000);
    const isSlow = n < readers * slowShare;
    const isNew = n % Math.round(1 / newShare) === 0;
    for (let step = n; Date.now() < until; step += 1) {
      const startedAt = performance.now();
      const path = pages[step % pages.length] ?? '/';
      const encoding = agents[step % agents.length] ?? 'br';
      const outcome = await read({ port, path, encoding, agent: isNew ? false : keptAlive, isSlow });
      if (outcome !== 200) errors[outcome] = (errors[outcome] ?? 0) + 1;
      // How long a slow reader takes is the reader's own doing.
      if (!isSlow) times.record(Math.max(1, Math.round((performance.now() - startedAt) * 1000)));
      await pause(500 + Math.random() * 2_000);
    }
  }

  await Promise.all(Array.from({ length: readers }, (_, n) => reader(n)));
  keptAlive.destroy();
  return reportOf(times, errors);
}

/** In milliseconds, from a histogram of microseconds. */
export function reportOf(times: RecordableHistogram, errors: Record<string, number>): CrowdReport {
  const ms = (microseconds: number) => Math.round(microseconds / 100) / 10;
  return {
    count: times.count,
    p50: ms(times.percentile(50)),
    p99: ms(times.percentile(99)),
    max: ms(times.max),
    errors,
  };
}

type Read = { port: number; path: string; encoding: string; agent: Agent | false; isSlow: boolean };

function read({ port, path, encoding, agent, isSlow }: Read): Promise<number | string> {
  return new Promise((resolve) => {
    const headers = { 'accept-encoding': encoding, 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Mobile' };
    const sent = request({ host: '127.0.0.1', port, path, agent, headers, timeout: 30_000 }, async (answer) => {
      try {
        for await (const chunk of answer) {
          // A phone at the edge of the network takes a few bytes now and then.
          if (isSlow && chunk.length > 0) await pause(400);
        }
        resolve(answer.statusCode ?? 'no status');
      } catch (error) {
        resolve((error as NodeJS.ErrnoException).code ?? 'broken off');
      }
    });
    sent.on('timeout', () => sent.destroy(new Error('timeout')));
    sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    sent.end();
  });
}
