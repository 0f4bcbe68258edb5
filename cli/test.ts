import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { check } from './check.ts';
import { findChromium } from './chromium.ts';
import { keepBusy } from './keep-busy.ts';
import { runTool, tryStep } from './run-step.ts';
import { countPlaywright, countVitest, haveOnlyHung, type TestCount, toRetry, totalOf } from './test-counts.ts';

const { values, positionals: paths } = parseArgs({
  allowPositionals: true,
  options: { watch: { type: 'boolean' }, busy: { type: 'boolean' } },
});
const vitest = 'node_modules/vitest/vitest.mjs';
if (values.watch) process.exit(await runTool(process.execPath, [vitest, 'watch', ...paths]));

const isSpec = (file: string) => file.endsWith('.spec.ts');
const isAll = paths.length === 0;
const unitPaths = paths.filter((file) => !isSpec(file));
const browserPaths = paths.filter(isSpec);
const isBrowserNeeded = isAll || browserPaths.length > 0;

const startedAt = performance.now();
const folder = mkdtempSync(path.join(tmpdir(), 'seven-hills-report-'));
const counts: TestCount[] = [];
// A browser that cannot be had is found out first, not after a quarter of an hour.
const chromium = isBrowserNeeded ? await findChromium() : '';
if (values.busy) keepBusy(4);
if (isAll) await check();
const isWell =
  (isAll || unitPaths.length > 0 ? await unitTests() : true) && (isBrowserNeeded ? await browserTests() : true);
rmSync(folder, { recursive: true });

console.log(`\nAll of it took ${Math.round((performance.now() - startedAt) / 1000)} s.`);
console.log(totalOf(counts));
process.exit(isWell ? 0 : 1);

async function unitTests(): Promise<boolean> {
  const report = path.join(folder, 'vitest.json');
  const options = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const isWell = await tryStep('Unit, API and fault tests', process.execPath, [vitest, ...options, ...unitPaths]);
  counts.push(countVitest(report));
  return isWell;
}

async function browserTests(): Promise<boolean> {
  const report = path.join(folder, 'playwright.json');
  const args = ['node_modules/@playwright/test/cli.js', 'test', ...browserPaths];
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const isWell = await tryStep('Browser tests', process.execPath, args, env);
  const count = countPlaywright(report);
  const isRetried = !isWell && haveOnlyHung(report);
  counts.push(isRetried ? toRetry(count) : count);
  if (!isRetried) return isWell;
  // A browser that stopped answering says nothing about the site. What fails for any other reason is never retried.
  const again = [...args, '--last-failed'];
  const isWellAgain = await tryStep('Browser tests whose browser hung', process.execPath, again, env);
  counts.push(countPlaywright(report));
  return isWellAgain;
}
