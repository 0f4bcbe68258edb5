import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite } from 'vite';
import { createDeps, createLogger, openDatabase, refuseSecondCopy } from './boot.ts';
import { loadEnvFile, readEnv } from './env.ts';
import { stopOnSignal } from './stop.ts';

/** The same server with hot reload: pages, styles and the API follow every saved file. */
loadEnvFile();
const env = readEnv();
const log = createLogger({ ...env, logLevel: 'warn' });
const say = (line: string) => console.log(line);
const database = await openDatabase(env, log, say);
const releaseFolder = database.embedded ? await refuseSecondCopy(database.connection) : undefined;
const services = await createDeps(env, log, database);
const { fillSchool } = await import('../api/db/seed/seed.ts');
await fillSchool(services.deps, env, say);

const server = createServer();
const vite = await createVite({ appType: 'custom', server: { middlewareMode: true, hmr: { server } } });
server.on('request', (request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      const { createApp } = await vite.ssrLoadModule('./server/app.ts');
      const app = createApp(services.deps, {
        trustedProxies: env.trustedProxies,
        clientFolder: undefined,
        development: true,
      });
      await getRequestListener(app.fetch)(request, response);
    } catch (error) {
      vite.ssrFixStacktrace(error as Error);
      console.error(error);
      response.writeHead(500).end(String(error));
    }
  });
});
server.listen(env.port, env.host, () => say(`Seven Hills, reloading: http://localhost:${env.port}`));
await services.startWork();

stopOnSignal(async () => {
  server.closeAllConnections();
  server.close();
  await vite.close();
  await services.close();
  await releaseFolder?.();
  await database.close();
});
