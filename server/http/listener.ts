import { getRequestListener, RequestError } from '@hono/node-server';
import type pg from 'pg';
import type { Deps } from '../../api/deps.ts';
import { followPlace } from '../../api/features/settings/settings.service.ts';
import { thisPlace } from '../../contract/common/this-school.ts';
import { watchContent } from '../cache/content-watch.ts';
import { createResponseCache } from '../cache/response-cache.ts';
import { createApp, type LoadBuild } from './app.ts';
import { cachedListener } from './cached-listener.ts';
import { createBodies } from './entrance/bodies.ts';
import { addressOf } from './entrance/client-address.ts';
import { mayStandInside } from './entrance/closed-site.ts';
import { entrance } from './entrance/entrance.ts';
import { createOverload } from './entrance/overload.ts';
import { createRefusals } from './entrance/refusals.ts';
import { requestIdOf } from './entrance/request-id.ts';
import { createPageWeights } from './page-weights.ts';
import { closedResponse } from './security-headers.ts';

type Settings = { answersBytes: number; trustedProxies: number; hasPocket: boolean };

type Site = {
  loadBuild: LoadBuild;
  /** The built assets; while somebody develops, Vite has them. */
  clientFolder: string | undefined;
  development: boolean;
};

/** What answers a request: from memory what everybody may read, by the program all else. */
export async function createListener(settings: Settings, deps: Deps, connection: pg.ClientConfig, site: Site) {
  // Before the first request, so that none of an open site has to ask.
  await deps.opening.isOpen();
  const isCurrent = () => watch.isCurrent();
  const cache = createResponseCache(settings.answersBytes, isCurrent);
  const onChange = (table?: string) => {
    cache.invalidate(table);
    if (table !== undefined && table !== 'settings') return;
    deps.opening.invalidate();
    const before = JSON.stringify(thisPlace());
    Promise.all([followPlace(deps.db), deps.opening.isOpen()]).then(
      // What was made in between is by the clock that the school had before.
      () => JSON.stringify(thisPlace()) !== before && cache.invalidate(table),
      (err) => deps.log.warn({ err }, 'the settings could not be read again'),
    );
  };
  const watch = await watchContent({ connection, log: deps.log, onChange, onPresence: deps.presence.receive });
  deps.presence.notifyBy(watch.notifyPresence);
  const note = createRefusals(deps.log);
  const overload = createOverload(note);
  const bodies = createBodies({ note, addressOf: (request) => addressOf(request, settings.trustedProxies) });
  let isLeaving = false;
  const { loadBuild, clientFolder, development } = site;
  const weigh = createPageWeights({
    cache,
    clientFolder,
    clock: deps.clock,
    ask: async (path, incoming, onPage) => app.fetch(new Request(deps.publicUrl + path), { incoming, onPage }),
  });
  const app = createApp(deps, loadBuild, {
    trustedProxies: settings.trustedProxies,
    clientFolder,
    development,
    waitForPeers: watch.waitForPeers,
    isLeaving: () => isLeaving,
    pocket: { isOff: !settings.hasPocket, weigh },
  });
  const listener = cachedListener({
    cache,
    views: deps.views,
    clock: deps.clock,
    isApart: (cookies) => mayStandInside(deps, cookies),
    ask: (url, incoming, outgoing, onPage) =>
      overload.limitPages(async () => app.fetch(new Request(deps.publicUrl + url), { incoming, outgoing, onPage })),
    otherwise: getRequestListener((request, env) => overload.count(async () => app.fetch(request, env), env.incoming), {
      errorHandler(err) {
        if (err instanceof RequestError) return closedResponse(400);
        deps.log.error({ err }, 'a request could not be answered');
        return closedResponse(500);
      },
    }),
    overload,
    requestIdOf: (request) => requestIdOf(request, settings.trustedProxies),
    onError: (err, requestId) => deps.log.error({ err, requestId }, 'what everybody may read could not be made'),
  });
  return {
    listener: entrance({ ownOrigin: deps.ownOrigin, note }, bodies.gate(listener)),
    /** Nothing that was answered before is answered again from memory. */
    invalidate: cache.invalidate,
    leave() {
      isLeaving = true;
    },
    async close() {
      await watch.close();
      overload.close();
      bodies.close();
    },
  };
}
