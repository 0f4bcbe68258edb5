import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Deps } from '../deps.ts';
import { identify } from '../features/auth/auth.service.ts';
import type { ApiEnv } from '../lib/actor.ts';
import { isForeign } from '../lib/own-pages.ts';

/** Puts what every route may need within its reach. */
export const requestContext = (deps: Deps) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    c.set('requestId', c.env?.requestId ?? randomUUID());
    c.set('clientAddress', c.env?.clientAddress ?? 'local');
    c.set('isForeign', () => {
      const [site, origin] = [c.req.header('sec-fetch-site'), c.req.header('origin')];
      return isForeign({ site, origin, host: new URL(c.req.url).host }, deps.ownOrigin);
    });
    c.set('identify', (bearer) => identify(deps, bearer));
    await next();
  });
