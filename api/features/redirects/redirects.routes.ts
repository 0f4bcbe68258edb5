import { idParam } from '../../../contract/common/fields.ts';
import * as contract from '../../../contract/pages/redirects.ts';
import { adminRole } from '../../../contract/people/roles.ts';
import type { Deps } from '../../deps.ts';
import { atLeast } from '../../lib/access.ts';
import { body, createRouter, defineRoute, noContent, ok } from '../../middleware/define-route.ts';
import { theActor } from '../../middleware/require.ts';
import { importRedirects } from './redirect-import.service.ts';
import * as redirects from './redirects.service.ts';

const access = atLeast(adminRole);

const present = ({ path, createdAt, ...row }: redirects.Shown) => ({
  ...{ ...row, from: `/${path}`, createdAt: createdAt.toISOString() },
});

const list = defineRoute({
  method: 'get',
  path: '/admin/redirects',
  access,
  summary: 'Addresses that lead elsewhere, the latest first',
  request: { query: contract.redirectQuery },
  answer: ok(contract.redirectList),
});
const add = defineRoute({
  method: 'post',
  path: '/admin/redirects',
  access,
  summary: 'Let an address lead elsewhere',
  request: { body: body(contract.redirectAdd) },
  answer: noContent,
});
const view = defineRoute({
  method: 'get',
  path: '/admin/redirects/{id}',
  access,
  summary: 'One address that leads elsewhere',
  request: { params: idParam },
  answer: ok(contract.redirect),
});
const edit = defineRoute({
  method: 'put',
  path: '/admin/redirects/{id}',
  access,
  summary: 'Let an address lead somewhere else; where it led is kept as a version',
  request: { params: idParam, body: body(contract.redirectEdit) },
  answer: ok(contract.redirect),
});
const importMany = defineRoute({
  method: 'post',
  path: '/admin/redirects/import',
  access,
  stepUp: 'policy',
  summary: 'Many redirects from a table; what cannot be taken is named with its reason',
  request: { body: body(contract.redirectImport) },
  answer: ok(contract.redirectImported),
});
const remove = defineRoute({
  method: 'delete',
  path: '/admin/redirects',
  access,
  summary: 'Let an address lead nowhere again',
  request: { query: contract.redirectParam },
  answer: noContent,
});

export const redirectRoutes = (deps: Deps) =>
  createRouter()
    .openapi(list, async (c) => {
      const { docs, ...counts } = await redirects.listRedirects(deps, c.req.valid('query'));
      return c.json({ docs: docs.map(present), ...counts }, 200);
    })
    .openapi(view, async (c) => c.json(present(await redirects.viewRedirect(deps, c.req.valid('param').id)), 200))
    .openapi(edit, async (c) => {
      const { id } = c.req.valid('param');
      return c.json(present(await redirects.editRedirect(deps, theActor(c), id, c.req.valid('json'))), 200);
    })
    .openapi(add, async (c) => {
      await redirects.addRedirect(deps, theActor(c), c.req.valid('json'));
      return c.body(null, 204);
    })
    .openapi(importMany, async (c) => c.json(await importRedirects(deps, theActor(c), c.req.valid('json').csv), 200))
    .openapi(remove, async (c) => {
      await redirects.deleteRedirect(deps, theActor(c), c.req.valid('query'));
      return c.body(null, 204);
    });
