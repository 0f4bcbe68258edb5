import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import routes from './routes.ts';

const filesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children = [] }) => [file, ...filesOf(children)]);

test('every file below web/routes answers an address', async () => {
  const named = new Set(filesOf(await routes));
  const there = globSync('routes/**/*.*', { cwd: import.meta.dirname });
  expect(there.filter((file) => !named.has(file))).toEqual([]);
});

/** What React Router takes from the file of a route. */
const known = new Set([
  ...['default', 'ErrorBoundary', 'HydrateFallback', 'Layout'],
  ...['loader', 'clientLoader', 'action', 'clientAction', 'middleware', 'clientMiddleware', 'shouldRevalidate'],
  ...['handle', 'headers', 'links', 'meta'],
]);

const exportsOf = (file: string) => {
  const parsed = parseSync(file, readFileSync(path.join(import.meta.dirname, file), 'utf8'));
  const entries = parsed.module.staticExports.flatMap((one) => one.entries);
  return entries.map(({ exportName: { kind, name } }) => (kind === 'Default' ? 'default' : name));
};

test('no file of a route exports what nobody takes: the check of unused code cannot see it there', async () => {
  const files = filesOf(await routes);
  const exported = files.flatMap((file) => exportsOf(file).map((name) => ({ file, name })));
  expect(exported.length).toBeGreaterThan(files.length);
  expect(exported.filter(({ name }) => name === null || !known.has(name))).toEqual([]);
});
