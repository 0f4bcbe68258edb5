import { adminRole, ownerRole } from '../../../contract/people/roles.ts';
import * as contract from '../../../contract/school/setup.ts';
import type { Deps } from '../../deps.ts';
import { atLeast } from '../../lib/access.ts';
import { body, createRouter, defineRoute, noContent, ok } from '../../middleware/define-route.ts';
import { theActor } from '../../middleware/require.ts';
import { makeOwn } from './own-school.service.ts';
import { startWith, viewSetup } from './setup.service.ts';

const view = defineRoute({
  method: 'get',
  path: '/admin/setup',
  access: atLeast(adminRole),
  summary: 'How far a new school has come',
  answer: ok(contract.setupState),
});
const start = defineRoute({
  method: 'post',
  path: '/admin/setup/start',
  access: atLeast(ownerRole),
  summary: 'Make the first pages of a new school, as drafts',
  request: { body: body(contract.startInput) },
  answer: noContent,
});

const own = defineRoute({
  method: 'post',
  path: '/admin/setup/own',
  access: atLeast(ownerRole),
  stepUp: 'always',
  summary: 'Make the demo school a new one of one’s own: all its content is removed',
  request: { body: body(contract.ownSchoolInput) },
  answer: noContent,
});

export const setupRoutes = (deps: Deps) =>
  createRouter()
    .openapi(view, async (c) => c.json(await viewSetup(deps), 200))
    .openapi(start, async (c) => {
      await startWith(deps, theActor(c), c.req.valid('json').choice);
      return c.body(null, 204);
    })
    .openapi(own, async (c) => {
      await makeOwn(deps, theActor(c), c.req.valid('json'));
      return c.body(null, 204);
    });
