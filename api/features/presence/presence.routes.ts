import * as contract from '../../../contract/office/presence.ts';
import { authorRole, editorRole } from '../../../contract/people/roles.ts';
import type { Deps } from '../../deps.ts';
import { ownerFrom } from '../../lib/access.ts';
import { createRouter, defineRoute, ok } from '../../middleware/define-route.ts';
import { theActor } from '../../middleware/require.ts';
import { presentOthers } from './presence.presenter.ts';
import { meetOthers } from './presence.service.ts';

const meet = defineRoute({
  method: 'get',
  path: '/desk/presence',
  access: ownerFrom(authorRole, editorRole),
  summary: 'Who else has the same thing open; whoever asks counts as there for some seconds',
  request: { query: contract.presenceQuery },
  answer: ok(contract.presence),
});

export const presenceRoutes = (deps: Deps) =>
  createRouter().openapi(meet, async (c) => {
    const { path } = c.req.valid('query');
    return c.json(presentOthers(await meetOthers(deps, theActor(c), path)), 200);
  });
