import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'seven-hills-build-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What would be built in a folder of its own. `note` takes everything for built as it is now; `fail` fails to build. */
function changed(before?: 'note' | 'fail'): string[] {
  const script = `
    const { buildChanged, changedOf, wantedOf } = await import(${JSON.stringify(path.resolve('cli/build.mjs'))});
    const { writeFileSync } = await import('node:fs');
    if (${before === 'note'}) for (const name of ['site', 'program']) writeFileSync('build/.' + name, wantedOf(name));
    if (${before === 'fail'}) await buildChanged(['program'], process.execPath, () => {}).catch(() => {});
    console.log(JSON.stringify(changedOf(['site', 'program'])));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: folder }).toString());
}

test('what has changed is built, and after the site everything, since its build empties the folder', () => {
  for (const name of ['web', 'contract', 'server', 'api', 'art', 'cli', 'build']) mkdirSync(path.join(folder, name));
  const write = (name: string, text = '') => writeFileSync(path.join(folder, name), text);
  for (const name of ['package-lock.json', 'vite.config.ts', 'react-router.config.ts', 'cli/precompress.ts'])
    write(name);
  expect(changed()).toEqual(['site', 'program']);
  expect(changed('note')).toEqual([]);
  for (const source of ['api/x.ts', 'art/x.ts']) {
    write(source, 'x');
    expect(changed()).toEqual(['program']);
    changed('note');
  }
  write('web/x.ts', 'x');
  expect(changed()).toEqual(['site', 'program']);
});

test('a build that failed is done again, also for sources that were built before', () => {
  const source = path.join(folder, 'api/x.ts');
  writeFileSync(source, 'good');
  expect(changed('note')).toEqual([]);
  writeFileSync(source, 'bad');
  changed('fail');
  writeFileSync(source, 'good');
  expect(changed()).toEqual(['program']);
});
