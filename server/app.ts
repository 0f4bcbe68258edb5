import { randomUUID } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import { serveStatic } from '@hono/node-server/serve-static';
import { sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { createApi } from '../api/app.ts';
import type { Deps } from '../api/deps.ts';
import { compressAnswers } from './compress.ts';
import { finishPage } from './content-security.ts';

/** The built pages; their entry also says by which contexts they want to be given the API. */
export type WebBuild = ServerBuild & { entry: { module: typeof import('../web/entry.server.tsx') } };

type Options = {
  trustedProxies: number;
  clientFolder: string | undefined;
  development: boolean;
  /** Resolves when nobody will be shown what was there before a save. */
  settle?: () => Promise<void>;
};
type ServerEnv = { Variables: { requestId: string } };

/** Everything that answers a request, in the order in which it is asked. */
export function createApp(deps: Deps, build: WebBuild, options: Options) {
  const { trustedProxies, clientFolder, development, settle } = options;
  const api = createApi(deps);
  const render = createRequestHandler(build, development ? 'development' : 'production');
  const { apiContext, createClient, originContext } = build.entry.module;
  const app = new Hono<ServerEnv>();

  const about = (c: Context<ServerEnv>) => ({
    requestId: c.var.requestId,
    clientAddress: clientAddress(c, trustedProxies),
  });
  const callApi = (c: Context<ServerEnv>) => api.fetch(c.req.raw, about(c));

  app.use(async (c, next) => {
    const startedAt = performance.now();
    c.set('requestId', randomUUID());
    await next();
    c.res.headers.set('X-Request-Id', c.var.requestId);
    const ms = Math.round(performance.now() - startedAt);
    // The path alone: a query may carry the secret of a mailed link.
    deps.log.info(
      { requestId: c.var.requestId, method: c.req.method, path: c.req.path, status: c.res.status, ms },
      'request',
    );
  });
  app.use(
    secureHeaders({
      crossOriginResourcePolicy: 'same-site',
      xFrameOptions: 'DENY',
      referrerPolicy: 'strict-origin-when-cross-origin',
    }),
  );

  app.use(compressAnswers);

  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) => {
    try {
      await deps.db.execute(sql`select 1`);
      return c.text('ready');
    } catch {
      return c.text('The database does not answer.', 503);
    }
  });

  if (clientFolder) {
    const hashed = {
      root: clientFolder,
      precompressed: true,
      onFound: (_: string, c: Context) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
    };
    app.use('/assets/*', serveStatic(hashed));
    app.use('/assets/*', async (c) => c.notFound());
  }
  app.all('/api/*', async (c) => {
    const answer = await callApi(c);
    if (settle && answer.ok && c.req.method !== 'GET' && c.req.method !== 'HEAD') await settle();
    return answer;
  });
  app.all('/images/*', callApi);

  app.all('*', async (c) => {
    const context = new RouterContextProvider();
    const inProcess = createClient(async (input, init) => {
      const request = new Request(new URL(String(input), deps.publicUrl), init);
      return api.fetch(forwardAgent(c, request), about(c));
    });
    context.set(apiContext, inProcess);
    context.set(originContext, deps.publicUrl);
    const page = await render(c.req.raw, context);
    if (isRead(c, page)) deps.views.countVisit(c.req.header('user-agent'));
    // Vite's own scripts and styles are inline while somebody develops.
    return development ? page : finishPage(page);
  });

  return app;
}

/** What a browser fetches ahead may never be looked at. */
function isRead(c: Context, page: Response): boolean {
  const isPage =
    c.req.method === 'GET' && page.status === 200 && page.headers.get('content-type')?.startsWith('text/html');
  return isPage === true && !c.req.header('sec-purpose')?.includes('prefetch');
}

function forwardAgent(c: Context, request: Request): Request {
  const agent = c.req.header('user-agent');
  if (agent) request.headers.set('user-agent', agent);
  return request;
}

/** Behind proxies that we run ourselves, the address that the outermost of them saw. */
function clientAddress(c: Context, trustedProxies: number): string {
  // An IPv4 address that came through an IPv6 socket is the same address.
  const direct = (getConnInfo(c).remote.address ?? 'unknown').replace(/^::ffff:/, '');
  if (trustedProxies === 0) return direct;
  const chain = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  return chain.at(-trustedProxies) || direct;
}
