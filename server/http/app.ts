import type { IncomingMessage } from 'node:http';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { createApi } from '../../api/app.ts';
import type { Deps } from '../../api/deps.ts';
import { drawingPath } from '../../api/features/settings/drawings/drawings.routes.ts';
import { iconPaths } from '../../api/features/settings/drawings/icons.routes.ts';
import { isCrossOrigin } from '../../api/lib/security/csrf.ts';
import { countedAs } from '../cache/cache-key.ts';
import { observeRender, observeRequest } from '../operations/metrics.ts';
import { createReadiness } from '../operations/readiness.ts';
import { closedPolicy } from '../page/content-security.ts';
import { isPageView } from '../page/page-view.ts';
import { finishPage, type RenderedPage } from '../page/rendered-page.ts';
import { stillPage } from '../page/still-page.ts';
import { compressAnswers, readAcceptedCodings } from './compress.ts';
import { addressOf } from './entrance/client-address.ts';
import { answerOutside, comingSoonPath, standingAt } from './entrance/closed-site.ts';
import { requestIdOf } from './entrance/request-id.ts';
import type { WeighPages } from './page-weights.ts';
import { securityHeaders } from './security-headers.ts';

/** The built pages; their entry also says by which contexts they want to be given the API. */
export type WebBuild = ServerBuild & { entry: { module: typeof import('../../web/entry.server.tsx') } };
/** While somebody develops, each saved file makes another build. */
export type LoadBuild = () => WebBuild | Promise<WebBuild>;

type Options = {
  trustedProxies: number;
  clientFolder: string | undefined;
  development: boolean;
  /** Resolves when nobody will be shown what was there before a save. */
  waitForPeers?: () => Promise<void>;
  /** Whether the program is about to stop. */
  isLeaving?: () => boolean;
  /** What visitors may keep to read without a line, unless it is switched off. */
  pocket?: { isOff: boolean; weigh: WeighPages };
};
/** Whoever caches finished pages, and with them what React will want to know of them, is given each as one value. */
type PageListener = { onPage?: ((page: RenderedPage) => void) | undefined };
type ServerEnv = { Variables: { requestId: string }; Bindings: PageListener & { incoming: IncomingMessage } };

