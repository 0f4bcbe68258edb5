import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One test that ran: how long it took over all its tries, and whether only a later try passed. */
type TestResult = {
  file: string;
  title: string;
  ms: number;
  outcome: 'passed' | 'failed' | 'skipped' | 'flaky';
  traces: string[];
};

/** What one runner reports. `isBroken` when it failed and no test did: a set-up, a crash, an unhandled error. */
export type TestReport = { tests: TestResult[]; isBroken: boolean };

const maxFlaky = 3;

const unitOutcomes: Record<string, TestResult['outcome']> = { passed: 'passed', failed: 'failed' };

type VitestTest = { fullName: string; status: string; duration?: number | null };
type VitestReport = { testResults: { name: string; assertionResults: VitestTest[] }[] };

export function readVitest(report: string, isWell: boolean): TestReport {
  const { testResults } = readJson<VitestReport>(report) ?? { testResults: [] };
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration }) => ({
      file: path.relative(process.cwd(), name),
      title: fullName,
      ms: duration ?? 0,
      outcome: unitOutcomes[status] ?? 'skipped',
      traces: [],
    })),
  );
  return reportOf(tests, isWell);
}

type PlaywrightResult = { duration: number; attachments?: { name: string; path?: string }[] };
type PlaywrightSpec = { title: string; file: string; tests: { status: string; results: PlaywrightResult[] }[] };
type PlaywrightSuite = { title: string; suites?: PlaywrightSuite[]; specs: PlaywrightSpec[] };
type PlaywrightReport = { config: { rootDir: string }; suites: PlaywrightSuite[] };

const browserOutcomes: Record<string, TestResult['outcome']> = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'flaky',
};

export function readPlaywright(report: string, isWell: boolean): TestReport {
  const { config, suites } = readJson<PlaywrightReport>(report) ?? { config: { rootDir: '.' }, suites: [] };
  const folder = path.relative(process.cwd(), config.rootDir);
  const tests = suites.flatMap(specsOf).flatMap((spec) =>
    spec.tests.map(({ status, results }) => ({
      file: path.join(folder, spec.file),
      title: spec.title,
      ms: results.reduce((total, { duration }) => total + duration, 0),
      outcome: browserOutcomes[status] ?? 'skipped',
      traces: results
        .flatMap(({ attachments = [] }) => attachments)
        .flatMap((attachment) => (attachment.name === 'trace' && attachment.path ? [attachment.path] : [])),
    })),
  );
  return reportOf(tests, isWell);
}

const reportOf = (tests: TestResult[], isWell: boolean): TestReport => ({
  tests,
  isBroken: !isWell && !tests.some(({ outcome }) => outcome === 'failed'),
});

const specsOf = ({ suites = [], specs }: PlaywrightSuite): PlaywrightSpec[] => [...specs, ...suites.flatMap(specsOf)];

function readJson<T>(file: string): T | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

export const testsThat = (outcome: TestResult['outcome'], reports: TestReport[]): TestResult[] =>
  reports.flatMap(({ tests }) => tests).filter((test) => test.outcome === outcome);

/** Whether a run passed: nothing failed, nothing broke, and not so much is flaky that it hides what is wrong. */
export const hasPassed = (reports: TestReport[]): boolean =>
  testsThat('failed', reports).length === 0 &&
  testsThat('flaky', reports).length <= maxFlaky &&
  !reports.some(({ isBroken }) => isBroken);

/** The last lines of a run: what failed, what was flaky, and the counts alone on the very last line. */
export function summaryOf(reports: TestReport[]): string {
  const failed = testsThat('failed', reports);
  const flaky = testsThat('flaky', reports);
  const passed = testsThat('passed', reports).length + flaky.length;
  const skipped = testsThat('skipped', reports).length;
  const broken = reports.filter(({ isBroken }) => isBroken).length;
  const tooFlaky = flaky.length > maxFlaky ? [`More than ${maxFlaky} flaky tests fail a run.`] : [];
  return [
    ...failed.map((test) => `Failed: ${nameOf(test)}`),
    ...(broken > 0 ? ['A runner failed without a failed test: see what it printed above.'] : []),
    ...tooFlaky,
    `Flaky: ${flaky.map(nameOf).join('; ') || 'none'}`,
    // A broken runner counts as a failed test, so that no closing line looks green.
    `${passed} passed, ${failed.length + broken} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  ].join('\n');
}

const nameOf = ({ file, title }: { file: string; title: string }) => `${file} "${title}"`;

/** The slowest tests and files, as lines with their seconds. */
export function slowestOf({ tests }: TestReport, most = 20): { files: string[]; tests: string[] } {
  const files = Map.groupBy(tests, ({ file }) => file);
  const sums = [...files].map(([file, own]) => ({ name: file, ms: own.reduce((total, { ms }) => total + ms, 0) }));
  const single = tests.map((test) => ({ name: nameOf(test), ms: test.ms }));
  return { files: longestFirst(sums, most), tests: longestFirst(single, most) };
}

const longestFirst = (rows: { name: string; ms: number }[], most: number): string[] =>
  rows
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, most)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
