import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

type Load = { connections?: number; seconds?: number; requests?: number; headers?: Record<string, string> };
type Result = { perSecond: number; p50: number; p99: number; failed: number };
type Report = {
  requests: { average: number; total: number };
  duration: number;
  latency: { p50: number; p99: number };
  errors: number;
  non2xx: number;
};

/** Fires requests from a process of its own, so that the generator's work is not counted as the server's. */
export async function fire(url: string, load: Load = {}): Promise<Result> {
  const { connections = 32, seconds = 8, requests, headers = {} } = load;
  const { stdout } = await run(
    process.execPath,
    [
      'node_modules/autocannon/autocannon.js',
      ...['--json', '--no-progress', '--connections', String(connections)],
      ...(requests ? ['--amount', String(requests)] : ['--duration', String(seconds)]),
      ...Object.entries({ 'accept-encoding': 'br', ...headers }).flatMap(([name, value]) => [
        '-H',
        `${name}: ${value}`,
      ]),
      url,
    ],
    { maxBuffer: 16 * 1024 * 1024 },
  );
  const report = JSON.parse(stdout) as Report;
  return {
    perSecond: report.requests.total / report.duration,
    p50: report.latency.p50,
    p99: report.latency.p99,
    failed: report.errors + report.non2xx,
  };
}

/** How long each of so many requests took, one after the other. */
export async function timeEach(count: number, ask: () => Promise<Response>): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const startedAt = performance.now();
    const answer = await ask();
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
    times.push(performance.now() - startedAt);
  }
  return times;
}
