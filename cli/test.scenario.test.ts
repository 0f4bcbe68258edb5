import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runProgram, temporaryFolder } from '../tests/support/program.ts';
import { until } from '../tests/support/until.ts';

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** The servers that run below a folder. A lock file may be gone again before it is read. */
const serversBelow = (folder: string): number[] =>
  globSync('**/postgres/postmaster.pid', { cwd: folder }).flatMap((lock) => {
    try {
      return [Number.parseInt(readFileSync(path.join(folder, lock), 'utf8'), 10)].filter(isAlive);
    } catch {
      return [];
    }
  });

test.each(['SIGINT', 'SIGTERM'] as const)('a run that is ended by %s leaves no server and no file', async (signal) => {
  const [folder, results] = [temporaryFolder('interrupted'), temporaryFolder('results')];
  const args = ['--results', results, 'api/features/campuses'];
  const run = runProgram('cli/test.ts', { TMPDIR: folder }, { args });
  let servers: number[] = [];
  await until('PostgreSQL', () => {
    servers = serversBelow(folder);
    return servers.length > 0;
  });
  // From the terminal, and once more from the script that started it.
  for (let time = 0; time < 2; time += 1) run.child.kill(signal);
  expect(await run.left, run.output()).toBe(130);
  // One that was asked to stop before may be doing so.
  await expect.poll(() => servers.filter(isAlive)).toEqual([]);
  expect(readdirSync(folder)).toEqual([]);
});
