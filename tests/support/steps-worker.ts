import { Session } from 'node:inspector/promises';
import { parentPort, workerData } from 'node:worker_threads';

// V8 counts blocks, as for coverage, in code that is compiled after it was told to: hence a thread of its own.
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
const { work } = (await import(workerData.module)) as { work: (times: number, piece: unknown) => unknown };

async function blocksRun(): Promise<number> {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const ranges = result.flatMap(({ functions }) => functions.flatMap((one) => one.ranges));
  return ranges.reduce((sum, { count }) => sum + count, 0);
}

// What is made once is made the first time.
const [, once, twice] = [await blocksOf(1), await blocksOf(1), await blocksOf(2)];
parentPort?.postMessage([once, twice]);

async function blocksOf(times: number): Promise<number> {
  await blocksRun();
  await work(times, workerData.piece);
  return blocksRun();
}
