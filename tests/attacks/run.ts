import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Figures } from './figures.ts';

/** `npm run attacks -- --runs 20`: everything of the suite with all payloads in all places, and so many rounds of fuzz. */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10' },
    seed: { type: 'string' },
    /** How many lives of an account are played. */
    histories: { type: 'string', default: '300' },
    /** Only files whose name has this in it. */
    only: { type: 'string', default: '' },
  },
});
const folder = mkdtempSync(path.join(tmpdir(), 'seven-hills-attacks-'));
const [figuresFile, reportFile] = [path.join(folder, 'figures'), path.join(folder, 'report.json')];
writeFileSync(figuresFile, '');
const startedAt = performance.now();
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    ...['run', `tests/attacks/${values.only}`, '--testTimeout=7200000', '--hookTimeout=300000'],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`],
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      ATTACK_RUNS: values.runs,
      ATTACK_HISTORIES: values.histories,
      ATTACK_FIGURES: figuresFile,
      ...(values.seed && { ATTACK_SEED: values.seed }),
    },
  },
);

type Report = { numTotalTests: number; numFailedTests: number };
const sum = (name: keyof Figures) =>
  readFileSync(figuresFile, 'utf8')
    .split('\n')
    .filter(Boolean)
    .reduce((total, line) => total + ((JSON.parse(line) as Partial<Figures>)[name] ?? 0), 0);
let report: Report = { numTotalTests: 0, numFailedTests: 1 };
try {
  report = JSON.parse(readFileSync(reportFile, 'utf8'));
} catch {
  console.error('The tests did not come to their end.');
}
const seconds = Math.round((performance.now() - startedAt) / 1000);
const figures = `${report.numTotalTests} tests, ${sum('payloads')} payloads, ${sum('requests')} requests`;
rmSync(folder, { recursive: true });
console.log(`${figures}, ${report.numFailedTests} findings in ${seconds} s`);
process.exit(status === 0 && report.numFailedTests === 0 && report.numTotalTests > 0 ? 0 : 1);
