import { adminRole } from '../../../contract/people/roles.ts';
import * as changes from '../../../contract/shop/order-changes.ts';
import * as imports from '../../../contract/shop/order-import.ts';
import * as contract from '../../../contract/shop/orders.ts';
import { maxStatementBytes } from '../../../contract/shop/statements.ts';
import type { Deps } from '../../deps.ts';
import { atLeast } from '../../lib/access.ts';
import { limitBody } from '../../middleware/body-size.ts';
import { body, created, createRouter, defineRoute, noContent, ok } from '../../middleware/define-route.ts';
import { theActor } from '../../middleware/require.ts';
import { confirmImport, previewImport } from './import/orders-import.service.ts';
import { orderSheet } from './order-sheet.ts';
import { presentOrder, presentOrderCard } from './orders.presenter.ts';
import * as orders from './orders.service.ts';
import { addPayment } from './payments/orders-payments.service.ts';

const access = atLeast(adminRole);

/** A statement is larger than other requests may be. */
export const statementPath = '/admin/orders/import/preview';
/** What JSON adds to a text: a sign before every quotation mark and line end. */
const jsonOverhead = 1_000_000;

const list = defineRoute({
  method: 'get',
  path: '/admin/orders',
  access,
  summary: 'Orders, the newest first, with what they come to',
  request: { query: contract.orderListQuery },
  answer: ok(contract.orderList),
});
const exported = defineRoute({
  method: 'get',
  path: '/admin/orders/export',
  access,
  stepUp: 'policy',
  summary: 'What the same filter finds, all of it, as a table for a spreadsheet',
  request: { query: contract.orderFilter },
  answer: { 200: { description: 'Done', content: { 'text/csv': { schema: contract.orderSheet } } } },
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
const correct = defineRoute({
  method: 'put',
  path: '/admin/orders/{orderCode}/lines',
  access,
  summary: 'Correct the goods of an order that was not dispatched; the stock follows',
  request: { params: contract.orderCodeParam, body: body(changes.orderLinesEdit) },
  answer: ok(contract.order),
});
const pay = defineRoute({
  method: 'post',
  path: '/admin/orders/{orderCode}/payments',
  access,
  summary: 'Note a part of the payment, or the rest; with a reason, one that was matched by hand',
  request: { params: contract.orderCodeParam, body: body(changes.orderPaymentAdd) },
  answer: ok(contract.order),
});
const makeVoid = defineRoute({
  method: 'post',
  path: '/admin/orders/{orderCode}/void',
  access,
  summary: 'Make an unpaid order void, with the reason: its goods go back to the stock',
  request: { params: contract.orderCodeParam, body: body(changes.orderVoid) },
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

const preview = defineRoute({
  method: 'post',
  path: statementPath,
  access,
  summary: 'What the payments of a mobile-money statement would pay; nothing is changed',
  request: { body: body(imports.importPreviewInput) },
  answer: ok(imports.importPreview),
});
const confirm = defineRoute({
  method: 'post',
  path: '/admin/orders/import/confirm',
  access,
  stepUp: 'policy',
  summary: 'Record matched payments; what no longer fits is left out and told',
  request: { body: body(imports.importConfirmInput) },
  answer: ok(imports.importReport),
});

export const orderRoutes = (deps: Deps) => {
  const router = createRouter();
  router.use(statementPath, limitBody(maxStatementBytes + jsonOverhead, imports.importMessages.tooLarge, 'csv'));
  return router
    .openapi(list, async (c) => {
      const { docs, ...totals } = await orders.listOrders(deps, c.req.valid('query'));
      return c.json({ docs: docs.map(presentOrderCard), ...totals }, 200);
    })
    .openapi(exported, async (c) => {
      const sheet = orderSheet(await orders.exportOrders(deps, theActor(c), c.req.valid('query')));
      return c.body(sheet, 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="orders.csv"',
      });
    })
    .openapi(add, async (c) => {
      return c.json(presentOrder(await orders.addOrder(deps, theActor(c), c.req.valid('json'))), 201);
    })
    .openapi(view, async (c) => {
      return c.json(presentOrder(await orders.viewOrder(deps, c.req.valid('param').orderCode)), 200);
    })
    .openapi(edit, async (c) => {
      const { orderCode } = c.req.valid('param');
      return c.json(presentOrder(await orders.editOrder(deps, theActor(c), orderCode, c.req.valid('json'))), 200);
    })
    .openapi(correct, async (c) => {
      const { orderCode } = c.req.valid('param');
      return c.json(presentOrder(await orders.correctLines(deps, theActor(c), orderCode, c.req.valid('json'))), 200);
    })
    .openapi(pay, async (c) => {
      const { orderCode } = c.req.valid('param');
      return c.json(presentOrder(await addPayment(deps, theActor(c), orderCode, c.req.valid('json'))), 200);
    })
    .openapi(makeVoid, async (c) => {
      const { orderCode } = c.req.valid('param');
      return c.json(presentOrder(await orders.voidOrder(deps, theActor(c), orderCode, c.req.valid('json'))), 200);
    })
    .openapi(remove, async (c) => {
      await orders.deleteOrder(deps, theActor(c), c.req.valid('param').orderCode);
      return c.body(null, 204);
    })
    .openapi(preview, async (c) => c.json(await previewImport(deps, c.req.valid('json').csv), 200))
    .openapi(confirm, async (c) => c.json(await confirmImport(deps, theActor(c), c.req.valid('json').matches), 200));
};
