import { tokenAnswer } from '../../../../contract/people/auth.ts';
import * as contract from '../../../../contract/school/setup.ts';
import type { Deps } from '../../../deps.ts';
import { tokenless } from '../../../lib/access.ts';
import { body, createRouter, defineRoute, ok } from '../../../middleware/define-route.ts';
import { createCookies } from '../cookies.ts';
import { createOwner, openSetup } from './setup-link.service.ts';

const offer = defineRoute({
  method: 'get',
  path: '/setup',
  access: tokenless,
  summary: 'Whether the link to the first account still works',
  request: { query: contract.setupQuery },
  answer: ok(contract.setupOffer),
});
const owner = defineRoute({
  method: 'post',
  path: '/setup/owner',
  access: tokenless,
  summary: 'Become the owner of a site that has none, with the link that its start printed',
  request: { body: body(contract.ownerInput) },
  answer: ok(tokenAnswer),
});

export const setupLinkRoutes = (deps: Deps) => {
  const { signIn, device } = createCookies(deps);
  return createRouter()
    .openapi(offer, async (c) => {
      const { expiresAt } = await openSetup(deps, c.req.valid('query').key);
      return c.json({ expiresAt: expiresAt.toISOString() }, 200);
    })
    .openapi(owner, async (c) => {
      await deps.rateLimits.consume('mailedLink', c.var.clientAddress);
      const made = await createOwner(deps, c.req.valid('json'), device(c));
      await deps.rateLimits.refund('mailedLink', c.var.clientAddress);
      return c.json(signIn(c, made), 200);
    });
};
