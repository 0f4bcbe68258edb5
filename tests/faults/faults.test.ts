import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/program.ts';
import { killRounds } from './kill-rounds.ts';

test('kill -9 during saves loses nothing that was acknowledged', { timeout: 120_000 }, async () => {
  const folder = temporaryFolder('faults');
  const { acknowledged, ...wrong } = await killRounds(4, folder);
  rmSync(folder, { recursive: true, force: true });
  expect(acknowledged).toBeGreaterThan(0);
  expect(wrong).toEqual({ rounds: 4, missing: [], doubled: [], halfDone: [] });
});
