import { runStep, tool } from './run-step.ts';

/** The fast part of the tests: what can be said without running the program. */
export async function check(): Promise<void> {
  await runStep('Formatting and lint', tool('biome'), ['check', '--error-on-warnings', '.']);
  await runStep('Types', process.execPath, ['node_modules/.bin/react-router', 'typegen']);
  await runStep('Types', tool('tsc'), ['--noEmit']);
  await runStep('Import boundaries', process.execPath, [
    'node_modules/.bin/depcruise',
    ...['--config', '.dependency-cruiser.json', 'server', 'contract', 'api', 'web', 'art', 'cli', 'tests'],
  ]);
  await runStep('Styles', process.execPath, ['cli/styles/check-styles.ts']);
  await runStep('API document', process.execPath, ['cli/lint-api.ts']);
  await runStep('Unused code', process.execPath, ['node_modules/.bin/knip']);
}

if (import.meta.main) await check();
