import { idParam } from '../../../contract/common/fields.ts';
import { adminRole, ownerRole } from '../../../contract/people/roles.ts';
import * as contract from '../../../contract/people/security.ts';
import type { Deps } from '../../deps.ts';
import { atLeast } from '../../lib/access.ts';
import { body, createRouter, defineRoute, noContent, ok } from '../../middleware/define-route.ts';
import { theActor } from '../../middleware/require.ts';
import { presentSecurity } from './security.presenter.ts';
import * as security from './security.service.ts';

const view = defineRoute({
  method: 'get',
  path: '/admin/security',
  access: atLeast(adminRole),
  summary: 'What sign-in asks of administrators, and who has no second step yet',
  answer: ok(contract.securityView),
});
const edit = defineRoute({
  method: 'put',
  path: '/admin/security',
  access: atLeast(ownerRole),
  stepUp: 'policy',
  summary: 'Change what sign-in asks of administrators',
  request: { body: body(contract.securityPolicy) },
  answer: ok(contract.securityView),
});
const factors = defineRoute({
  method: 'get',
  path: '/admin/users/{id}/factors',
  access: atLeast(adminRole),
  summary: "How somebody's account is protected",
  request: { params: idParam },
  answer: ok(contract.userFactors),
});
const reset = defineRoute({
  method: 'post',
  path: '/admin/users/{id}/factors/reset',
  access: atLeast(adminRole),
  stepUp: 'policy',
  summary: "Ask to remove somebody's factors, or agree to it: after a day, or at once when a second person agrees",
  request: { params: idParam },
  answer: ok(contract.factorResetAnswer),
});
const stop = defineRoute({
  method: 'delete',
  path: '/admin/users/{id}/factors/reset',
  access: atLeast(adminRole),
  summary: "Stop the removal of somebody's factors",
  request: { params: idParam },
  answer: noContent,
});

export const securityRoutes = (deps: Deps) =>
  createRouter()
    .openapi(view, async (c) => c.json(presentSecurity(await security.viewSecurity(deps)), 200))
    .openapi(edit, async (c) => {
      await security.editSecurity(deps, theActor(c), c.req.valid('json'));
      return c.json(presentSecurity(await security.viewSecurity(deps)), 200);
    })
    .openapi(factors, async (c) => {
      return c.json(await security.viewFactors(deps, theActor(c), c.req.valid('param').id), 200);
    })
    .openapi(reset, async (c) => {
      return c.json(await security.resetFactors(deps, theActor(c), c.req.valid('param').id), 200);
    })
    .openapi(stop, async (c) => {
      await security.stopReset(deps, theActor(c), c.req.valid('param').id);
      return c.body(null, 204);
    });
