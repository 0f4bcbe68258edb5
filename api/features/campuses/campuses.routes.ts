import { idParam } from '../../../contract/common/fields.ts';
import { orderChange } from '../../../contract/common/ordering.ts';
import { adminRole } from '../../../contract/people/roles.ts';
import * as contract from '../../../contract/school/campuses.ts';
import type { Deps } from '../../deps.ts';
import { atLeast } from '../../lib/access.ts';
import { body, created, createRouter, defineRoute, noContent, ok } from '../../middleware/define-route.ts';
import { theActor } from '../../middleware/require.ts';
import { presentCampus } from './campuses.presenter.ts';
import * as campuses from './campuses.service.ts';

const access = atLeast(adminRole);

const list = defineRoute({
  method: 'get',
  path: '/admin/campuses',
  access,
  summary: 'All campuses, in their order',
  answer: ok(contract.campusList),
});
const add = defineRoute({
  method: 'post',
  path: '/admin/campuses',
  access,
  summary: 'Add a campus, as the last one',
  request: { body: body(contract.campusAdd) },
  answer: created(contract.campus),
});
const view = defineRoute({
  method: 'get',
  path: '/admin/campuses/{id}',
  access,
  summary: 'One campus',
  request: { params: idParam },
  answer: ok(contract.campus),
});
const edit = defineRoute({
  method: 'put',
  path: '/admin/campuses/{id}',
  access,
  summary: 'Change a campus; what is not sent stays as it is',
  request: { params: idParam, body: body(contract.campusEdit) },
  answer: ok(contract.campus),
});
const remove = defineRoute({
  method: 'delete',
  path: '/admin/campuses/{id}',
  access,
  summary: 'Delete a campus; its page stays',
  request: { params: idParam, query: contract.campusRemove },
  answer: noContent,
});
const order = defineRoute({
  method: 'put',
  path: '/admin/campuses-order',
  access,
  summary: 'Put the campuses into another order',
  request: { body: body(orderChange) },
  answer: ok(contract.campusList),
});

export const campusRoutes = (deps: Deps) =>
  createRouter()
    .openapi(list, async (c) => c.json({ docs: (await campuses.listCampuses(deps)).map(presentCampus) }, 200))
    .openapi(add, async (c) =>
      c.json(presentCampus(await campuses.addCampus(deps, theActor(c), c.req.valid('json'))), 201),
    )
    .openapi(view, async (c) => c.json(presentCampus(await campuses.viewCampus(deps, c.req.valid('param').id)), 200))
    .openapi(edit, async (c) => {
      const { id } = c.req.valid('param');
      return c.json(presentCampus(await campuses.editCampus(deps, theActor(c), id, c.req.valid('json'))), 200);
    })
    .openapi(remove, async (c) => {
      const { updatedAt } = c.req.valid('query');
      await campuses.deleteCampus(deps, theActor(c), c.req.valid('param').id, updatedAt);
      return c.body(null, 204);
    })
    .openapi(order, async (c) => {
      const docs = await campuses.orderCampuses(deps, theActor(c), c.req.valid('json'));
      return c.json({ docs: docs.map(presentCampus) }, 200);
    });
