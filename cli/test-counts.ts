import { existsSync, readFileSync } from 'node:fs';

export type TestCount = { passed: number; failed: number; skipped: number; retried: number };

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
const dead: TestCount = { passed: 0, failed: 1, skipped: 0, retried: 0 };

function read<T>(file: string): T | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

export function countVitest(file: string): TestCount {
  const report = read<VitestReport>(file);
  if (!report) return dead;
  const { success, numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
  // A file that could not be prepared has no failed test, and yet failed.
  const failed = Math.max(numFailedTests, success ? 0 : 1);
  return { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests, retried: 0 };
}

export function countPlaywright(file: string): TestCount {
  const report = read<PlaywrightReport>(file);
  if (!report) return dead;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected, skipped, retried: 0 };
}

/** They are counted again by the run that follows, and are said to have hung. */
export const toRetry = (count: TestCount): TestCount => ({ ...count, failed: 0, retried: count.failed });

/** The line that a run ends with. */
export function totalOf(counts: TestCount[]): string {
  const sum = (kind: keyof TestCount) => `${counts.reduce((total, count) => total + count[kind], 0)} ${kind}`;
  return [sum('passed'), sum('failed'), sum('skipped'), sum('retried')].join(', ');
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
