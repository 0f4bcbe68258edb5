import * as contract from '../../../contract/office/desk.ts';
import { adminRole, authorRole, editorRole } from '../../../contract/people/roles.ts';
import type { Deps } from '../../deps.ts';
import { atLeast, ownerOr } from '../../lib/access.ts';
import { body, createRouter, defineRoute, noContent, ok } from '../../middleware/define-route.ts';
import { theActor } from '../../middleware/require.ts';
import { publishWaiting, returnWaiting, takeBackWaiting, viewReview } from './decisions.service.ts';
import { presentDesk, presentReview } from './desk.presenter.ts';
import { viewCounts, viewDesk } from './desk.service.ts';

const view = defineRoute({
  method: 'get',
  path: '/desk',
  access: atLeast(authorRole),
  summary: 'What waits for somebody who writes, their drafts, what is scheduled, and what is new',
  answer: ok(contract.desk),
});
const counts = defineRoute({
  method: 'get',
  path: '/desk/counts',
  access: atLeast(authorRole),
  summary: 'How much waits for somebody, of what they may see',
  answer: ok(contract.deskCounts),
});
const review = defineRoute({
  method: 'get',
  path: '/desk/{kind}/{id}',
  access: ownerOr(editorRole),
  summary: 'Where a draft stands between its author and the editors',
  request: { params: contract.reviewParam },
  answer: ok(contract.review),
});
const takeBack = defineRoute({
  method: 'delete',
  path: '/desk/{kind}/{id}',
  access: ownerOr(adminRole),
  summary: 'Take back a draft that was sent in',
  request: { params: contract.reviewParam },
  answer: noContent,
});
const publish = defineRoute({
  method: 'post',
  path: '/desk/{kind}/{id}/publish',
  access: atLeast(editorRole),
  summary: 'Publish a draft that was sent in',
  request: { params: contract.reviewParam, body: body(contract.reviewPublish) },
  answer: noContent,
});
const sendBack = defineRoute({
  method: 'post',
  path: '/desk/{kind}/{id}/return',
  access: atLeast(editorRole),
  summary: 'Send a draft back to its author, with a word',
  request: { params: contract.reviewParam, body: body(contract.reviewReturn) },
  answer: noContent,
});

export const deskRoutes = (deps: Deps) =>
  createRouter()
    .openapi(view, async (c) => c.json(presentDesk(await viewDesk(deps, theActor(c))), 200))
    .openapi(counts, async (c) => c.json(await viewCounts(deps, theActor(c)), 200))
    .openapi(review, async (c) => c.json(presentReview(await viewReview(deps, theActor(c), c.req.valid('param'))), 200))
    .openapi(takeBack, async (c) => {
      await takeBackWaiting(deps, theActor(c), c.req.valid('param'));
      return c.body(null, 204);
    })
    .openapi(publish, async (c) => {
      await publishWaiting(deps, theActor(c), c.req.valid('param'), c.req.valid('json').updatedAt);
      return c.body(null, 204);
    })
    .openapi(sendBack, async (c) => {
      await returnWaiting(deps, theActor(c), c.req.valid('param'), c.req.valid('json'));
      return c.body(null, 204);
    });
