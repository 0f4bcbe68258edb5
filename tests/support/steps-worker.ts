import { Session } from 'node:inspector/promises';
import { parentPort, workerData } from 'node:worker_threads';

// V8 counts blocks, as for coverage, in code that is compiled after it was told to: hence a thread of its own.
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
const { work } = (await import(workerData.module)) as { work: (times: number, data: unknown) => unknown };

async function blocksRun(): Promise<number> {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const ranges = result.flatMap(({ functions }) => functions.flatMap((one) => one.ranges));
  return ranges.reduce((sum, { count }) => sum + count, 0);
}

// What is made once is made the first time.
const [, once, twice] = await (async () => {
  const counts: number[] = [];
  for (const times of [1, 1, 2]) {
    await blocksRun();
    await work(times, workerData.data);
    counts.push(await blocksRun());
  }
  return counts;
})();
parentPort?.postMessage([once, twice]);
