import { idParam } from '../../../contract/common/fields.ts';
import { adminRole } from '../../../contract/people/roles.ts';
import * as contract from '../../../contract/school/notices.ts';
import type { Deps } from '../../deps.ts';
import { atLeast } from '../../lib/access.ts';
import { body, created, createRouter, defineRoute, noContent, ok } from '../../middleware/define-route.ts';
import { theActor } from '../../middleware/require.ts';
import { presentNotice } from './notices.presenter.ts';
import * as notices from './notices.service.ts';

const access = atLeast(adminRole);

const list = defineRoute({
  method: 'get',
  path: '/admin/notices',
  access,
  summary: 'Notices, what begins last first',
  request: { query: contract.noticeListQuery },
  answer: ok(contract.noticeList),
});
const add = defineRoute({
  method: 'post',
  path: '/admin/notices',
  access,
  summary: 'Add a notice',
  request: { body: body(contract.noticeAdd) },
  answer: created(contract.notice),
});
const view = defineRoute({
  method: 'get',
  path: '/admin/notices/{id}',
  access,
  summary: 'One notice',
  request: { params: idParam },
  answer: ok(contract.notice),
});
const edit = defineRoute({
  method: 'put',
  path: '/admin/notices/{id}',
  access,
  summary: 'Change a notice',
  request: { params: idParam, body: body(contract.noticeEdit) },
  answer: ok(contract.notice),
});
const remove = defineRoute({
  method: 'delete',
  path: '/admin/notices/{id}',
  access,
  summary: 'Delete a notice; it stays in the trash for a while',
  request: { params: idParam, query: contract.noticeRemove },
  answer: noContent,
});

export const noticeRoutes = (deps: Deps) =>
  createRouter()
    .openapi(list, async (c) => {
      const { docs, pages, total } = await notices.listNotices(deps, c.req.valid('query'));
      return c.json({ docs: docs.map(presentNotice), pages, total }, 200);
    })
    .openapi(add, async (c) =>
      c.json(presentNotice(await notices.addNotice(deps, theActor(c), c.req.valid('json'))), 201),
    )
    .openapi(view, async (c) => {
      return c.json(presentNotice(await notices.viewNotice(deps, c.req.valid('param').id)), 200);
    })
    .openapi(edit, async (c) => {
      const { id } = c.req.valid('param');
      return c.json(presentNotice(await notices.editNotice(deps, theActor(c), id, c.req.valid('json'))), 200);
    })
    .openapi(remove, async (c) => {
      const { updatedAt } = c.req.valid('query');
      await notices.deleteNotice(deps, theActor(c), c.req.valid('param').id, updatedAt);
      return c.body(null, 204);
    });
