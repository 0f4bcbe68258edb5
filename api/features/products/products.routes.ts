import { idParam } from '../../../contract/common/fields.ts';
import { adminRole } from '../../../contract/people/roles.ts';
import * as contract from '../../../contract/shop/products.ts';
import type { Deps } from '../../deps.ts';
import { atLeast } from '../../lib/access.ts';
import { body, created, createRouter, defineRoute, noContent, ok } from '../../middleware/define-route.ts';
import { theActor } from '../../middleware/require.ts';
import { presentProduct } from './products.presenter.ts';
import * as products from './products.service.ts';

const access = atLeast(adminRole);

const list = defineRoute({
  method: 'get',
  path: '/admin/products',
  access,
  summary: 'Products, by name unless another order is asked for',
  request: { query: contract.productListQuery },
  answer: ok(contract.productList),
});
const add = defineRoute({
  method: 'post',
  path: '/admin/products',
  access,
  summary: 'Add a product',
  request: { body: body(contract.productAdd) },
  answer: created(contract.product),
});
const view = defineRoute({
  method: 'get',
  path: '/admin/products/{id}',
  access,
  summary: 'One product',
  request: { params: idParam },
  answer: ok(contract.product),
});
const edit = defineRoute({
  method: 'put',
  path: '/admin/products/{id}',
  access,
  summary: 'Change a product; what is not sent stays as it is',
  request: { params: idParam, body: body(contract.productEdit) },
  answer: ok(contract.product),
});
const remove = defineRoute({
  method: 'delete',
  path: '/admin/products/{id}',
  access,
  summary: 'Delete a product; orders keep its name and price',
  request: { params: idParam },
  answer: noContent,
});

export const productRoutes = (deps: Deps) =>
  createRouter()
    .openapi(list, async (c) => {
      const { docs, pages, total } = await products.listProducts(deps, c.req.valid('query'));
      return c.json({ docs: docs.map(presentProduct), pages, total }, 200);
    })
    .openapi(add, async (c) =>
      c.json(presentProduct(await products.addProduct(deps, theActor(c), c.req.valid('json'))), 201),
    )
    .openapi(view, async (c) => {
      return c.json(presentProduct(await products.viewProduct(deps, c.req.valid('param').id)), 200);
    })
    .openapi(edit, async (c) => {
      const { id } = c.req.valid('param');
      return c.json(presentProduct(await products.editProduct(deps, theActor(c), id, c.req.valid('json'))), 200);
    })
    .openapi(remove, async (c) => {
      await products.deleteProduct(deps, theActor(c), c.req.valid('param').id);
      return c.body(null, 204);
    });
