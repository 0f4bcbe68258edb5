import { createServer, type RequestListener } from 'node:http';
import { createServer as createVite } from 'vite';
import type { WebBuild } from '../http/app.ts';
import { loadEnvFile, readEnv } from './env.ts';
import { stopOnSignal } from './stop.ts';

type SetupLink = typeof import('../../api/features/auth/setup-link/setup-link.service.ts');

/** The same program with hot reload, in one process: Vite loads all of it and serves the assets of the pages. */
loadEnvFile();
const env = readEnv();
const server = createServer();
const vite = await createVite({ appType: 'custom', server: { middlewareMode: true, hmr: { server } } });
// All of the program through Vite: two copies of a module would not know each other's errors.
const load = <T>(file: string) => vite.ssrLoadModule(file) as Promise<T>;
const { createDeps, createLogger, openDatabase, refuseSecondInstance } = await load<typeof import('./start/boot.ts')>(
  './server/process/start/boot.ts',
);
const { fillSchool } = await load<typeof import('../../api/seed/seed.ts')>('./api/seed/seed.ts');
const log = createLogger({ ...env, logLevel: 'warn' });
const say = (line: string) => console.log(line);
const database = await openDatabase(env, log, say);
const releaseFolder = database.embedded ? await refuseSecondInstance(database.connection) : undefined;
const services = await createDeps(env, log, database);
await fillSchool(services.deps, env, say);
const { offerSetup } = await load<SetupLink>('./api/features/auth/setup-link/setup-link.service.ts');
const setupLink = await offerSetup(services.deps);

const site = {
  loadBuild: () => load<WebBuild>('virtual:react-router/server-build'),
  clientFolder: undefined,
  development: true,
};
const openProgram = async () => {
  const { createListener } = await load<typeof import('../http/listener.ts')>('./server/http/listener.ts');
  return createListener(env, services.deps, database.connection, site);
};

// Made once, and anew when one of its own files was saved.
let program = openProgram();
const isOfProgram = (file: string) => /^(api|contract|server)\//.test(file.slice(vite.config.root.length + 1));
vite.watcher.on('change', (file) => {
  const before = program;
  if (isOfProgram(file)) program = openProgram();
  before.then(({ invalidate, close }) => (isOfProgram(file) ? close() : invalidate()), fail());
});

const fail = (answer?: Parameters<RequestListener>[1]) => (error: Error) => {
  vite.ssrFixStacktrace(error);
  log.error({ err: error }, 'the program could not be loaded');
  answer?.writeHead(500).end(String(error));
};
server.on('request', (request, response) => {
  vite.middlewares(request, response, () => {
    program.then(({ listener }) => listener(request, response)).catch(fail(response));
  });
});
server.listen(env.port, env.host, () => {
  say(`Seven Hills, reloading: http://localhost:${env.port}`);
  if (setupLink) say(`Set it up: ${setupLink}`);
});
await services.startWork();

// Vite would end the process at once and leave PostgreSQL running.
process.removeAllListeners('SIGTERM');
stopOnSignal(async () => {
  server.closeAllConnections();
  server.close();
  await (await program).close();
  await vite.close();
  await services.close();
  await releaseFolder?.();
  await database.close();
});
