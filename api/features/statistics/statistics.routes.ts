import * as contract from '../../../contract/office/statistics.ts';
import { editorRole } from '../../../contract/people/roles.ts';
import type { Deps } from '../../deps.ts';
import { atLeast } from '../../lib/access.ts';
import { createRouter, defineRoute, ok } from '../../middleware/define-route.ts';
import { presentStatistics } from './statistics.presenter.ts';
import { viewStatistics } from './statistics.service.ts';

const view = defineRoute({
  method: 'get',
  path: '/desk/statistics',
  access: atLeast(editorRole),
  summary: 'What was read and where readers came from, as daily sums, of the site or of one page',
  request: { query: contract.statisticsQuery },
  answer: ok(contract.statistics),
});

export const statisticsRoutes = (deps: Deps) =>
  createRouter().openapi(view, async (c) =>
    c.json(presentStatistics(await viewStatistics(deps, c.req.valid('query'))), 200),
  );
