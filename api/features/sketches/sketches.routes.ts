import { previewLink, previewState } from '../../../contract/content/previews.ts';
import { adminRole, editorRole } from '../../../contract/people/roles.ts';
import { crestMessages } from '../../../contract/site/crest.ts';
import * as contract from '../../../contract/site/sketches.ts';
import type { Deps } from '../../deps.ts';
import { atLeast } from '../../lib/access.ts';
import { invalid } from '../../lib/errors.ts';
import { body, created, createRouter, defineRoute, noContent, ok } from '../../middleware/define-route.ts';
import { theActor } from '../../middleware/require.ts';
import { endSketch, findSketch, makeLookSketch, makeSketch } from './sketches.service.ts';

/** Whoever may save what it is of; the service asks for each kind. */
const access = atLeast(editorRole);
const path = '/admin/sketches';

const state = defineRoute({
  method: 'get',
  path,
  access,
  summary: 'Whether there is a link to a change of yours that is not saved, until when, and how often it was opened',
  request: { query: contract.sketchQuery },
  answer: ok(previewState),
});
const make = defineRoute({
  method: 'post',
  path,
  access,
  summary: 'A link that shows the site with a change that is not saved, for seven days; it ends the one before',
  request: { body: body(contract.sketchAdd) },
  answer: created(previewLink),
});
const makeLook = defineRoute({
  method: 'post',
  path: `${path}/look`,
  access: atLeast(adminRole),
  summary: 'A link that shows the site in other colours, and with another crest; it ends the one before',
  request: { body: { content: { 'multipart/form-data': { schema: contract.sketchLook } }, required: true } },
  answer: created(previewLink),
});
const end = defineRoute({
  method: 'delete',
  path,
  access,
  summary: 'End the link to a change of yours that is not saved',
  request: { query: contract.sketchQuery },
  answer: noContent,
});

export const sketchRoutes = (deps: Deps) =>
  createRouter()
    .openapi(state, async (c) => {
      const found = await findSketch(deps, theActor(c), c.req.valid('query'));
      return c.json({ preview: found ? { ...found, expiresAt: found.expiresAt.toISOString() } : null }, 200);
    })
    .openapi(make, async (c) => {
      const { key, expiresAt } = await makeSketch(deps, theActor(c), c.req.valid('json'));
      return c.json({ key, expiresAt: expiresAt.toISOString() }, 201);
    })
    .openapi(makeLook, async (c) => {
      const actor = theActor(c);
      const { file, ...picked } = c.req.valid('form');
      if (file !== undefined && !(file instanceof File)) throw invalid({ file: crestMessages.wrongType });
      if (file) await deps.rateLimits.consume('upload', String(actor.id));
      const { key, expiresAt } = await makeLookSketch(deps, actor, picked, file);
      return c.json({ key, expiresAt: expiresAt.toISOString() }, 201);
    })
    .openapi(end, async (c) => {
      await endSketch(deps, theActor(c), c.req.valid('query'));
      return c.body(null, 204);
    });
