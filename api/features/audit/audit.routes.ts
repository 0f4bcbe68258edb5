import { auditList, auditQuery } from '../../../contract/common/history.ts';
import { adminRole } from '../../../contract/people/roles.ts';
import type { Deps } from '../../deps.ts';
import { atLeast } from '../../lib/access.ts';
import { createRouter, defineRoute, ok } from '../../middleware/define-route.ts';
import { presentEntry } from './audit.presenter.ts';
import { listAuditEvents } from './audit.service.ts';

const list = defineRoute({
  method: 'get',
  path: '/audit',
  access: atLeast(adminRole),
  summary: 'Who did what, when, to what: the newest first',
  request: { query: auditQuery },
  answer: ok(auditList),
});

export const auditRoutes = (deps: Deps) =>
  createRouter().openapi(list, async (c) => {
    const { docs, ...rest } = await listAuditEvents(deps, c.req.valid('query'));
    return c.json({ docs: docs.map(presentEntry), ...rest }, 200);
  });
