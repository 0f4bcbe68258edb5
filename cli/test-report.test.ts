import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { hasPassed, readPlaywright, readVitest, slowestOf, summaryOf } from './test-report.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'seven-hills-report-'));

function written(content: unknown): string {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const spec = (title: string, status: string, durations = [1_000]) => ({
  title,
  file: 'some.spec.ts',
  tests: [
    {
      status,
      results: durations.map((duration, index) => ({
        duration,
        attachments: index > 0 ? [{ name: 'trace', path: `/traces/${title}.zip` }] : [],
      })),
    },
  ],
});

const browser = (...specs: ReturnType<typeof spec>[]) => {
  const [first, ...others] = specs;
  const suites = [{ title: 'some.spec.ts', specs: [first], suites: [{ title: 'inner', specs: others }] }];
  const report = written({ config: { rootDir: path.resolve('tests/e2e') }, suites });
  return readPlaywright(report, !specs.some(({ tests }) => tests.some(({ status }) => status === 'unexpected')));
};

const units = (statuses: string[], isWell = !statuses.includes('failed')) =>
  readVitest(
    written({
      testResults: [
        {
          name: path.resolve('api/some.test.ts'),
          assertionResults: statuses.map((status, index) => ({ fullName: `unit ${index}`, status, duration: index })),
        },
      ],
    }),
    isWell,
  );

test('a flaky test is named with its trace, counts as passed and does not fail the run', () => {
  const reports = [
    units(['passed', 'pending']),
    browser(spec('one', 'expected'), spec('two', 'flaky', [3_000, 4_000])),
  ];
  expect(summaryOf(reports)).toBe('Flaky: tests/e2e/some.spec.ts "two"\n3 passed, 0 failed, 1 skipped');
  expect(hasPassed(reports)).toBe(true);
  const file = 'tests/e2e/some.spec.ts';
  expect(reports[1]?.tests[1]).toEqual({
    file,
    title: 'two',
    ms: 7_000,
    outcome: 'flaky',
    traces: ['/traces/two.zip'],
  });
});

test('more than three flaky tests fail the run', () => {
  const flaky = ['one', 'two', 'three', 'four'].map((title) => spec(title, 'flaky'));
  expect(hasPassed([browser(...flaky.slice(1))])).toBe(true);
  expect(hasPassed([browser(...flaky)])).toBe(false);
  expect(summaryOf([browser(...flaky)])).toContain('More than 3 flaky tests');
});

test('a failed test fails the run by its name', () => {
  const reports = [units(['passed', 'failed']), browser(spec('one', 'unexpected'))];
  expect(hasPassed(reports)).toBe(false);
  const failed = 'Failed: api/some.test.ts "unit 1"\nFailed: tests/e2e/some.spec.ts "one"';
  expect(summaryOf(reports)).toBe(`${failed}\nFlaky: none\n1 passed, 2 failed`);
});

test('a runner that fails without a failed test, or without a report, fails the run', () => {
  expect(hasPassed([units(['passed'], false)])).toBe(false);
  const missing = readVitest(path.join(folder, 'missing.json'), false);
  expect(hasPassed([missing])).toBe(false);
  expect(summaryOf([missing])).toContain('0 passed, 1 failed');
  expect(hasPassed([readPlaywright(path.join(folder, 'missing.json'), true)])).toBe(true);
});

test('the slowest files and tests come first', () => {
  const { files, tests } = slowestOf(browser(spec('one', 'expected', [500]), spec('two', 'expected', [2_500])), 1);
  expect(files).toEqual(['    3.0 s  tests/e2e/some.spec.ts']);
  expect(tests).toEqual(['    2.5 s  tests/e2e/some.spec.ts "two"']);
});
