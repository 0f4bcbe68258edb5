import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Access } from '../lib/access.ts';
import type { Actor, ApiEnv } from '../lib/actor.ts';
import { ApiError, forbidden } from '../lib/errors.ts';

/** Finds out who acts and holds them to the route's rule. */
export const requireAccess = (access: Access) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    c.set('actor', null);
    if (access.kind !== 'tokenless') {
      const bearer = bearerToken(c.req.header('authorization'));
      if (bearer !== undefined) c.set('actor', await c.var.identify(bearer));
    }
    const actor = c.var.actor;
    const open = access.kind === 'tokenless' || access.kind === 'anyone';
    if (!open && !actor) throw new ApiError('no_token', 'Sign in first.');
    if (access.kind === 'role' && actor && actor.role < access.atLeast) throw forbidden();
    // What one person was told is for nobody else, not even for the same browser's next user.
    if (access.kind === 'tokenless' || actor) c.header('Cache-Control', 'no-store');
    await next();
  });

function bearerToken(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  const [scheme, token] = header.split(' ');
  if (scheme?.toLowerCase() !== 'bearer') throw new ApiError('token_invalid', 'Send a bearer token.');
  return token ?? '';
}

/** The actor of a route whose rule demands one. */
export function theActor(c: Context<ApiEnv>): Actor {
  if (!c.var.actor) throw new ApiError('no_token', 'Sign in first.');
  return c.var.actor;
}
