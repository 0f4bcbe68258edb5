import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

type Load = { connections?: number; seconds?: number; requests?: number; headers?: Record<string, string> };
type Result = { perSecond: number; p50: number; p99: number; failed: number };
/** Fires requests from a process of its own, so that the generator's work is not counted as the server's. */
export async function fire(url: string, load: Load = {}): Promise<Result> {
  const { connections = 32, seconds = 8, requests, headers = {} } = load;
  const { stdout } = await run(process.execPath, [
    'tests/bench/fire.ts',
    ...['--connections', String(connections)],
    ...(requests ? ['--requests', String(requests)] : ['--seconds', String(seconds)]),
    ...Object.entries({ 'accept-encoding': 'br', ...headers }).flatMap((pair) => ['--header', pair.join(': ')]),
    url,
  ]);
  return JSON.parse(stdout) as Result;
}
