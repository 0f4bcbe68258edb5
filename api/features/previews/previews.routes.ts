import { setCookie } from 'hono/cookie';
import * as contract from '../../../contract/content/previews.ts';
import { adminRole, authorRole } from '../../../contract/people/roles.ts';
import type { Deps } from '../../deps.ts';
import { anyone, atLeast, ownerOr } from '../../lib/access.ts';
import { body, created, createRouter, defineRoute, noContent, ok } from '../../middleware/define-route.ts';
import { theActor } from '../../middleware/require.ts';
import { countWrongLinks } from '../auth/count-wrong-links.ts';
import { sendDocument } from '../documents/documents.files.ts';
import { previewCookie } from './preview-cookie.ts';
import { openByKey, openFileByKey } from './previewed.service.ts';
import { endFor, makeFor, stateFor } from './previews.of-content.ts';
import { showText } from './show-text.ts';

const access = ownerOr(adminRole);
const path = '/previews/{kind}/{id}';
const request = { params: contract.previewParam };

const state = defineRoute({
  method: 'get',
  path,
  access,
  summary: 'Whether there is a preview link of it, until when, and how often it was opened',
  request,
  answer: ok(contract.previewState),
});
const make = defineRoute({
  method: 'post',
  path,
  access,
  summary: 'A link that shows it as it is saved, for seven days; it ends the one before',
  request,
  answer: created(contract.previewLink),
});
const end = defineRoute({
  method: 'delete',
  path,
  access,
  summary: 'End the preview link of it',
  request,
  answer: noContent,
});
const open = defineRoute({
  method: 'get',
  path: '/previews/open',
  access: anyone,
  summary: 'What a preview link shows',
  request: { query: contract.previewKey },
  answer: ok(contract.previewed),
});
const file = defineRoute({
  method: 'get',
  path: '/previews/file',
  access: anyone,
  summary: 'The file of the document that a preview link shows',
  request: { query: contract.previewKey },
  answer: {
    200: { description: 'Done', content: { 'application/octet-stream': { schema: contract.previewedFile } } },
  },
});
const show = defineRoute({
  method: 'post',
  path: '/previews/text',
  access: atLeast(authorRole),
  summary: 'A text that is not saved, as readers would see it with its pictures',
  request: { body: body(contract.typedText) },
  answer: ok(contract.shownText),
});

export const previewRoutes = (deps: Deps) => {
  const countWrong = countWrongLinks(deps, 'previewKey');
  return createRouter()
    .openapi(open, async (c) => {
      const { key } = c.req.valid('query');
      const shown = await countWrong(c, () => openByKey(deps, key));
      const { name, settings } = previewCookie(deps);
      // The browser fetches its pictures by itself, and brings the key along for them.
      setCookie(c, name, key, { ...settings, expires: new Date(shown.until) });
      c.header('Cache-Control', 'private, no-store');
      return c.json(shown, 200);
    })
    .openapi(file, async (c) => {
      const { key } = c.req.valid('query');
      const row = await countWrong(c, () => openFileByKey(deps, key));
      // What is not public is kept by nobody on the way, and found by no search.
      c.header('Cache-Control', 'private, no-store');
      c.header('X-Robots-Tag', 'noindex');
      return sendDocument(c, deps, row);
    })
    .openapi(show, async (c) => c.json(await showText(deps, c.req.valid('json')), 200))
    .openapi(state, async (c) => {
      const found = await stateFor(deps, theActor(c), c.req.valid('param'));
      return c.json({ preview: found ? { ...found, expiresAt: found.expiresAt.toISOString() } : null }, 200);
    })
    .openapi(make, async (c) => c.json(await makeFor(deps, theActor(c), c.req.valid('param')), 201))
    .openapi(end, async (c) => {
      await endFor(deps, theActor(c), c.req.valid('param'));
      return c.body(null, 204);
    });
};
