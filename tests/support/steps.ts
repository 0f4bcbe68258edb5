import path from 'node:path';
import { Worker } from 'node:worker_threads';

/** What twice the size is: 2 when the work is linear, 4 when it is quadratic. */
const linear = 2.5;

/**
 * The pieces of which twice as many are more than twice the work. Counted in blocks of code that ran, which are the
 * same on every machine. The module exports `work(times, piece)`.
 */
export async function notLinear(module: string, pieces: string[]): Promise<string[]> {
  const worker = new Worker(path.resolve('tests/support/steps-worker.ts'), {
    workerData: { module: path.resolve(module), pieces },
  });
  const { promise, resolve, reject } = Promise.withResolvers<[once: number, twice: number][]>();
  worker.once('message', resolve).once('error', reject);
  const counts = await promise;
  await worker.terminate();
  const growths = counts.map(([once, twice]) => twice / once);
  return pieces.flatMap((piece, n) => {
    const growth = growths[n] ?? Number.NaN;
    return growth < linear ? [] : [`${JSON.stringify(piece)}: ${growth.toFixed(1)} times the work`];
  });
}
