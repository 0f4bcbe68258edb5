import { z } from 'zod';
import { idParam } from '../../../contract/common/fields.ts';
import { pageQuery } from '../../../contract/common/paging.ts';
import { adminRole } from '../../../contract/people/roles.ts';
import * as contract from '../../../contract/people/users.ts';
import type { Deps } from '../../deps.ts';
import { atLeast, ownerOr } from '../../lib/access.ts';
import { body, created, createRouter, defineRoute, noContent, ok } from '../../middleware/define-route.ts';
import { theActor } from '../../middleware/require.ts';
import * as invitations from './invitations.service.ts';
import {
  presentDetail,
  presentInvitation,
  presentList,
  presentMade,
  presentPost,
  presentUser,
  presentView,
} from './users.presenter.ts';
import * as users from './users.service.ts';

const view = defineRoute({
  method: 'get',
  path: '/users/view/{id}',
  access: ownerOr(adminRole),
  summary: 'A user, with the stories and blog posts they wrote',
  request: { params: idParam },
  answer: ok(contract.userView),
});
const posts = defineRoute({
  method: 'get',
  path: '/users/posts/{id}',
  access: ownerOr(adminRole),
  summary: 'What a user wrote, the newest first, with drafts and what is not published yet',
  request: { params: idParam, query: pageQuery },
  answer: ok(contract.userPosts),
});
const edit = defineRoute({
  method: 'put',
  path: '/users/edit/{id}',
  access: ownerOr(adminRole),
  summary: 'Change a profile, or the own password',
  request: { params: idParam, body: body(contract.userEdit) },
  answer: ok(contract.user),
});
const list = defineRoute({
  method: 'get',
  path: '/admin/users',
  access: atLeast(adminRole),
  summary: 'All users in groups of roles, by name, up to 100 of each group on a page',
  request: { query: contract.userListQuery },
  answer: ok(contract.userList),
});
const detail = defineRoute({
  method: 'get',
  path: '/admin/users/{id}',
  access: atLeast(adminRole),
  summary: 'A user with all that is theirs',
  request: { params: idParam },
  answer: ok(contract.userDetail),
});
const change = defineRoute({
  method: 'put',
  path: '/admin/users/{id}',
  access: atLeast(adminRole),
  stepUp: 'policy',
  summary: "Change somebody's role, suspend them or set their password",
  request: { params: idParam, body: body(contract.userChange) },
  answer: ok(contract.user),
});
const signOut = defineRoute({
  method: 'delete',
  path: '/admin/users/{id}/sessions',
  access: atLeast(adminRole),
  summary: 'Sign somebody out on every device',
  request: { params: idParam },
  answer: noContent,
});
const listInvitations = defineRoute({
  method: 'get',
  path: '/admin/invitations',
  access: atLeast(adminRole),
  summary: 'Invitations that nobody has accepted yet, the newest first',
  answer: ok(z.array(contract.invitation)),
});
const invite = defineRoute({
  method: 'post',
  path: '/admin/invitations',
  access: atLeast(adminRole),
  stepUp: 'policy',
  summary: 'Invite a person by mail, or by a link to hand over where there is no mail server',
  request: { body: body(contract.invitationAdd) },
  answer: created(contract.madeInvitation),
});
const resend = defineRoute({
  method: 'post',
  path: '/admin/invitations/{id}/resend',
  access: atLeast(adminRole),
  stepUp: 'policy',
  summary: 'Send an invitation again, with a new link',
  request: { params: idParam },
  answer: ok(contract.madeInvitation),
});
const withdraw = defineRoute({
  method: 'delete',
  path: '/admin/invitations/{id}',
  access: atLeast(adminRole),
  summary: 'Withdraw an invitation',
  request: { params: idParam },
  answer: noContent,
});

export const userRoutes = (deps: Deps) =>
  createRouter()
    .openapi(view, async (c) => {
      return c.json(presentView(await users.viewUser(deps, theActor(c), c.req.valid('param').id), deps.clock()), 200);
    })
    .openapi(posts, async (c) => {
      const { docs, ...rest } = await users.listPosts(
        deps,
        theActor(c),
        c.req.valid('param').id,
        c.req.valid('query').page,
      );
      return c.json({ docs: docs.map((row) => presentPost(row, deps.clock())), ...rest }, 200);
    })
    .openapi(edit, async (c) => {
      const user = await users.editUser(deps, theActor(c), c.req.valid('param').id, c.req.valid('json'));
      return c.json(presentUser(user), 200);
    })
    .openapi(list, async (c) => {
      return c.json(presentList(await users.listUsers(deps, c.req.valid('query'))), 200);
    })
    .openapi(detail, async (c) => {
      const found = await users.viewUserDetail(deps, theActor(c), c.req.valid('param').id);
      return c.json(presentDetail(found, deps.clock()), 200);
    })
    .openapi(change, async (c) => {
      const user = await users.changeUser(deps, theActor(c), c.req.valid('param').id, c.req.valid('json'));
      return c.json(presentUser(user), 200);
    })
    .openapi(signOut, async (c) => {
      await users.signOutEverywhere(deps, theActor(c), c.req.valid('param').id);
      return c.body(null, 204);
    })
    .openapi(listInvitations, async (c) => {
      const rows = await invitations.listInvitations(deps);
      return c.json(
        rows.map((row) => presentInvitation(row, deps.clock())),
        200,
      );
    })
    .openapi(invite, async (c) => {
      const row = await invitations.invite(deps, theActor(c), c.req.valid('json'));
      return c.json(presentMade(row, deps.clock()), 201);
    })
    .openapi(resend, async (c) => {
      const row = await invitations.resendInvitation(deps, theActor(c), c.req.valid('param').id);
      return c.json(presentMade(row, deps.clock()), 200);
    })
    .openapi(withdraw, async (c) => {
      await invitations.withdrawInvitation(deps, theActor(c), c.req.valid('param').id);
      return c.body(null, 204);
    });
