import { runQuietStep, tool } from './run-step.ts';

type Step = [name: string, command: string, args: string[]];

const sources = ['server', 'contract', 'api', 'web', 'art', 'cli', 'tests'];

/** Two lanes, because the compiler alone takes as long as all the others together. */
const lanes: Step[][] = [
  [
    ['Types of the routes', process.execPath, ['node_modules/.bin/react-router', 'typegen']],
    ['Types', tool('tsc'), ['--noEmit']],
  ],
  [
    ['Formatting and lint', tool('biome'), ['check', '--error-on-warnings', '.']],
    [
      'Import boundaries',
      process.execPath,
      ['node_modules/.bin/depcruise', '--config', '.dependency-cruiser.json', ...sources],
    ],
    ['Styles', process.execPath, ['cli/styles/check-styles.ts']],
    ['API document', process.execPath, ['cli/lint-api.ts']],
    ['Unused code', process.execPath, ['node_modules/.bin/knip']],
  ],
];

/** Runs the fast part of the tests: all that can be said without running the program. Returns whether it passed. */
export async function check(): Promise<boolean> {
  console.log('\n── Check');
  const results = await Promise.all(lanes.map(runLane));
  return results.every(Boolean);
}

async function runLane(steps: Step[]): Promise<boolean> {
  for (const step of steps) if (!(await runQuietStep(...step))) return false;
  return true;
}

if (import.meta.main) process.exit((await check()) ? 0 : 1);
