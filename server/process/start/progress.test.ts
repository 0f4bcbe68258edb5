import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/support/program.ts';
import { createProgress, programSteps } from './progress.mjs';

afterEach(() => {
  vi.useRealTimers();
});

/** What was written, and what of it a terminal would show at the end. */
function screen(isTTY: boolean) {
  let written = '';
  const stream = {
    isTTY,
    write(text: string) {
      written += text;
    },
  };
  const shown = () =>
    written
      .split('\n')
      .map((line) => line.split('\r\x1b[K').at(-1))
      .join('\n');
  return { stream, written: () => written, shown };
}

test('a terminal sees the seconds of the running step, how many are left, and what each has taken', () => {
  vi.useFakeTimers();
  const { stream, shown } = screen(true);
  const progress = createProgress(stream, 3);
  progress.step('Installing packages');
  expect(shown()).toBe('Installing packages: 0 s (2 more steps)');
  vi.advanceTimersByTime(34_000);
  expect(shown()).toBe('Installing packages: 34 s (2 more steps)');
  progress.step('Building the site');
  vi.advanceTimersByTime(5_000);
  progress.note('The first process stays root.');
  const lines = ['Installing packages: 34 s', 'The first process stays root.', 'Building the site: 5 s (1 more step)'];
  expect(shown()).toBe(lines.join('\n'));
  progress.step('Filling the demo school');
  vi.advanceTimersByTime(2_000);
  expect(shown()).toContain('Filling the demo school: 2 s');
  expect(shown()).not.toMatch(/more step/);
  progress.end();
  progress.end();
  expect(shown()).toMatch(/Filling the demo school: 2 s\n$/);
});

test('a log gets plain lines', () => {
  const { stream, written } = screen(false);
  const progress = createProgress(stream, 2);
  progress.step('Installing packages');
  progress.note('A remark.');
  progress.step('Building the site');
  progress.end();
  expect(written()).toBe('Installing packages\nA remark.\nBuilding the site\n');
});

test('the first start of a demo school has more to do', () => {
  const folder = temporaryFolder();
  const settings = { DATA_DIR: folder };
  expect(programSteps(settings)).toBe(5);
  expect(programSteps({ ...settings, DEMO: 'false' })).toBe(3);
  expect(programSteps({ ...settings, DATABASE_URL: 'postgres://x' })).toBe(2);
  mkdirSync(path.join(folder, 'postgres'));
  expect(programSteps(settings)).toBe(3);
  rmSync(folder, { recursive: true });
});
