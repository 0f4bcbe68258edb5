import * as contract from '../../../../contract/people/email-change.ts';
import type { Deps } from '../../../deps.ts';
import { signedIn, tokenless } from '../../../lib/access.ts';
import { body, createRouter, defineRoute, noContent, ok } from '../../../middleware/define-route.ts';
import { theActor } from '../../../middleware/require.ts';
import { countWrongLinks } from '../count-wrong-links.ts';
import * as changes from './email-change.service.ts';

const view = defineRoute({
  method: 'get',
  path: '/users/email',
  access: signedIn,
  summary: 'The own e-mail address, and the one that waits for proof',
  answer: ok(contract.ownEmail),
});
const ask = defineRoute({
  method: 'put',
  path: '/users/email',
  access: signedIn,
  stepUp: 'policy',
  summary: 'Ask for another e-mail address; it counts when the link that is mailed there was followed',
  request: { body: body(contract.emailChangeInput) },
  answer: noContent,
});
const stop = defineRoute({
  method: 'delete',
  path: '/users/email',
  access: signedIn,
  summary: 'Keep the e-mail address after all',
  answer: noContent,
});
const confirm = defineRoute({
  method: 'post',
  path: '/users/email/confirm',
  access: tokenless,
  summary: 'Change the e-mail address with the link that was mailed to the new one',
  request: { body: body(contract.emailConfirmInput) },
  answer: ok(contract.emailConfirmed),
});

export const emailChangeRoutes = (deps: Deps) => {
  const countWrong = countWrongLinks(deps);
  return createRouter()
    .openapi(view, async (c) => {
      const { email, waiting } = await changes.ownEmail(deps, theActor(c));
      const shown = waiting && { email: waiting.email, expiresAt: waiting.expiresAt.toISOString() };
      return c.json({ email, waiting: shown ?? null }, 200);
    })
    .openapi(ask, async (c) => {
      await changes.askForEmailChange(deps, theActor(c), c.req.valid('json'));
      return c.body(null, 204);
    })
    .openapi(stop, async (c) => {
      await changes.stopEmailChange(deps, theActor(c));
      return c.body(null, 204);
    })
    .openapi(confirm, async (c) => {
      const email = await countWrong(c, () => changes.confirmEmailChange(deps, c.req.valid('json').token));
      return c.json({ email }, 200);
    });
};
