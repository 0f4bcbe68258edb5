import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { secondStepMessages } from '../../contract/people/second-step.ts';
import type { Access, StepUp } from '../lib/access.ts';
import type { Actor, ApiEnv } from '../lib/actor.ts';
import { ApiError, forbidden, notOpen } from '../lib/errors.ts';
import { crossOriginMessage, isUnsafeMethod } from '../lib/security/csrf.ts';

type More = { stepUp?: StepUp | undefined; whileClosed?: boolean | undefined };

/**
 * Finds out who acts and holds them to the route's rule. Whatever changes something, and whatever the cookie alone can
 * do, is for our own pages and for what is no browser.
 */
export const requireAccess = (access: Access, { stepUp, whileClosed }: More = {}) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    c.set('actor', null);
    c.set('assurance', null);
    if ((access.kind === 'tokenless' || isUnsafeMethod(c.req.method)) && c.var.isCrossOrigin())
      throw forbidden(crossOriginMessage);
    const bearer = access.kind === 'tokenless' ? undefined : bearerToken(c.req.header('authorization'));
    if (bearer !== undefined) {
      const { actor, assurance } = await c.var.identify(bearer);
      c.set('actor', actor);
      c.set('assurance', assurance);
    }
    const { actor, assurance } = c.var;
    const open = access.kind === 'tokenless' || access.kind === 'anyone';
    if (!open && !actor) throw new ApiError('no_token', 'Sign in first.');
    if ('atLeast' in access && access.atLeast && actor && actor.role < access.atLeast) {
      throw assurance?.mustEnrol ? new ApiError('factor_required', secondStepMessages.required) : forbidden();
    }
    const isPublic = access.kind === 'anyone' && !whileClosed;
    if (isPublic && (await c.var.isOutside())) throw notOpen();
    if (stepUp) requireFreshProof(c, stepUp);
    // What one person was told is for nobody else, not even for the same browser's next user.
    if (access.kind === 'tokenless' || actor) c.header('Cache-Control', 'no-store');
    await next();
    // A shared cache must not have it when the site is opened, nor before.
    if (isPublic && !c.var.isOpen()) c.header('Cache-Control', 'no-store');
  });

/** Also for a route of which only a part cannot be undone. */
export function requireFreshProof(c: Context<ApiEnv>, stepUp: StepUp): void {
  const { assurance } = c.var;
  if (!assurance || assurance.isFresh) return;
  const isAsked = stepUp === 'always' || (assurance.stepUp && assurance.secondStep);
  if (isAsked) throw new ApiError('step_up', secondStepMessages.stepUp);
}

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
