import { ownerRole } from '../../../contract/people/roles.ts';
import type { Deps } from '../../deps.ts';
import { atLeast } from '../../lib/access.ts';
import { createRouter, defineRoute, noContent } from '../../middleware/define-route.ts';
import { theActor } from '../../middleware/require.ts';
import { openSite } from './opening.service.ts';

const open = defineRoute({
  method: 'post',
  path: '/admin/opening',
  access: atLeast(ownerRole),
  summary: 'Open a new site to everybody; it stays open',
  answer: noContent,
});

export const openingRoutes = (deps: Deps) =>
  createRouter().openapi(open, async (c) => {
    await openSite(deps, theActor(c));
    return c.body(null, 204);
  });
