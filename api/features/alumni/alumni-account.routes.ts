import type { z } from 'zod';
import { idParam } from '../../../contract/common/fields.ts';
import { alumnusAccount, alumnusClaim } from '../../../contract/content/alumni.ts';
import { adminRole } from '../../../contract/people/roles.ts';
import type { Deps } from '../../deps.ts';
import { ownerOr } from '../../lib/access.ts';
import { body, createRouter, defineRoute, ok } from '../../middleware/define-route.ts';
import { theActor } from '../../middleware/require.ts';
import { presentWhole } from './alumni.presenter.ts';
import { claimAlumnus, viewAccount } from './alumni.service.ts';

const view = defineRoute({
  method: 'get',
  path: '/users/alum/{id}',
  access: ownerOr(adminRole),
  summary: "A user's entry in the alumni directory, or those that may be theirs",
  request: { params: idParam },
  answer: ok(alumnusAccount),
});
const claim = defineRoute({
  method: 'post',
  path: '/users/alum/{id}/claim',
  access: ownerOr(adminRole),
  summary: 'Tie an entry of the directory to an account: the person one with their e-mail, an administrator any',
  request: { params: idParam, body: body(alumnusClaim) },
  answer: ok(alumnusAccount),
});

export const alumniAccountRoutes = (deps: Deps) =>
  createRouter()
    .openapi(view, async (c) => {
      return c.json(present(await viewAccount(deps, theActor(c), c.req.valid('param').id)), 200);
    })
    .openapi(claim, async (c) => {
      const { alumnusId } = c.req.valid('json');
      return c.json(present(await claimAlumnus(deps, theActor(c), c.req.valid('param').id, alumnusId)), 200);
    });

function present({ alumnus, claimable }: Awaited<ReturnType<typeof viewAccount>>): z.infer<typeof alumnusAccount> {
  return { alumnus: alumnus && presentWhole(alumnus), claimable: claimable.map(presentWhole) };
}
