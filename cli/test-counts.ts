import { existsSync, readFileSync } from 'node:fs';

export type TestCount = { passed: number; failed: number; skipped: number };

type VitestReport = {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
};
type PlaywrightSuite = { suites?: PlaywrightSuite[]; specs: { tests: { results: { status: string }[] }[] }[] };
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
  errors: unknown[];
};

/** A run that died before it wrote its report has failed as a whole. */
const dead: TestCount = { passed: 0, failed: 1, skipped: 0 };

function read<T>(file: string): T | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

export function countVitest(file: string): TestCount {
  const report = read<VitestReport>(file);
  if (!report) return dead;
  const { success, numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
  // A file that could not be prepared has no failed test, and yet failed.
  const failed = Math.max(numFailedTests, success ? 0 : 1);
  return { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests };
}

export function countPlaywright(file: string): TestCount {
  const report = read<PlaywrightReport>(file);
  if (!report) return dead;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected, skipped };
}

/** Whether no assertion and no action failed: each test that did not pass ran out of its time with nothing pending. */
export function haveOnlyHung(file: string): boolean {
  const report = read<PlaywrightReport>(file);
  if (!report || report.errors.length > 0) return false;
  const statuses = report.suites.flatMap(statusesOf);
  return statuses.includes('timedOut') && !statuses.some((status) => status === 'failed' || status === 'interrupted');
}

const statusesOf = ({ suites = [], specs }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ status }) => status))),
  ...suites.flatMap(statusesOf),
];
