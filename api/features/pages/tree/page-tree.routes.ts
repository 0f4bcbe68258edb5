import * as contract from '../../../../contract/pages/page-tree.ts';
import { pageParam } from '../../../../contract/pages/pages.ts';
import { adminRole, editorRole } from '../../../../contract/people/roles.ts';
import type { Deps } from '../../../deps.ts';
import { atLeast } from '../../../lib/access.ts';
import { body, created, createRouter, defineRoute, noContent, ok } from '../../../middleware/define-route.ts';
import { theActor } from '../../../middleware/require.ts';
import { presentNode } from '../pages.presenter.ts';
import * as tree from './page-tree.service.ts';

const list = defineRoute({
  method: 'get',
  path: '/admin/pages',
  access: atLeast(editorRole),
  summary: 'All pages with where they stand, drafts included',
  answer: ok(contract.pageTree),
});
const add = defineRoute({
  method: 'post',
  path: '/admin/pages',
  access: atLeast(adminRole),
  summary: 'Add a page as a draft, empty or as a copy of another',
  request: { body: body(contract.pageAdd) },
  answer: created(contract.pageNode),
});
const move = defineRoute({
  method: 'put',
  path: '/admin/pages/{id}/place',
  access: atLeast(adminRole),
  summary: 'Give a page another address, parent or place among its neighbours; old addresses lead to the new ones',
  request: { params: pageParam, body: body(contract.pageMove) },
  answer: ok(contract.pageNode),
});
const show = defineRoute({
  method: 'put',
  path: '/admin/pages/{id}/shown',
  access: atLeast(adminRole),
  summary: 'Hide a page from menus and lists, or show it there',
  request: { params: pageParam, body: body(contract.pageShow) },
  answer: ok(contract.pageNode),
});

const remove = defineRoute({
  method: 'delete',
  path: '/admin/pages/{id}',
  access: atLeast(adminRole),
  summary: 'Move a page to the trash; not while others stand below it',
  request: { params: pageParam },
  answer: noContent,
});

export const pageTreeRoutes = (deps: Deps) =>
  createRouter()
    .openapi(list, async (c) => c.json({ pages: (await tree.listTree(deps)).map(presentNode) }, 200))
    .openapi(add, async (c) => c.json(presentNode(await tree.addPage(deps, theActor(c), c.req.valid('json'))), 201))
    .openapi(move, async (c) => {
      const { id } = c.req.valid('param');
      return c.json(presentNode(await tree.movePage(deps, theActor(c), id, c.req.valid('json'))), 200);
    })
    .openapi(show, async (c) => {
      const { id } = c.req.valid('param');
      return c.json(presentNode(await tree.showPage(deps, theActor(c), id, c.req.valid('json').hidden)), 200);
    })
    .openapi(remove, async (c) => {
      await tree.deletePage(deps, theActor(c), c.req.valid('param').id);
      return c.body(null, 204);
    });
