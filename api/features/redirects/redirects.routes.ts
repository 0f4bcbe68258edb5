import * as contract from '../../../contract/pages/redirects.ts';
import { adminRole } from '../../../contract/people/roles.ts';
import type { Deps } from '../../deps.ts';
import { atLeast } from '../../lib/access.ts';
import { body, createRouter, defineRoute, noContent, ok } from '../../middleware/define-route.ts';
import { theActor } from '../../middleware/require.ts';
import * as redirects from './redirects.service.ts';

const access = atLeast(adminRole);

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
const importMany = defineRoute({
  method: 'post',
  path: '/admin/redirects/import',
  access,
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
      const shown = docs.map(({ path, createdAt, ...row }) => ({
        ...{ ...row, from: `/${path}`, createdAt: createdAt.toISOString() },
      }));
      return c.json({ docs: shown, ...counts }, 200);
    })
    .openapi(add, async (c) => {
      await redirects.addRedirect(deps, theActor(c), c.req.valid('json'));
      return c.body(null, 204);
    })
    .openapi(importMany, async (c) =>
      c.json(await redirects.importRedirects(deps, theActor(c), c.req.valid('json').csv), 200),
    )
    .openapi(remove, async (c) => {
      await redirects.deleteRedirect(deps, theActor(c), c.req.valid('query').from);
      return c.body(null, 204);
    });