/** Everything that answers a request, in the order in which it is asked. */
export function createApp(deps: Deps, loadBuild: LoadBuild, options: Options) {
  const { trustedProxies, clientFolder, development, waitForPeers, isLeaving = () => false, pocket } = options;
  const readiness = createReadiness(deps.db, isLeaving);
  const api = createApi(deps);
  const renderers = new WeakMap<WebBuild, ReturnType<typeof createRequestHandler>>();
  const rendererOf = (build: WebBuild) => {
    const known = renderers.get(build) ?? createRequestHandler(build, development ? 'development' : 'production');
    renderers.set(build, known);
    return known;
  };
  const app = new Hono<ServerEnv>();

  const about = (c: Context<ServerEnv>) => ({
    requestId: c.var.requestId,
    clientAddress: addressOf(c.env.incoming, trustedProxies),
  });
  const countReading = (c: Context<ServerEnv>) => {
    const agent = c.req.header('user-agent');
    const { pathname, search } = new URL(c.req.url);
    const { storyId, ...read } = countedAs(pathname + search);
    deps.views.countVisit(agent, { ...read, referer: c.req.header('referer'), host: c.req.header('host') });
    if (storyId !== undefined) deps.views.count(storyId, agent);
  };
  const callApi = (c: Context<ServerEnv>) => api.fetch(c.req.raw, about(c));

  app.use(async (c, next) => {
    const startedAt = performance.now();
    c.set('requestId', requestIdOf(c.env.incoming, trustedProxies));
    await next();
    c.res.headers.set('X-Request-Id', c.var.requestId);
    observeRequest(c.req.path, c.res.status, startedAt);
    const ms = Math.round(performance.now() - startedAt);
    // The path alone: a query may carry the secret of a mailed link.
    deps.log.info(
      { requestId: c.var.requestId, method: c.req.method, path: c.req.path, status: c.res.status, ms },
      'request',
    );
  });
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of securityHeaders) c.res.headers.set(name, value);
    // A page brings its own.
    if (!c.res.headers.has('content-security-policy')) {
      c.res.headers.set('Content-Security-Policy', closedPolicy);
    }
  });

  app.use(compressAnswers);

  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) => {
    const { isReady, words } = await readiness();
    return c.text(words, isReady ? 200 : 503);
  });

  if (clientFolder) {
    const hashed = {
      root: clientFolder,
      precompressed: true,
      onFound: (_: string, c: Context) => {
        c.header('Cache-Control', 'public, max-age=31536000, immutable');
        // Nobody asks again for a name that stands for its content.
        c.header('Last-Modified', undefined);
      },
    };
    app.use('/assets/*', readAcceptedCodings, serveStatic(hashed));
    app.use('/assets/*', async (c) => c.notFound());
  }
  app.all('/api/*', async (c) => {
    const answer = await callApi(c);
    if (waitForPeers && answer.ok && c.req.method !== 'GET' && c.req.method !== 'HEAD') await waitForPeers();
    return answer;
  });
  app.all('/images/*', callApi);
  app.get('/documents/:id', callApi);
  for (const path of [...iconPaths, drawingPath]) app.get(path, callApi);

  app.all('*', async (c) => {
    const standing = await standingAt(deps, c.req.header('cookie'));
    const shown = standing === 'outside' ? answerOutside(c.req.path) : 'page';
    if (shown instanceof Response) return shown;
    const isSoon = standing === 'outside' && shown === 'page';
    const build = await loadBuild();
    const { apiContext, createClient, originContext, pageContext, pocketContext, reportContext } = build.entry.module;
    const context = new RouterContextProvider();
    const inProcess = createClient(async (input, init) =>
      api.fetch(new Request(new URL(String(input), deps.publicUrl), init), {
        ...about(c),
        isInside: standing === 'inside',
      }),
    );
    context.set(apiContext, inProcess);
    context.set(originContext, deps.publicUrl);
    if (pocket) {
      const { isOff, weigh } = pocket;
      context.set(pocketContext, { isOff, weigh: (paths) => weigh(paths, c.env.incoming) });
    }
    context.set(reportContext, (err) =>
      deps.log.error({ err, requestId: c.var.requestId, path: c.req.path }, 'a page could not be rendered'),
    );
    const startedAt = performance.now();
    const answer = await rendererOf(build)(
      isSoon ? new Request(deps.publicUrl + comingSoonPath) : asSent(c.req.raw, deps.ownOrigin),
      context,
    );
    observeRender(startedAt);
    if (!isSoon && isRead(c, answer)) countReading(c);
    const drawn = context.get(pageContext);
    if (!drawn) return answer;
    const { onPage } = c.env;
    const finished = finishPage(drawn, build.entry.module, {
      cachesState: onPage !== undefined && !isSoon,
      development,
    });
    const page = isSoon ? stillPage(finished) : finished;
    if (standing === 'inside') page.headers.set('Cache-Control', 'private, no-store');
    onPage?.(page);
    return new Response(page.html, page);
  });

  return app;
}

function isRead(c: Context, page: Response): boolean {
  const isPage =
    c.req.method === 'GET' && page.status === 200 && page.headers.get('content-type')?.startsWith('text/html');
  return isPage === true && isPageView(c.req.header());
}

/** The router compares where a form comes from with the address that we see, which lacks what a proxy does: TLS. */
function asSent(request: Request, ownOrigin: string | undefined): Request {
  const from = request.headers.get('origin');
  const { origin, host, href } = new URL(request.url);
  if (from === null || from === origin) return request;
  const site = request.headers.get('sec-fetch-site') ?? undefined;
  return isCrossOrigin({ site, origin: from, host }, ownOrigin)
    ? request
    : new Request(from + href.slice(origin.length), request);
}
