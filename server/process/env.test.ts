import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import { afterEach, expect, test, vi } from 'vitest';
import { readEnv } from './env.ts';

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

test('the workers of a large machine have fewer connections than the embedded database allows', () => {
  vi.spyOn(os, 'availableParallelism').mockReturnValue(64);
  syncBuiltinESMExports();
  const { workers } = readEnv({});
  expect(workers).toBe(16);
  expect((workers + 1) * 11).toBeLessThan(200);
});

test('more workers need a database server', () => {
  expect(() => readEnv({ WORKERS: '17' })).toThrow('WORKERS');
  expect(readEnv({ WORKERS: '17', DATABASE_URL: 'postgres://localhost/school' }).workers).toBe(17);
});
