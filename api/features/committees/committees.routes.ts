import { idParam } from '../../../contract/common/fields.ts';
import * as contract from '../../../contract/content/committees.ts';
import { adminRole } from '../../../contract/people/roles.ts';
import type { Deps } from '../../deps.ts';
import { atLeast } from '../../lib/access.ts';
import { body, created, createRouter, defineRoute, noContent, ok } from '../../middleware/define-route.ts';
import { theActor } from '../../middleware/require.ts';
import { presentCommittee } from './committees.presenter.ts';
import * as committees from './committees.service.ts';

const access = atLeast(adminRole);

const list = defineRoute({
  method: 'get',
  path: '/admin/committees',
  access,
  summary: 'Committees with their members, by name unless another order is asked for',
  request: { query: contract.committeeListQuery },
  answer: ok(contract.committeeList),
});
const add = defineRoute({
  method: 'post',
  path: '/admin/committees',
  access,
  summary: 'Add a committee',
  request: { body: body(contract.committeeAdd) },
  answer: created(contract.committee),
});
const view = defineRoute({
  method: 'get',
  path: '/admin/committees/{id}',
  access,
  summary: 'One committee',
  request: { params: idParam },
  answer: ok(contract.committee),
});
const edit = defineRoute({
  method: 'put',
  path: '/admin/committees/{id}',
  access,
  summary: 'Change a committee; its members are sent whole and in order',
  request: { params: idParam, body: body(contract.committeeEdit) },
  answer: ok(contract.committee),
});
const remove = defineRoute({
  method: 'delete',
  path: '/admin/committees/{id}',
  access,
  summary: 'Delete a committee',
  request: { params: idParam },
  answer: noContent,
});

export const committeeRoutes = (deps: Deps) =>
  createRouter()
    .openapi(list, async (c) => {
      const { docs, pages, total } = await committees.listCommittees(deps, c.req.valid('query'));
      return c.json({ docs: docs.map(presentCommittee), pages, total }, 200);
    })
    .openapi(add, async (c) =>
      c.json(presentCommittee(await committees.addCommittee(deps, theActor(c), c.req.valid('json'))), 201),
    )
    .openapi(view, async (c) => {
      return c.json(presentCommittee(await committees.viewCommittee(deps, c.req.valid('param').id)), 200);
    })
    .openapi(edit, async (c) => {
      const { id } = c.req.valid('param');
      return c.json(presentCommittee(await committees.editCommittee(deps, theActor(c), id, c.req.valid('json'))), 200);
    })
    .openapi(remove, async (c) => {
      await committees.deleteCommittee(deps, theActor(c), c.req.valid('param').id);
      return c.body(null, 204);
    });
