import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Deps } from '../deps.ts';
import type { ApiEnv } from '../lib/actor.ts';
import { isCrossOrigin } from '../lib/csrf.ts';

/** Puts what every route may need within its reach. */
export const requestContext = ({ ownOrigin }: Pick<Deps, 'ownOrigin'>, identify: ApiEnv['Variables']['identify']) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    c.set('requestId', c.env?.requestId ?? randomUUID());
    c.set('clientAddress', c.env?.clientAddress ?? 'local');
    c.set('isCrossOrigin', () => {
      const [site, origin] = [c.req.header('sec-fetch-site'), c.req.header('origin')];
      return isCrossOrigin({ site, origin, host: new URL(c.req.url).host }, ownOrigin);
    });
    c.set('identify', identify);
    await next();
  });
