import * as contract from '../../../contract/people/owners.ts';
import { ownerRole } from '../../../contract/people/roles.ts';
import { user } from '../../../contract/people/users.ts';
import type { Deps } from '../../deps.ts';
import { atLeast } from '../../lib/access.ts';
import { body, createRouter, defineRoute, ok } from '../../middleware/define-route.ts';
import { theActor } from '../../middleware/require.ts';
import * as owners from './owners.service.ts';
import { presentUser } from './users.presenter.ts';

// Whoever finds an open session of an owner must not be able to own the site.
const ownersOnly = { access: atLeast(ownerRole), stepUp: 'always' } as const;

const make = defineRoute({
  method: 'post',
  path: '/admin/owners',
  ...ownersOnly,
  summary: 'Make an administrator an owner',
  request: { body: body(contract.newOwnerInput) },
  answer: ok(user),
});
const handOver = defineRoute({
  method: 'post',
  path: '/admin/owners/hand-over',
  ...ownersOnly,
  summary: 'Make an administrator an owner, and oneself an administrator',
  request: { body: body(contract.handOverInput) },
  answer: ok(user),
});

export const ownerRoutes = (deps: Deps) =>
  createRouter()
    .openapi(make, async (c) => {
      return c.json(presentUser(await owners.makeOwner(deps, theActor(c), c.req.valid('json').userId)), 200);
    })
    .openapi(handOver, async (c) => {
      return c.json(presentUser(await owners.handOver(deps, theActor(c), c.req.valid('json'))), 200);
    });
