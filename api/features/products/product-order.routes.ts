import { orderChange, orderedList } from '../../../contract/common/ordering.ts';
import { adminRole } from '../../../contract/people/roles.ts';
import type { Deps } from '../../deps.ts';
import { atLeast } from '../../lib/access.ts';
import { presentOrdered } from '../../lib/order.ts';
import { body, createRouter, defineRoute, ok } from '../../middleware/define-route.ts';
import { theActor } from '../../middleware/require.ts';
import { orderProducts, productsInOrder } from './product-order.service.ts';

const access = atLeast(adminRole);

const list = defineRoute({
  method: 'get',
  path: '/admin/products-order',
  access,
  summary: 'All products, in the order of the uniform list',
  answer: ok(orderedList),
});
const order = defineRoute({
  method: 'put',
  path: '/admin/products-order',
  access,
  summary: 'Put the products into another order',
  request: { body: body(orderChange) },
  answer: ok(orderedList),
});

export const productOrderRoutes = (deps: Deps) =>
  createRouter()
    .openapi(list, async (c) => c.json(presentOrdered(await productsInOrder(deps)), 200))
    .openapi(order, async (c) => {
      const products = await orderProducts(deps, theActor(c), c.req.valid('json'));
      return c.json(presentOrdered(products), 200);
    });
