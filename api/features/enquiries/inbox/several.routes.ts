import { inboxAct } from '../../../../contract/enquiries/inbox-acts.ts';
import { listReport } from '../../../../contract/office/lists.ts';
import { adminRole } from '../../../../contract/people/roles.ts';
import type { Deps } from '../../../deps.ts';
import { atLeast } from '../../../lib/access.ts';
import { body, createRouter, defineRoute, ok } from '../../../middleware/define-route.ts';
import { theActor } from '../../../middleware/require.ts';
import { actOnEnquiries } from './several.service.ts';

const act = defineRoute({
  method: 'post',
  path: '/admin/enquiries-act',
  access: atLeast(adminRole),
  summary: 'Do one thing to several enquiries, each for itself; what could not be done is said with its reason',
  request: { body: body(inboxAct) },
  answer: ok(listReport),
});

export const severalEnquiriesRoutes = (deps: Deps) =>
  createRouter().openapi(act, async (c) => c.json(await actOnEnquiries(deps, theActor(c), c.req.valid('json')), 200));
