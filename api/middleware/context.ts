import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '../lib/actor.ts';
import { isCrossOrigin } from '../lib/security/csrf.ts';

type Context = {
  /** The only origin that changes are taken from; without it, the host that a request was sent to. */
  ownOrigin: string | undefined;
  opening: { isOpen: () => Promise<boolean>; isKnownOpen: () => boolean };
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
