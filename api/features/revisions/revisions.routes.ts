import * as contract from '../../../contract/common/history.ts';
import { adminRole } from '../../../contract/people/roles.ts';
import type { Deps } from '../../deps.ts';
import { ownerOr } from '../../lib/access.ts';
import { createRouter, defineRoute, ok } from '../../middleware/define-route.ts';
import { theActor } from '../../middleware/require.ts';
import { presentEntry, presentRevision } from './revisions.presenter.ts';
import { listVersions, viewVersion } from './revisions.service.ts';

const list = defineRoute({
  method: 'get',
  path: '/revisions/{kind}/{id}',
  access: ownerOr(adminRole),
  summary: 'The saved versions of a thing, the newest first',
  request: { params: contract.revisionsParam },
  answer: ok(contract.revisionList),
});
const view = defineRoute({
  method: 'get',
  path: '/revisions/{kind}/{id}/{revision}',
  access: ownerOr(adminRole),
  summary: 'One saved version, as a change would take it',
  request: { params: contract.revisionParam },
  answer: ok(contract.revision),
});

export const revisionRoutes = (deps: Deps) =>
  createRouter()
    .openapi(list, async (c) => {
      const { kind, id } = c.req.valid('param');
      const versions = await listVersions(deps, theActor(c), kind, id);
      return c.json({ docs: versions.map(presentEntry) }, 200);
    })
    .openapi(view, async (c) => {
      const { kind, id, revision } = c.req.valid('param');
      return c.json(presentRevision(await viewVersion(deps, theActor(c), kind, id, revision)), 200);
    });
