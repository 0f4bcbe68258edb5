import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Account } from '../../api/db/embedded/place.ts';
import type { Serving } from './serve.ts';

/**
 * What a worker needs at a time is some forty megabytes of heap. Left alone, Node on a machine with much memory tidies
 * up so seldom that each holds half a gigabyte of what nobody needs; and the C library keeps a reserve for every thread,
 * and what was given back to it. Saving mode gives the pages of the heap that a collection has emptied back to the
 * system (they were 30 MB of reserve otherwise). As each collection is dearer in it, the heap may grow by more in between
 * than the saving mode itself would allow; and the young generation keeps its size, because shrunk again and again it
 * was tidied up so often that a page from memory cost half as much again.
 */
const memoryFlags = [
  '--memory-saver-mode',
  '--heap-growing-percent=70',
  '--min-semi-space-size=8',
  '--max-semi-space-size=16',
  '--max-old-space-size=384',
];
const memorySettings = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' };

/** A worker that dies as soon as it is born is not born again at once. */
const restartMs = 1_000;

/** Answers requests in several processes on one port. One that dies is replaced; the others go on meanwhile. */
export async function serveByWorkers(
  count: number,
  connection: pg.PoolConfig,
  log: Logger,
  account?: Account,
): Promise<Serving> {
  cluster.setupPrimary({
    ...account,
    exec: 'build/program/worker.js',
    args: [],
    execArgv: [...process.execArgv, ...memoryFlags],
  });
  let stopping = false;

  function fork(): Worker {
    const worker = cluster.fork(memorySettings);
    const bornAt = Date.now();
    // One that is killed before it could be told anything: unheard, that would end this process too.
    worker.on('error', (err) => log.warn({ err }, 'a worker could not be told where the database is'));
    worker.send({ connection });
    worker.once('exit', (code, signal) => {
      if (stopping) return;
      log.error({ pid: worker.process.pid, code, signal }, 'a worker died and is replaced');
      setTimeout(() => stopping || fork(), Math.max(0, restartMs - (Date.now() - bornAt)));
    });
    return worker;
  }

  const first = Array.from({ length: count }, fork);
  const addresses = await Promise.all(first.map(listening));
  return {
    port: addresses[0] ?? 0,
    async stop() {
      stopping = true;
      const alive = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
      await Promise.all(
        alive.map(async (worker) => {
          if (worker.isDead()) return;
          const gone = once(worker, 'exit');
          worker.process.kill('SIGTERM');
          await gone;
        }),
      );
    },
  };
}

async function listening(worker: Worker): Promise<number> {
  return new Promise((resolve, reject) => {
    worker.once('message', ({ port }: { port: number }) => resolve(port));
    worker.once('exit', () => reject(new Error('A worker could not start; what it said stands above.')));
  });
}
