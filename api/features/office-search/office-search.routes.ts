import * as contract from '../../../contract/office/office-search.ts';
import { authorRole } from '../../../contract/people/roles.ts';
import type { Deps } from '../../deps.ts';
import { atLeast } from '../../lib/access.ts';
import { createRouter, defineRoute, ok } from '../../middleware/define-route.ts';
import { theActor } from '../../middleware/require.ts';
import { presentGroups } from './office-search.presenter.ts';
import { searchOffice } from './office-search.service.ts';

const search = defineRoute({
  method: 'get',
  path: '/desk/search',
  access: atLeast(authorRole),
  summary: 'People, enquiries, orders and content by name, title or code, as far as the person may see them',
  request: { query: contract.officeSearchQuery },
  answer: ok(contract.officeSearchAnswer),
});

export const officeSearchRoutes = (deps: Deps) =>
  createRouter().openapi(search, async (c) => {
    const query = c.req.valid('query');
    const actor = theActor(c);
    const found = await searchOffice(deps, actor, query);
    return c.json({ groups: presentGroups(found, query.items) }, 200);
  });
