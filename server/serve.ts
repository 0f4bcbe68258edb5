import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { getRequestListener, RequestError } from '@hono/node-server';
import type pg from 'pg';
import type { Deps } from '../api/deps.ts';
import { createAnswerCache } from './answer-cache.ts';
import { createApp, type LoadBuild, type WebBuild } from './app.ts';
import { cachedListener } from './cached-listener.ts';
import { watchContent } from './content-watch.ts';
import { entrance } from './entrance.ts';
import type { Env } from './env.ts';
import { drain, listen, portOf } from './http-server.ts';
import { createOverload } from './overload.ts';
import { createRefusals } from './refusals.ts';
import { closedResponse } from './security-headers.ts';

export type Serving = { port: number; stop: () => Promise<void> };

type Site = {
  loadBuild: LoadBuild;
  /** The built assets; while somebody develops, Vite has them. */
  clientFolder: string | undefined;
  development: boolean;
};

/** What answers a request: from memory what everybody may read, by the program all else. */
export async function createListener(env: Env, deps: Deps, connection: pg.ClientConfig, site: Site) {
  const isCurrent = () => watch.isCurrent();
  const cache = createAnswerCache(env.answersBytes, isCurrent);
  const watch = await watchContent({ connection, log: deps.log, onChange: cache.forget });
  const note = createRefusals(deps.log);
  const overload = createOverload(note);
  let isLeaving = false;
  const { trustedProxies } = env;
  const { loadBuild, clientFolder, development } = site;
  const app = createApp(deps, loadBuild, {
    trustedProxies,
    clientFolder,
    development,
    settle: watch.settle,
    isLeaving: () => isLeaving,
  });
  const listener = cachedListener({
    cache,
    views: deps.views,
    clock: deps.clock,
    ask: (url, incoming, outgoing, keepState) =>
      overload.inTurn(async () => app.fetch(new Request(deps.publicUrl + url), { incoming, outgoing, keepState })),
    otherwise: getRequestListener((request, env) => overload.count(async () => app.fetch(request, env)), {
      errorHandler(err) {
        if (err instanceof RequestError) return closedResponse(400);
        deps.log.error({ err }, 'a request could not be answered');
        return closedResponse(500);
      },
    }),
    overload,
    onError: (err) => deps.log.error({ err }, 'the state of a page could not be made'),
  });
  return {
    listener: entrance({ ownOrigin: deps.ownOrigin, note }, listener),
    /** Nothing that was answered before is answered again from memory. */
    invalidate: cache.forget,
    leave() {
      isLeaving = true;
    },
    async close() {
      await watch.close();
      overload.close();
    },
  };
}

/** Answers requests in this process. */
export async function serve(env: Env, deps: Deps, connection: pg.ClientConfig): Promise<Serving> {
  const build = (await import(pathToFileURL('build/server/index.js').href)) as WebBuild;
  const site = { loadBuild: () => build, clientFolder: 'build/client', development: false };
  const { listener, leave, close } = await createListener(env, deps, connection, site);
  const server = await listen(listener, env.port, env.host);
  return {
    port: portOf(server),
    async stop() {
      // Whoever spreads the requests looks at /readyz now and then, and must see it before the door closes.
      leave();
      await pause(env.drainMs);
      await drain(server);
      await close();
    },
  };
}
