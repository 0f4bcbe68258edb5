import * as contract from '../../../contract/pages/pages.ts';
import { editorRole } from '../../../contract/people/roles.ts';
import type { Deps } from '../../deps.ts';
import { anyone, atLeast } from '../../lib/access.ts';
import { notFound } from '../../lib/errors.ts';
import { body, createRouter, defineRoute, ok } from '../../middleware/define-route.ts';
import { theActor } from '../../middleware/require.ts';
import { followRedirect } from '../redirects/redirects.service.ts';
import { presentBatches, presentCampusCard, presentPage } from './pages.presenter.ts';
import * as pages from './pages.service.ts';
import { showBlocks } from './shown-blocks.ts';

const view = defineRoute({
  method: 'get',
  path: '/pages/view/{id}',
  access: anyone,
  summary: 'One content page, its text cut in parts for the pictures',
  request: { params: contract.pageParam },
  answer: ok(contract.pageView),
});
const at = defineRoute({
  method: 'get',
  path: '/pages/at',
  access: anyone,
  summary: 'The page that stands at an address, or where it has gone',
  request: { query: contract.pageAtQuery },
  answer: ok(contract.pageAt),
});
const beside = defineRoute({
  method: 'get',
  path: '/pages/beside-apply',
  access: anyone,
  summary: 'The table that is shown beside the application form',
  answer: ok(contract.besideApply),
});
const edit = defineRoute({
  method: 'put',
  path: '/pages/edit/{id}',
  access: atLeast(editorRole),
  summary: 'Change a content page',
  request: { params: contract.pageParam, body: body(contract.pageEdit) },
  answer: ok(contract.page),
});

export const pageRoutes = (deps: Deps) => {
  const shown = async (page: pages.PageRow) => ({
    page: presentPage(page),
    ...presentBatches(page),
    blocks: await showBlocks(deps.db, deps.clock(), page),
    ...(page.campus && { campus: presentCampusCard(page.campus) }),
  });
  return createRouter()
    .openapi(view, async (c) => {
      const page = await pages.viewPage(deps, c.var.actor, c.req.valid('param').id);
      return c.json(await shown(page), 200);
    })
    .openapi(at, async (c) => {
      const { path } = c.req.valid('query');
      const page = await pages.pageAt(deps, c.var.actor, path);
      if (page) return c.json(await shown(page), 200);
      const redirect = await followRedirect(deps, path);
      if (redirect !== undefined) return c.json({ redirect }, 200);
      // As ever, what follows the address of a page at the top is not looked at.
      const top = await pages.pageAt(deps, c.var.actor, path.split('/')[0] ?? '');
      if (!top) throw notFound();
      return c.json(await shown(top), 200);
    })
    .openapi(beside, async (c) => c.json({ beside: await pages.viewBesideApply(deps) }, 200))
    .openapi(edit, async (c) => {
      const { id } = c.req.valid('param');
      const page = await pages.editPage(deps, theActor(c), id, c.req.valid('json'));
      return c.json(presentPage(page), 200);
    });
};
