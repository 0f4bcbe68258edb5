import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../support/program.ts';
import { quantile } from './figures.ts';
import { fire } from './generator.ts';

/** A program of this folder that serves at the port it is given, warm, for as long as it is used. */
export async function withServer<T>(
  file: string,
  args: (port: number) => string[],
  use: (url: string) => Promise<T>,
): Promise<T> {
  const port = await freePort();
  const child = spawn(process.execPath, [`tests/bench/${file}`, ...args(port)], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const url = `http://localhost:${port}`;
  try {
    while (!(await fetch(url).catch(() => undefined))) await pause(50);
    await fire(url, { seconds: 2 });
    return await use(url);
  } finally {
    child.kill('SIGTERM');
  }
}

type Measure = () => Promise<number>;

/**
 * Both in turns, several times: what else the machine does meanwhile meets both. The middle of what they were to each
 * other in each round counts.
 */
export async function compare(rounds: number, ours: Measure, reference: Measure) {
  const pairs: [ours: number, reference: number][] = [];
  for (let round = 0; round < rounds; round += 1) pairs.push([await ours(), await reference()]);
  const middle = (pick: (pair: [number, number]) => number) => quantile(pairs.map(pick), 0.5);
  return {
    ours: middle(([own]) => own),
    reference: middle(([, other]) => other),
    ratio: middle(([own, other]) => own / other),
  };
}
