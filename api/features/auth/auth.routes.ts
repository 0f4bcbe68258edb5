import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import * as contract from '../../../contract/auth.ts';
import type { Deps } from '../../deps.ts';
import { signedIn, tokenless } from '../../lib/access.ts';
import type { ApiEnv } from '../../lib/actor.ts';
import { body, createRouter, defineRoute, noContent, ok } from '../../lib/route.ts';
import { theActor } from '../../middleware/require.ts';
import { fromOwnPages } from '../../middleware/same-origin.ts';
import { presentOwnSession } from './auth.presenter.ts';
import * as auth from './auth.service.ts';

/** Longer than writing a mail takes: how long an answer took must not tell whether there is an account. */
const forgottenMs = 200;

const login = defineRoute({
  method: 'post',
  path: '/users/login',
  access: tokenless,
  summary: 'Sign in',
  request: { body: body(contract.loginInput) },
  answer: ok(contract.tokenAnswer),
});
const refresh = defineRoute({
  method: 'get',
  path: '/users/refresh',
  access: tokenless,
  summary: 'Renew the access token with the cookie',
  answer: ok(contract.tokenAnswer),
});
const logout = defineRoute({
  method: 'get',
  path: '/users/logout',
  access: tokenless,
  summary: 'Sign out',
  answer: noContent,
});
const forgotten = defineRoute({
  method: 'post',
  path: '/users/forgot',
  access: tokenless,
  summary: 'Ask for a link to choose a new password',
  request: { body: body(contract.forgottenInput) },
  answer: noContent,
});
const reset = defineRoute({
  method: 'post',
  path: '/users/reset',
  access: tokenless,
  summary: 'Choose a new password with the mailed link',
  request: { body: body(contract.resetInput) },
  answer: noContent,
});
const invitation = defineRoute({
  method: 'get',
  path: '/users/invitation',
  access: tokenless,
  summary: 'Whom an invitation is for',
  request: { query: contract.invitationQuery },
  answer: ok(contract.invitationAnswer),
});
const accept = defineRoute({
  method: 'post',
  path: '/users/accept',
  access: tokenless,
  summary: 'Accept an invitation and choose a password',
  request: { body: body(contract.acceptInput) },
  answer: ok(contract.tokenAnswer),
});
const sessions = defineRoute({
  method: 'get',
  path: '/users/sessions',
  access: signedIn,
  summary: 'The devices one is signed in on',
  answer: ok(z.array(contract.ownSession)),
});
const endSession = defineRoute({
  method: 'delete',
  path: '/users/sessions/{id}',
  access: signedIn,
  summary: 'Sign one device out',
  request: { params: contract.sessionParam },
  answer: noContent,
});

export const authRoutes = (deps: Deps) => {
  const secure = deps.publicUrl.startsWith('https:');
  // A browser holds the owner of a __Host- name to it: no sister site can set or shadow it. It must then be for all paths.
  const cookieName = secure ? '__Host-refresh' : 'refresh';
  const cookie = { path: secure ? '/' : '/api/users', httpOnly: true, sameSite: 'Strict', secure } as const;

  const signIn = (c: Context<ApiEnv>, { accessToken, refreshToken }: { accessToken: string; refreshToken: string }) => {
    setCookie(c, cookieName, refreshToken, { ...cookie, maxAge: auth.refreshTokenDays * 24 * 60 * 60 });
    c.header('Cache-Control', 'no-store');
    return { accessToken };
  };
  const device = (c: Context<ApiEnv>) => ({
    userAgent: c.req.header('user-agent') ?? '',
    address: c.var.clientAddress,
  });

  const router = createRouter();
  for (const path of ['/users/login', '/users/refresh', '/users/logout', '/users/accept'])
    router.use(path, fromOwnPages);
  return router
    .openapi(login, async (c) => c.json(signIn(c, await auth.login(deps, c.req.valid('json'), device(c))), 200))
    .openapi(refresh, async (c) => {
      await deps.limits.spend('refresh', c.var.clientAddress);
      return c.json(signIn(c, await auth.refresh(deps, getCookie(c, cookieName))), 200);
    })
    .openapi(logout, async (c) => {
      await auth.logout(deps, getCookie(c, cookieName));
      deleteCookie(c, cookieName, cookie);
      return c.body(null, 204);
    })
    .openapi(forgotten, async (c) => {
      const { email } = c.req.valid('json');
      await deps.limits.spend('passwordMail', c.var.clientAddress);
      await deps.limits.spend('passwordMailTo', email.toLowerCase());
      await Promise.all([auth.sendResetLink(deps, email), pause(forgottenMs)]);
      return c.body(null, 204);
    })
    .openapi(reset, async (c) => {
      await deps.limits.spend('loginByAddress', c.var.clientAddress);
      await auth.resetPassword(deps, c.req.valid('json'));
      return c.body(null, 204);
    })
    .openapi(invitation, async (c) => {
      await deps.limits.spend('loginByAddress', c.var.clientAddress);
      const { name, email } = await auth.openInvitation(deps, c.req.valid('query').token);
      return c.json({ name, email }, 200);
    })
    .openapi(accept, async (c) => {
      await deps.limits.spend('loginByAddress', c.var.clientAddress);
      return c.json(signIn(c, await auth.acceptInvitation(deps, c.req.valid('json'), device(c))), 200);
    })
    .openapi(sessions, async (c) => {
      const actor = theActor(c);
      const rows = await auth.ownSessions(deps, actor);
      return c.json(
        rows.map((row) => presentOwnSession(row, actor.sessionId)),
        200,
      );
    })
    .openapi(endSession, async (c) => {
      await auth.endOwnSession(deps, theActor(c), c.req.valid('param').id);
      return c.body(null, 204);
    });
};
