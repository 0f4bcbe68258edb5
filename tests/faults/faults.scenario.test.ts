import { rmSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../support/program.ts';
import { killRounds } from './kill-rounds.ts';
import { runScenarios, type Scenario, scenarioNames } from './scenarios.ts';

test('kill -9 of whatever loses nothing that was acknowledged', async () => {
  const folder = temporaryFolder('faults');
  const {
    acknowledged,
    killed,
    slowestReturnMs: _,
    mails,
    ...wrong
  } = await killRounds({
    rounds: 5,
    dataFolder: folder,
  });
  rmSync(folder, { recursive: true, force: true });
  expect(acknowledged).toBeGreaterThan(0);
  expect(Object.values(killed)).toEqual([1, 1, 1, 1, 1]);
  expect(mails).toMatchObject({ failed: 0, wrong: [] });
  expect(wrong).toEqual({ rounds: 5, missing: [], doubled: [], halfDone: [], files: [], unclear: [] });
});

describe('what else can happen to a site', () => {
  let scenarios: Scenario[];
  beforeAll(async () => {
    scenarios = await runScenarios({ looks: 5, lookEveryMs: 0 });
  });

  test.for(scenarioNames)('%s', (name, { skip }) => {
    const played = scenarios.find((scenario) => scenario.name === name);
    skip(played?.notPossible !== '', played?.notPossible);
    expect(played?.wrong).toEqual([]);
  });
});
