import * as contract from '../../../contract/orders.ts';
import { adminRole } from '../../../contract/roles.ts';
import type { Deps } from '../../deps.ts';
import { atLeast } from '../../lib/access.ts';
import { body, created, createRouter, defineRoute, noContent, ok } from '../../lib/route.ts';
import { presentOrder, presentOrderCard } from './orders.presenter.ts';
import * as orders from './orders.service.ts';

const access = atLeast(adminRole);

const list = defineRoute({
  method: 'get',
  path: '/admin/orders',
  access,
  summary: 'Orders, the newest first',
  request: { query: contract.orderListQuery },
  answer: ok(contract.orderList),
});
const add = defineRoute({
  method: 'post',
  path: '/admin/orders',
  access,
  summary: 'Take an order: its goods leave the stock',
  request: { body: body(contract.orderAdd) },
  answer: created(contract.order),
});
const view = defineRoute({
  method: 'get',
  path: '/admin/orders/{orderCode}',
  access,
  summary: 'An order with its lines',
  request: { params: contract.orderCodeParam },
  answer: ok(contract.order),
});
const edit = defineRoute({
  method: 'put',
  path: '/admin/orders/{orderCode}',
  access,
  summary: 'Change the customer, note the payment or the dispatch',
  request: { params: contract.orderCodeParam, body: body(contract.orderEdit) },
  answer: ok(contract.order),
});
const remove = defineRoute({
  method: 'delete',
  path: '/admin/orders/{orderCode}',
  access,
  summary: 'Delete an order: what was not dispatched goes back to the stock',
  request: { params: contract.orderCodeParam },
  answer: noContent,
});

export const orderRoutes = (deps: Deps) =>
  createRouter()
    .openapi(list, async (c) => {
      const { docs, pages } = await orders.listOrders(deps, c.req.valid('query'));
      return c.json({ docs: docs.map(presentOrderCard), pages }, 200);
    })
    .openapi(add, async (c) => c.json(presentOrder(await orders.addOrder(deps, c.req.valid('json'))), 201))
    .openapi(view, async (c) => {
      return c.json(presentOrder(await orders.viewOrder(deps, c.req.valid('param').orderCode)), 200);
    })
    .openapi(edit, async (c) => {
      const { orderCode } = c.req.valid('param');
      return c.json(presentOrder(await orders.editOrder(deps, orderCode, c.req.valid('json'))), 200);
    })
    .openapi(remove, async (c) => {
      await orders.deleteOrder(deps, c.req.valid('param').orderCode);
      return c.body(null, 204);
    });
