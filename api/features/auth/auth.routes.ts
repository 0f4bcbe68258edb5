import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import * as contract from '../../../contract/people/auth.ts';
import type { Deps } from '../../deps.ts';
import { signedIn, tokenless } from '../../lib/access.ts';
import { forbidden } from '../../lib/errors.ts';
import { body, createRouter, defineRoute, noContent, ok } from '../../middleware/define-route.ts';
import { theActor } from '../../middleware/require.ts';
import { presentOwnSession } from './auth.presenter.ts';
import * as auth from './auth.service.ts';
import { createCookies } from './cookies.ts';
import { countWrongLinks } from './count-wrong-links.ts';

/** Longer than writing a mail takes: how long an answer took must not tell whether there is an account. */
export const minAnswerMs = 200;

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

const endOthers = defineRoute({
  method: 'delete',
  path: '/users/sessions',
  access: signedIn,
  summary: 'Sign all other devices out, or all of them',
  request: { query: contract.endSessionsQuery },
  answer: noContent,
});

export const authRoutes = (deps: Deps) => {
  const { signIn, device, readRefreshToken, signOut } = createCookies(deps);
  const countWrong = countWrongLinks(deps);
  return createRouter()
    .openapi(login, async (c) => c.json(signIn(c, await auth.login(deps, c.req.valid('json'), device(c))), 200))
    .openapi(refresh, async (c) => {
      await deps.rateLimits.consume('refresh', c.var.clientAddress);
      return c.json(signIn(c, await auth.refresh(deps, readRefreshToken(c))), 200);
    })
    .openapi(logout, async (c) => {
      // A link or a picture of somebody else's text would sign its reader out.
      if (!['empty', undefined].includes(c.req.header('sec-fetch-dest'))) throw forbidden();
      await auth.logout(deps, readRefreshToken(c));
      signOut(c);
      return c.body(null, 204);
    })
    .openapi(forgotten, async (c) => {
      const { email } = c.req.valid('json');
      await deps.rateLimits.consume('passwordMail', c.var.clientAddress);
      // For every address alike, so it says nothing about who has an account.
      if (!(await auth.canMailLinks(deps))) throw await auth.cannotMailLink(deps);
      await deps.rateLimits.consume('passwordMailTo', email.toLowerCase());
      await Promise.all([auth.sendResetLink(deps, email), pause(minAnswerMs)]);
      return c.body(null, 204);
    })
    .openapi(reset, async (c) => {
      await countWrong(c, () => auth.resetPassword(deps, c.req.valid('json')));
      return c.body(null, 204);
    })
    .openapi(invitation, async (c) => {
      // Not counted: other websites can have the page of an invitation loaded, and nobody guesses a token.
      const { name, email } = await auth.openInvitation(deps, c.req.valid('query').token);
      return c.json({ name, email }, 200);
    })
    .openapi(accept, async (c) => {
      const accepted = await countWrong(c, () => auth.acceptInvitation(deps, c.req.valid('json'), device(c)));
      return c.json(signIn(c, accepted), 200);
    })
    .openapi(sessions, async (c) => {
      const actor = theActor(c);
      const rows = await auth.ownSessions(deps, actor);
      return c.json(
        rows.map((row) => presentOwnSession(row, actor.sessionId)),
        200,
      );
    })
    .openapi(endOthers, async (c) => {
      if (c.req.valid('query').all) {
        await auth.endAllSessions(deps, theActor(c));
        signOut(c);
      } else await auth.endOtherSessions(deps, theActor(c));
      return c.body(null, 204);
    })
    .openapi(endSession, async (c) => {
      await auth.endOwnSession(deps, theActor(c), c.req.valid('param').id);
      return c.body(null, 204);
    });
};
