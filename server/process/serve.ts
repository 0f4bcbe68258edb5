import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type pg from 'pg';
import type { Deps } from '../../api/deps.ts';
import type { WebBuild } from '../http/app.ts';
import { createListener } from '../http/listener.ts';
import type { Env } from './env.ts';
import { drain, listen, portOf } from './http-server.ts';

export type Serving = { port: number; stop: () => Promise<void> };

/** Answers requests in this process. */
export async function serve(env: Env, deps: Deps, connection: pg.ClientConfig): Promise<Serving> {
  const build = (await import(pathToFileURL('build/server/index.js').href)) as WebBuild;
  const site = { loadBuild: () => build, clientFolder: 'build/client', development: false };
  const { listener, leave, close } = await createListener(env, deps, connection, site);
  const server = await listen(listener, env.port, env.host).catch(async (error) => {
    // Its connection would look like that of another program, for which PostgreSQL is left running.
    await close();
    throw error;
  });
  return {
    port: portOf(server),
    async stop() {
      // A load balancer probes /readyz now and then, and must see it before the port closes.
      leave();
      await pause(env.drainMs);
      await drain(server);
      await close();
    },
  };
}
