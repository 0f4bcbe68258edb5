import { idParam } from '../../../contract/common/fields.ts';
import { pageQuery } from '../../../contract/common/paging.ts';
import * as contract from '../../../contract/content/profiles.ts';
import { adminRole, editorRole } from '../../../contract/people/roles.ts';
import { whoQuery } from '../../../contract/site/site.ts';
import type { Deps } from '../../deps.ts';
import { anyone, atLeast, ownerOr } from '../../lib/access.ts';
import { body, created, createRouter, defineRoute, noContent, ok } from '../../middleware/define-route.ts';
import { theActor } from '../../middleware/require.ts';
import { presentProfile } from './profiles.presenter.ts';
import * as profiles from './profiles.service.ts';

const home = defineRoute({
  method: 'get',
  path: '/profiles/home',
  access: anyone,
  summary: 'The profiles of the home page, and the message of the director',
  request: { query: whoQuery },
  answer: ok(contract.profileHome),
});
const list = defineRoute({
  method: 'get',
  path: '/profiles/{group}',
  access: anyone,
  summary: 'A page of the profiles of a group',
  request: { params: contract.groupParam, query: pageQuery },
  answer: ok(contract.profileList),
});
const view = defineRoute({
  method: 'get',
  path: '/profiles/view/{id}',
  access: anyone,
  summary: 'One profile',
  request: { params: idParam },
  answer: ok(contract.profile),
});
const add = defineRoute({
  method: 'post',
  path: '/profiles/add',
  access: atLeast(editorRole),
  summary: 'Add a profile',
  request: { body: body(contract.profileAdd) },
  answer: created(contract.profile),
});
const edit = defineRoute({
  method: 'put',
  path: '/profiles/edit/{id}',
  access: ownerOr(adminRole),
  summary: 'Change a profile',
  request: { params: idParam, body: body(contract.profileEdit) },
  answer: ok(contract.profile),
});
const remove = defineRoute({
  method: 'delete',
  path: '/profiles/delete/{id}',
  access: ownerOr(adminRole),
  summary: 'Delete a profile',
  request: { params: idParam },
  answer: noContent,
});

export const profileRoutes = (deps: Deps) =>
  createRouter()
    // Before the list, which would take "home" for a group.
    .openapi(home, async (c) => {
      const { profiles: rows, message } = await profiles.homeProfiles(deps, c.req.valid('query').who);
      return c.json({ profiles: rows.map(presentProfile), message }, 200);
    })
    .openapi(list, async (c) => {
      const { docs, pages } = await profiles.listProfiles(deps, c.req.valid('param').group, c.req.valid('query').page);
      return c.json({ docs: docs.map(presentProfile), pages }, 200);
    })
    .openapi(view, async (c) => {
      const profile = await profiles.viewProfile(deps, c.var.actor, c.req.valid('param').id);
      return c.json(presentProfile(profile), 200);
    })
    .openapi(add, async (c) => {
      const profile = await profiles.addProfile(deps, theActor(c), c.req.valid('json'));
      return c.json(presentProfile(profile), 201);
    })
    .openapi(edit, async (c) => {
      const profile = await profiles.editProfile(deps, theActor(c), c.req.valid('param').id, c.req.valid('json'));
      return c.json(presentProfile(profile), 200);
    })
    .openapi(remove, async (c) => {
      await profiles.deleteProfile(deps, theActor(c), c.req.valid('param').id);
      return c.body(null, 204);
    });
