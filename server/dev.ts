import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite } from 'vite';
import type { WebBuild } from './app.ts';
import { loadEnvFile, readEnv } from './env.ts';
import { createRefusals } from './refusals.ts';
import { stopOnSignal } from './stop.ts';

/** The same server with hot reload: pages, styles and the API follow every saved file. */
loadEnvFile();
const env = readEnv();
const server = createServer();
const vite = await createVite({ appType: 'custom', server: { middlewareMode: true, hmr: { server } } });
// All of the program through Vite: two copies of a module would not know each other's errors.
const load = <T>(file: string) => vite.ssrLoadModule(file) as Promise<T>;
const { createDeps, createLogger, openDatabase, refuseSecondCopy } =
  await load<typeof import('./boot.ts')>('./server/boot.ts');
const { fillSchool } = await load<typeof import('../api/db/seed/seed.ts')>('./api/db/seed/seed.ts');
const log = createLogger({ ...env, logLevel: 'warn' });
const say = (line: string) => console.log(line);
const database = await openDatabase(env, log, say);
const releaseFolder = database.embedded ? await refuseSecondCopy(database.connection) : undefined;
const services = await createDeps(env, log, database);
await fillSchool(services.deps, env, say);

server.on('request', (request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      const { createApp } = await load<typeof import('./app.ts')>('./server/app.ts');
      const { entrance } = await load<typeof import('./entrance.ts')>('./server/entrance.ts');
      const build = await load<WebBuild>('virtual:react-router/server-build');
      const app = createApp(services.deps, build, {
        trustedProxies: env.trustedProxies,
        clientFolder: undefined,
        development: true,
      });
      entrance(
        { ownOrigin: services.deps.ownOrigin, note: createRefusals(services.deps.log) },
        getRequestListener(app.fetch),
      )(request, response);
    } catch (error) {
      vite.ssrFixStacktrace(error as Error);
      console.error(error);
      response.writeHead(500).end(String(error));
    }
  });
});
server.listen(env.port, env.host, () => say(`Seven Hills, reloading: http://localhost:${env.port}`));
await services.startWork();

// Vite would end the process at once and leave PostgreSQL running.
process.removeAllListeners('SIGTERM');
stopOnSignal(async () => {
  server.closeAllConnections();
  server.close();
  await vite.close();
  await services.close();
  await releaseFolder?.();
  await database.close();
});
