import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/support/program.ts';

test('what npm has to say about settings of somebody else does not stand above what the program says', () => {
  const folder = temporaryFolder('npm');
  const settings = path.join(folder, 'npmrc');
  writeFileSync(settings, 'some-setting-of-an-older-npm=/usr\n');
  const env = { PATH: process.env.PATH, HOME: folder, NPM_CONFIG_USERCONFIG: settings };
  const { status, stdout, stderr } = spawnSync('npm', ['run'], { env, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(stderr).toBe('');
  expect(stdout).toContain('bootstrap.mjs start');
  expect(status).toBe(0);
});
