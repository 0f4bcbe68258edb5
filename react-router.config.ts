import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  ssr: true,
  // The route table is small; asking the server for parts of it would cost a request more.
  routeDiscovery: { mode: 'initial' },
  // A screen and what it loads are always wanted together: as two files they would only be one request more.
  splitRouteModules: false,
  buildEnd: ({ reactRouterConfig }) => trimRouteTable(path.join(reactRouterConfig.buildDirectory, 'client/assets')),
} satisfies Config;

/**
 * Half of the route table names what each screen imports, for links that prefetch; no link of ours does. What a route does
 * not have need not be said either, nor that it has a screen: the router asks for what it has. Feeds are no screens, and
 * only browsers and programs ask for them.
 */
function trimRouteTable(folder: string): void {
  const begin = 'window.__reactRouterManifest=';
  const file = globSync(path.join(folder, 'manifest-*.js')).find((name) =>
    readFileSync(name, 'utf8').startsWith(begin),
  );
  if (!file) throw new Error('The build has no route table, or it begins with other words: see docs/seams.md.');
  const table = JSON.parse(readFileSync(file, 'utf8').slice(begin.length).replace(/;$/, ''));
  for (const id of Object.keys(table.routes)) if (id.startsWith('routes/feeds/')) delete table.routes[id];
  for (const route of Object.values<Record<string, unknown>>(table.routes)) {
    delete route.imports;
    delete route.hasDefaultExport;
    for (const [name, value] of Object.entries(route)) {
      if (value === false || (Array.isArray(value) && value.length === 0)) delete route[name];
    }
  }
  writeFileSync(file, `${begin}${JSON.stringify(table)};`);
}
