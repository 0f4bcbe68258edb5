import { unpublishedList, unpublishedQuery } from '../../../contract/content/publishing.ts';
import type { Deps } from '../../deps.ts';
import { signedIn } from '../../lib/access.ts';
import { createRouter, defineRoute, ok } from '../../middleware/define-route.ts';
import { theActor } from '../../middleware/require.ts';
import { presentUnpublished } from './publishing.presenter.ts';
import { listUnpublished } from './publishing.service.ts';

const list = defineRoute({
  method: 'get',
  path: '/unpublished',
  access: signedIn,
  summary: 'Drafts and scheduled things of one list: one’s own, or for administrators those of all',
  request: { query: unpublishedQuery },
  answer: ok(unpublishedList),
});

export const publishingRoutes = (deps: Deps) =>
  createRouter().openapi(list, async (c) => {
    const { docs, ...counted } = await listUnpublished(deps, theActor(c), c.req.valid('query'));
    return c.json({ docs: docs.map(presentUnpublished), ...counted }, 200);
  });
