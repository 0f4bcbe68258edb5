import { getRequestListener } from '@hono/node-server';
import type pg from 'pg';
import type { Deps } from '../api/deps.ts';
import { createAnswerCache } from './answer-cache.ts';
import { createApp, type WebBuild } from './app.ts';
import { cachedListener } from './cached-listener.ts';
import { watchContent } from './content-watch.ts';
import type { Env } from './env.ts';
import { drain, listen, portOf } from './http-server.ts';

export type Serving = { port: number; stop: () => Promise<void> };

/** Answers requests in this process: from memory what everybody may read, by the program all else. */
export async function serve(env: Env, deps: Deps, connection: pg.ClientConfig): Promise<Serving> {
  const build = (await import(new URL('../build/server/index.js', import.meta.url).href)) as WebBuild;
  const cache = createAnswerCache(() => watch.isCurrent());
  const watch = await watchContent({ connection, onChange: cache.clear, log: deps.log });
  const { trustedProxies } = env;
  const app = createApp(deps, build, {
    trustedProxies,
    clientFolder: 'build/client',
    development: false,
    settle: watch.settle,
  });
  const listener = cachedListener({
    cache,
    views: deps.views,
    clock: deps.clock,
    ask: async (url, incoming, outgoing) => app.fetch(new Request(deps.publicUrl + url), { incoming, outgoing }),
    otherwise: getRequestListener(app.fetch),
  });
  const server = await listen(listener, env.port, env.host);
  return {
    port: portOf(server),
    async stop() {
      await drain(server);
      await watch.close();
    },
  };
}
