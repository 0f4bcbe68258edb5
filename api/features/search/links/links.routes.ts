import * as contract from '../../../../contract/pages/own-links.ts';
import { authorRole } from '../../../../contract/people/roles.ts';
import type { Deps } from '../../../deps.ts';
import { atLeast } from '../../../lib/access.ts';
import { body, createRouter, defineRoute, ok } from '../../../middleware/define-route.ts';
import { presentPlace } from '../search.presenter.ts';
import { checkLinks, findPlaces } from './links.service.ts';

const find = defineRoute({
  method: 'get',
  path: '/links',
  access: atLeast(authorRole),
  summary: 'What a text can link to, by letters of its title; only what readers can see',
  request: { query: contract.linkQuery },
  answer: ok(contract.linkPlaces),
});
const check = defineRoute({
  method: 'post',
  path: '/links/check',
  access: atLeast(authorRole),
  summary: 'At which addresses of this site readers find nothing, and what is at the others',
  request: { body: body(contract.linkCheck) },
  answer: ok(contract.checkedLinks),
});

export const linkRoutes = (deps: Deps) =>
  createRouter()
    .openapi(find, async (c) => {
      const places = await findPlaces(deps, c.req.valid('query').q);
      return c.json({ places: places.map(presentPlace) }, 200);
    })
    .openapi(check, async (c) => c.json(await checkLinks(deps, c.req.valid('json').paths), 200));
