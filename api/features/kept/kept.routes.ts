import { keptParam, keptState } from '../../../contract/content/kept.ts';
import { adminRole } from '../../../contract/people/roles.ts';
import type { Deps } from '../../deps.ts';
import { ownerOr } from '../../lib/access.ts';
import { createRouter, defineRoute, noContent, ok } from '../../middleware/define-route.ts';
import { theActor } from '../../middleware/require.ts';
import { giveUpKept, viewKept } from './kept.of-content.ts';

const [path, access, request] = ['/kept/{kind}/{id}', ownerOr(adminRole), { params: keptParam }] as const;

const view = defineRoute({
  method: 'get',
  path,
  access,
  summary: 'The change that is kept beside something public, if there is one',
  request,
  answer: ok(keptState),
});
const drop = defineRoute({
  method: 'delete',
  path,
  access,
  summary: 'Give up the change that is kept beside something public',
  request,
  answer: noContent,
});

export const keptRoutes = (deps: Deps) =>
  createRouter()
    .openapi(view, async (c) => c.json({ kept: await viewKept(deps, theActor(c), c.req.valid('param')) }, 200))
    .openapi(drop, async (c) => {
      await giveUpKept(deps, theActor(c), c.req.valid('param'));
      return c.body(null, 204);
    });
