import * as contract from '../../../contract/common/history.ts';
import { adminRole, authorRole } from '../../../contract/people/roles.ts';
import type { Deps } from '../../deps.ts';
import { atLeast, ownerOr } from '../../lib/access.ts';
import { createRouter, defineRoute, ok } from '../../middleware/define-route.ts';
import { theActor } from '../../middleware/require.ts';
import { presentEntry } from './trash.presenter.ts';
import { listTrash, restore } from './trash.service.ts';

const list = defineRoute({
  method: 'get',
  path: '/trash',
  access: atLeast(authorRole),
  summary:
    'Deleted in the last 30 days, the newest first: administrators see all, others what was theirs or they deleted, editors all documents',
  request: { query: contract.trashQuery },
  answer: ok(contract.trashList),
});
const bringBack = defineRoute({
  method: 'post',
  path: '/trash/{kind}/{id}/restore',
  access: ownerOr(adminRole),
  summary: 'Bring a deleted thing back: who deleted it, or an administrator; a document every editor',
  request: { params: contract.trashParam },
  answer: ok(contract.restored),
});

export const trashRoutes = (deps: Deps) =>
  createRouter()
    .openapi(list, async (c) => {
      const actor = theActor(c);
      const { docs, ...rest } = await listTrash(deps, actor, c.req.valid('query'));
      return c.json({ docs: docs.map((row) => presentEntry(row, actor)), ...rest }, 200);
    })
    .openapi(bringBack, async (c) => {
      const { kind, id } = c.req.valid('param');
      return c.json(await restore(deps, theActor(c), kind, id), 200);
    });
