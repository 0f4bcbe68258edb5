import {
  chmodSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { check } from './check.ts';
import { findChromium } from './chromium.ts';
import { keepBusy } from './keep-busy.ts';
import { endTools, runInteractive, runStep } from './run-step.ts';
import {
  hasPassed,
  readPlaywright,
  readVitest,
  slowestOf,
  summaryOf,
  type TestReport,
  testsThat,
} from './test-report.ts';

const { values, positionals: paths } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean' },
    changed: { type: 'boolean' },
    shard: { type: 'string' },
    watch: { type: 'boolean' },
    busy: { type: 'boolean' },
    /** A folder for the reports. */
    results: { type: 'string', default: 'test-results' },
  },
});
const vitest = 'node_modules/vitest/vitest.mjs';
if (values.watch) process.exit(await runInteractive(process.execPath, [vitest, 'watch', ...paths]));

const isSpec = (file: string) => file.endsWith('.spec.ts');
const isWhole = paths.length === 0;
const unitPaths = paths.filter((file) => !isSpec(file));
const browserPaths = paths.filter(isSpec);
/** Scenarios and the browser tests that are no journeys wait for `npm run test:all`, or to be named. */
const isQuickTier = isWhole && !values.all;
const { results } = values;

const startedAt = performance.now();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const folder = ownTemporaryFolder();
let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void interrupt(signal));

const isBrowserNeeded = isWhole || browserPaths.length > 0;
// A browser that cannot be had is found out first, not after several minutes.
const chromium = isBrowserNeeded ? await findChromium() : '';
if (values.busy) keepBusy(4);
if (isWhole && !(await check()) && !isInterrupted) await leave(1);

const reports: TestReport[] = [];
if (isWhole || unitPaths.length > 0) reports.push(await unitTests());
if (isBrowserNeeded) reports.push(await browserTests());

writeFileSync(path.join(results, 'flaky.json'), `${JSON.stringify(testsThat('flaky', reports), null, 2)}\n`);
console.log(`\nAll of it took ${Math.round((performance.now() - startedAt) / 1000)} s.`);
console.log(summaryOf(reports));
if (!isInterrupted) await leave(hasPassed(reports) ? 0 : 1);

async function unitTests(): Promise<TestReport> {
  const report = path.join(results, 'unit.json');
  const args = [vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  if (isQuickTier) args.push('--exclude=**/*.{scenario,speed}.test.ts');
  if (values.changed) args.push('--changed', '--passWithNoTests');
  if (values.shard) args.push(`--shard=${values.shard}`);
  const isWell = await runStep('Unit and API tests', process.execPath, [...args, ...unitPaths], { TMPDIR: folder });
  return printed(readVitest(report, isWell));
}

async function browserTests(): Promise<TestReport> {
  const report = path.join(results, 'browser.json');
  const args = ['node_modules/@playwright/test/cli.js', 'test'];
  if (isQuickTier) args.push('--grep=@journey');
  if (values.changed) args.push('--only-changed', '--pass-with-no-tests');
  if (values.shard) args.push(`--shard=${values.shard}`);
  const env = { TMPDIR: folder, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const isWell = await runStep('Browser tests', process.execPath, [...args, ...browserPaths], env);
  return printed(readPlaywright(report, isWell));
}

function printed(report: TestReport): TestReport {
  const slowest = slowestOf(report);
  console.log(`\nThe slowest files:\n${slowest.files.join('\n')}\nThe slowest tests:\n${slowest.tests.join('\n')}`);
  return report;
}

/** A place for all that the tests write, so that an interrupted run leaves nothing behind. */
function ownTemporaryFolder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'seven-hills-run-'));
  // Started by root, PostgreSQL and the site are somebody else.
  chmodSync(made, 0o1777);
  return made;
}

/** Ctrl-C reaches this process twice: from the terminal, and passed on by the script that started it. */
async function interrupt(signal: NodeJS.Signals): Promise<void> {
  if (isInterrupted) return;
  isInterrupted = true;
  console.error(`\nInterrupted (${signal}).`);
  await endTools();
  await leave(130);
}

async function leave(code: number): Promise<never> {
  await endServers();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  process.exit(code);
}

/** PostgreSQL leads a group of its own, so it may have outlived the test that started it. */
async function endServers(): Promise<void> {
  for (const name of globSync('**/postgres', { cwd: folder })) {
    const cluster = path.join(folder, name);
    const lock = path.join(cluster, 'postmaster.pid');
    const pid = existsSync(lock) ? Number.parseInt(readFileSync(lock, 'utf8'), 10) : 0;
    // A server that still removes its own files would stop the removal of its folder half-way.
    for (let look = 0; pid && isSignalled(pid) && look < 100; look += 1) await pause(50);
    // Below a folder that only root may enter, the files themselves lie elsewhere.
    if (lstatSync(cluster, { throwIfNoEntry: false })?.isSymbolicLink()) {
      rmSync(path.dirname(readlinkSync(cluster)), { recursive: true, force: true });
    }
  }
}

/** Asks a server to end at once; returns whether it was still there. */
function isSignalled(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGQUIT');
  } catch {
    return false;
  }
}
