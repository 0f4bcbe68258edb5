import * as contract from '../../../contract/people/privacy.ts';
import { adminRole } from '../../../contract/people/roles.ts';
import type { Deps } from '../../deps.ts';
import { atLeast } from '../../lib/access.ts';
import { body, createRouter, defineRoute, ok } from '../../middleware/define-route.ts';
import { theActor } from '../../middleware/require.ts';
import { presentExport, presentHeld } from './privacy.presenter.ts';
import { erasePerson, exportPerson, findPerson } from './privacy.service.ts';

const find = defineRoute({
  method: 'post',
  path: '/admin/privacy/find',
  access: atLeast(adminRole),
  summary: 'What is held about the person with an e-mail address',
  request: { body: body(contract.personInput) },
  answer: ok(contract.heldData),
});
const exported = defineRoute({
  method: 'post',
  path: '/admin/privacy/export',
  access: atLeast(adminRole),
  stepUp: 'policy',
  summary: 'All of it as one file for the person',
  request: { body: body(contract.personInput) },
  answer: ok(contract.personExport),
});
const erase = defineRoute({
  method: 'post',
  path: '/admin/privacy/erase',
  access: atLeast(adminRole),
  stepUp: 'policy',
  summary: 'Erase it for good; what others need stays without the name',
  request: { body: body(contract.eraseInput) },
  answer: ok(contract.erased),
});

export const privacyRoutes = (deps: Deps) =>
  createRouter()
    .openapi(find, async (c) => {
      return c.json(presentHeld(await findPerson(deps, theActor(c), c.req.valid('json').email)), 200);
    })
    .openapi(exported, async (c) => {
      const collected = await exportPerson(deps, theActor(c), c.req.valid('json').email);
      c.header('Content-Disposition', 'attachment; filename="personal-data.json"');
      c.header('Cache-Control', 'no-store');
      return c.json(presentExport(collected, deps.clock()), 200);
    })
    .openapi(erase, async (c) => c.json(await erasePerson(deps, theActor(c), c.req.valid('json')), 200));
