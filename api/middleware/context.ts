import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Deps } from '../deps.ts';
import type { ApiEnv } from '../lib/actor.ts';
import { isCrossOrigin } from '../lib/csrf.ts';

type Context = Pick<Deps, 'ownOrigin' | 'opening'> & {
  identify: ApiEnv['Variables']['identify'];
  /** Whether the cookies are those of somebody who is signed in. */
  mayLookInside: (cookies: string | undefined) => Promise<boolean>;
};

/** Puts what every route may need within its reach. */
export const requestContext = ({ ownOrigin, opening, identify, mayLookInside }: Context) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    c.set('requestId', c.env?.requestId ?? randomUUID());
    c.set('clientAddress', c.env?.clientAddress ?? 'local');
    c.set('isCrossOrigin', () => {
      const [site, origin] = [c.req.header('sec-fetch-site'), c.req.header('origin')];
      return isCrossOrigin({ site, origin, host: new URL(c.req.url).host }, ownOrigin);
    });
    c.set('identify', identify);
    c.set('isOpen', () => opening.isKnownOpen());
    c.set('isOutside', async () => {
      if (opening.isKnownOpen() || c.var.actor || c.env?.isInside || (await opening.isOpen())) return false;
      return !(await mayLookInside(c.req.header('cookie')));
    });
    await next();
  });
