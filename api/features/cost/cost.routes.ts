import { costView } from '../../../contract/school/cost-view.ts';
import type { Deps } from '../../deps.ts';
import { anyone } from '../../lib/access.ts';
import { createRouter, defineRoute, ok } from '../../middleware/define-route.ts';
import { presentCost } from './cost.presenter.ts';
import { viewCost } from './cost.service.ts';

const view = defineRoute({
  method: 'get',
  path: '/cost',
  access: anyone,
  summary: 'What a place is counted from: fees, terms, campuses and the uniform list',
  answer: ok(costView),
});

export const costRoutes = (deps: Deps) =>
  createRouter().openapi(view, async (c) => c.json(presentCost(await viewCost(deps)), 200));
