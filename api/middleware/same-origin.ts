import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '../lib/actor.ts';
import { forbidden } from '../lib/errors.ts';

/**
 * For what the cookie alone can do. A browser says where a request comes from, and no page can make it lie: a page of
 * another site, or of a sister site under the same domain, must not sign anybody in or out. What is no browser says nothing.
 */
export const fromOwnPages = createMiddleware<ApiEnv>(async (c, next) => {
  const from = c.req.header('sec-fetch-site') ?? 'none';
  if (from !== 'same-origin' && from !== 'none') throw forbidden();
  await next();
});
