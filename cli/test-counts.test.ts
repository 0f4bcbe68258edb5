import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { haveOnlyHung, toRetry, totalOf } from './test-counts.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'seven-hills-report-'));
const result = (status: string) => ({ tests: [{ results: [{ status }] }] });

function report(statuses: string[], errors: string[] = []): string {
  const file = path.join(folder, 'playwright.json');
  const [first = '', ...others] = statuses;
  const suites = [{ specs: [result(first)], suites: [{ specs: others.map(result) }] }];
  writeFileSync(file, JSON.stringify({ stats: {}, errors, suites }));
  return file;
}

test('a browser that hung is told from a test that failed', () => {
  expect(haveOnlyHung(report(['passed', 'passed', 'timedOut', 'skipped']))).toBe(true);
  expect(haveOnlyHung(report(['passed', 'failed', 'timedOut']))).toBe(false);
  expect(haveOnlyHung(report(['timedOut', 'interrupted']))).toBe(false);
  expect(haveOnlyHung(report(['passed', 'passed']))).toBe(false);
  expect(haveOnlyHung(report(['timedOut'], ['The site did not start.']))).toBe(false);
  expect(haveOnlyHung(path.join(folder, 'missing.json'))).toBe(false);
});

test('what was retried is seen at the end, and is not said to have failed as well', () => {
  const units = { passed: 3, failed: 0, skipped: 1, retried: 0 };
  const hung = toRetry({ passed: 5, failed: 2, skipped: 0, retried: 0 });
  const again = { passed: 2, failed: 0, skipped: 0, retried: 0 };
  expect(totalOf([units, hung, again])).toBe('10 passed, 0 failed, 1 skipped, 2 retried');
});
