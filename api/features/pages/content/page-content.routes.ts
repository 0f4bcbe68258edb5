import { previewLink } from '../../../../contract/content/previews.ts';
import * as contract from '../../../../contract/pages/page-content.ts';
import { pageParam } from '../../../../contract/pages/pages.ts';
import { editorRole } from '../../../../contract/people/roles.ts';
import type { Deps } from '../../../deps.ts';
import { atLeast } from '../../../lib/access.ts';
import { body, created, createRouter, defineRoute, noContent, ok } from '../../../middleware/define-route.ts';
import { theActor } from '../../../middleware/require.ts';
import { presentContent } from './page-content.presenter.ts';
import * as content from './page-content.service.ts';

const access = atLeast(editorRole);

const view = defineRoute({
  method: 'get',
  path: '/admin/pages/{id}/content',
  access,
  summary: 'A page in its blocks, with the changes that are not public yet',
  request: { params: pageParam },
  answer: ok(contract.pageContent),
});
const save = defineRoute({
  method: 'put',
  path: '/admin/pages/{id}/content',
  access,
  summary: 'Save the blocks of a page: for readers, or beside what they see',
  request: { params: pageParam, body: body(contract.pageContentEdit) },
  answer: ok(contract.pageContent),
});
const dropKept = defineRoute({
  method: 'delete',
  path: '/admin/pages/{id}/kept',
  access,
  summary: 'Give up the changes that are not public',
  request: { params: pageParam },
  answer: noContent,
});
const makePreview = defineRoute({
  method: 'post',
  path: '/admin/pages/{id}/preview',
  access,
  summary: 'A link that shows the page as it is kept, for seven days; it ends the one before',
  request: { params: pageParam },
  answer: created(previewLink),
});
const endPreview = defineRoute({
  method: 'delete',
  path: '/admin/pages/{id}/preview',
  access,
  summary: 'End the link that shows the page as it is kept',
  request: { params: pageParam },
  answer: noContent,
});
export const pageContentRoutes = (deps: Deps) => {
  const shown = async (id: string) => presentContent(await content.viewContent(deps, id));
  return createRouter()
    .openapi(view, async (c) => c.json(await shown(c.req.valid('param').id), 200))
    .openapi(save, async (c) => {
      const { id } = c.req.valid('param');
      await content.saveContent(deps, theActor(c), id, c.req.valid('json'));
      return c.json(await shown(id), 200);
    })
    .openapi(dropKept, async (c) => {
      await content.dropKept(deps, theActor(c), c.req.valid('param').id);
      return c.body(null, 204);
    })
    .openapi(makePreview, async (c) => {
      return c.json(await content.makePreview(deps, theActor(c), c.req.valid('param').id), 201);
    })
    .openapi(endPreview, async (c) => {
      await content.endPreview(deps, theActor(c), c.req.valid('param').id);
      return c.body(null, 204);
    });
};
