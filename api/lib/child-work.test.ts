import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { childrenOf } from '../../tests/support/processes.ts';
import { createChildWork, RefusedWorkError } from './child-work.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'seven-hills-child-'));
afterAll(() => rmSync(folder, { recursive: true }));

const source = path.join(folder, 'child.mjs');
const served = JSON.stringify(path.join(import.meta.dirname, 'child-tasks.ts'));
writeFileSync(
  source,
  `import { serveTasks } from ${served};
  serveTasks({
    hang: () => { for (;;); },
    fill: async () => { const all = []; for (;;) all.push(new Array(100_000).fill(0.5)); },
    own: async () => process.pid,
  });`,
);
type Tasks = { hang: () => Promise<void>; fill: () => Promise<void>; own: () => Promise<number> };

const work = (deadlineMs: number, program = source) =>
  createChildWork<Tasks>({
    ...{ source: program, built: '', nodeFlags: ['--max-old-space-size=32'], maxConcurrent: 1 },
    ...{ deadlineMs, broken: 'it could not be done' },
  });

test('what does not end is killed at its deadline, and the next one is done by another process', async () => {
  const run = work(4_000);
  const first = await run('own');
  await expect(run('hang')).rejects.toThrow(new RefusedWorkError('it could not be done'));
  expect(await run('own')).not.toBe(first);
  expect(childrenOf(process.pid).map(({ pid }) => pid)).not.toContain(first);
});

test('what takes more memory than it may have takes down its own process alone', async () => {
  const run = work(60_000);
  await expect(run('fill')).rejects.toThrow(RefusedWorkError);
  expect(await run('own')).toBeGreaterThan(0);
});

test('where no process can be started the task is not blamed', async () => {
  const own = process.execPath;
  process.execPath = path.join(folder, 'nowhere');
  const error = await work(60_000)('own').catch((reason: unknown) => reason);
  process.execPath = own;
  expect(error).toMatchObject({ code: 'ENOENT' });
  expect(error).not.toBeInstanceOf(RefusedWorkError);
});
