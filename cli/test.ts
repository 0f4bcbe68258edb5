import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { check } from './check.ts';
import { findChromium } from './chromium.ts';
import { runStep } from './run-step.ts';

type Report = { numPassedTests?: number; stats?: { expected: number } };

const startedAt = performance.now();
const reports = mkdtempSync(path.join(tmpdir(), 'seven-hills-report-'));
const reportOf = (name: string): Report => JSON.parse(readFileSync(path.join(reports, name), 'utf8'));

const chromium = findChromium();
await check();
await runStep('Unit, API and fault tests', process.execPath, [
  'node_modules/vitest/vitest.mjs',
  ...['run', '--reporter=default', '--reporter=json', `--outputFile.json=${path.join(reports, 'vitest.json')}`],
]);
await runStep('Browser tests', process.execPath, ['node_modules/@playwright/test/cli.js', 'test'], {
  CHROMIUM_PATH: chromium,
  PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reports, 'playwright.json'),
});

const passed = (reportOf('vitest.json').numPassedTests ?? 0) + (reportOf('playwright.json').stats?.expected ?? 0);
rmSync(reports, { recursive: true });
console.log(`\nAll of it took ${Math.round((performance.now() - startedAt) / 1000)} s.`);
console.log(`${passed} passed, 0 failed`);
