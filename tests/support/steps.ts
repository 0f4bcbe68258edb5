import path from 'node:path';
import { Worker } from 'node:worker_threads';

/**
 * How much more work twice the size is: 2 when it is linear, 4 when it is quadratic. Counted in blocks of code that
 * ran, which are the same on every machine. The module exports `work(times, data)`.
 */
export async function growthOf(module: string, data?: unknown): Promise<number> {
  const worker = new Worker(path.resolve('tests/support/steps-worker.ts'), {
    workerData: { module: path.resolve(module), data },
  });
  const { promise, resolve, reject } = Promise.withResolvers<[number, number]>();
  worker.once('message', resolve).once('error', reject);
  const [once, twice] = await promise;
  await worker.terminate();
  return twice / once;
}
