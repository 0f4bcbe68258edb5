import { dashboard } from '../../../contract/office/dashboard.ts';
import { adminRole } from '../../../contract/people/roles.ts';
import type { Deps } from '../../deps.ts';
import { atLeast } from '../../lib/access.ts';
import { createRouter, defineRoute, ok } from '../../middleware/define-route.ts';
import { presentDashboard } from './dashboard.presenter.ts';
import { viewDashboard } from './dashboard.service.ts';

const view = defineRoute({
  method: 'get',
  path: '/admin/dash',
  access: atLeast(adminRole),
  summary: 'The latest of everything, what waits for somebody, and how it has been going',
  answer: ok(dashboard),
});

export const dashboardRoutes = (deps: Deps) =>
  createRouter().openapi(view, async (c) => c.json(presentDashboard(await viewDashboard(deps), deps.clock()), 200));
