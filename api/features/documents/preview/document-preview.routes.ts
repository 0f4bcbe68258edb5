import { previewLink, previewState } from '../../../../contract/content/previews.ts';
import { documentParam } from '../../../../contract/media/documents.ts';
import { editorRole } from '../../../../contract/people/roles.ts';
import type { Deps } from '../../../deps.ts';
import { atLeast } from '../../../lib/access.ts';
import { created, createRouter, defineRoute, noContent, ok } from '../../../middleware/define-route.ts';
import { theActor } from '../../../middleware/require.ts';
import { endFor, makeFor, stateFor } from './document-preview.service.ts';

const access = atLeast(editorRole);
const path = '/admin/documents/{id}/preview';
const request = { params: documentParam };

const state = defineRoute({
  method: 'get',
  path,
  access,
  summary: 'Whether there is a preview link of a document, until when, and how often it was opened',
  request,
  answer: ok(previewState),
});
const make = defineRoute({
  method: 'post',
  path,
  access,
  summary: 'A link that shows a document and lets it be downloaded, for seven days; it ends the one before',
  request,
  answer: created(previewLink),
});
const end = defineRoute({
  method: 'delete',
  path,
  access,
  summary: 'End the preview link of a document',
  request,
  answer: noContent,
});

export const documentPreviewRoutes = (deps: Deps) =>
  createRouter()
    .openapi(state, async (c) => {
      const found = await stateFor(deps, c.req.valid('param').id);
      return c.json({ preview: found ? { ...found, expiresAt: found.expiresAt.toISOString() } : null }, 200);
    })
    .openapi(make, async (c) => c.json(await makeFor(deps, theActor(c), c.req.valid('param').id), 201))
    .openapi(end, async (c) => {
      await endFor(deps, theActor(c), c.req.valid('param').id);
      return c.body(null, 204);
    });
