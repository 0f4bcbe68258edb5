import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/program.ts';
import { killRounds } from './kill-rounds.ts';
import { runScenarios } from './scenarios.ts';

test('kill -9 of whatever loses nothing that was acknowledged', { timeout: 180_000 }, async () => {
  const folder = temporaryFolder('faults');
  const { acknowledged, killed, slowestReturnMs, mails, ...wrong } = await killRounds({
    rounds: 5,
    dataFolder: folder,
  });
  rmSync(folder, { recursive: true, force: true });
  expect(acknowledged).toBeGreaterThan(0);
  expect(slowestReturnMs).toBeLessThan(30_000);
  expect(Object.values(killed)).toEqual([1, 1, 1, 1, 1]);
  expect(mails).toMatchObject({ failed: 0, wrong: [] });
  expect(wrong).toEqual({ rounds: 5, missing: [], doubled: [], halfDone: [], files: [], unclear: [] });
});

test('a full disk, no database, no bucket, no mail server, a jumping clock', { timeout: 180_000 }, async () => {
  for (const { name, wrong } of await runScenarios({ minuteSeconds: 3 })) expect(wrong, name).toEqual([]);
});
