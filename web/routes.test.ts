import { globSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from './routes.ts';

const filesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children = [] }) => [file, ...filesOf(children)]);

test('every file below web/routes answers an address', async () => {
  const named = new Set(filesOf(await routes));
  const there = globSync('routes/**/*.*', { cwd: import.meta.dirname });
  expect(there.filter((file) => !named.has(file))).toEqual([]);
});
