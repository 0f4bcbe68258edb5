import path from 'node:path';
import { Worker } from 'node:worker_threads';

/** What twice the size is: 2 when the work is linear, 4 when it is quadratic. */
const linear = 2.5;

/**
 * The pieces of which twice as many are more than twice the work. Counted in blocks of code that ran, which are the
 * same on every machine; in a thread for each piece, because within one the counts of later pieces vary.
 * The module exports `work(times, piece)`.
 */
export async function notLinear(module: string, pieces: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const piece of pieces) {
    const growth = await growthOf(module, piece);
    if (!(growth < linear)) found.push(`${JSON.stringify(piece)}: ${growth.toFixed(1)} times the work`);
  }
  return found;
}

async function growthOf(module: string, piece: string): Promise<number> {
  const worker = new Worker(path.resolve('tests/support/steps-worker.ts'), {
    workerData: { module: path.resolve(module), piece },
  });
  const { promise, resolve, reject } = Promise.withResolvers<[once: number, twice: number]>();
  worker.once('message', resolve).once('error', reject);
  const [once, twice] = await promise;
  await worker.terminate();
  return twice / once;
}
