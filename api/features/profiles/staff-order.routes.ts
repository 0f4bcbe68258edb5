import { orderChange, orderedList } from '../../../contract/common/ordering.ts';
import { groupParam } from '../../../contract/content/profiles.ts';
import { adminRole } from '../../../contract/people/roles.ts';
import type { Deps } from '../../deps.ts';
import { atLeast } from '../../lib/access.ts';
import { presentOrdered } from '../../lib/order.ts';
import { body, createRouter, defineRoute, ok } from '../../middleware/define-route.ts';
import { theActor } from '../../middleware/require.ts';
import { orderStaff, staffInOrder } from './staff-order.service.ts';

const access = atLeast(adminRole);

const list = defineRoute({
  method: 'get',
  path: '/admin/staff-order/{group}',
  access,
  summary: 'A whole group of staff profiles, in its order',
  request: { params: groupParam },
  answer: ok(orderedList),
});
const order = defineRoute({
  method: 'put',
  path: '/admin/staff-order/{group}',
  access,
  summary: 'Put a group of staff profiles into another order',
  request: { params: groupParam, body: body(orderChange) },
  answer: ok(orderedList),
});

export const staffOrderRoutes = (deps: Deps) =>
  createRouter()
    .openapi(list, async (c) => {
      const people = await staffInOrder(deps, c.req.valid('param').group);
      return c.json(presentOrdered(people), 200);
    })
    .openapi(order, async (c) => {
      const people = await orderStaff(deps, theActor(c), c.req.valid('param').group, c.req.valid('json'));
      return c.json(presentOrdered(people), 200);
    });
