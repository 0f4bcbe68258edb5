import { adminRole } from '../../../../contract/people/roles.ts';
import * as contract from '../../../../contract/site/crest.ts';
import type { Deps } from '../../../deps.ts';
import { atLeast } from '../../../lib/access.ts';
import { invalid } from '../../../lib/errors.ts';
import { body, createRouter, defineRoute, noContent, ok } from '../../../middleware/define-route.ts';
import { theActor } from '../../../middleware/require.ts';
import { drawPicked } from '../drawings/drawings.service.ts';
import { presentPalette, presentPicture } from '../settings.presenter.ts';
import { bringBackCrest, changeCrest, removeCrest } from './crest.service.ts';

const upload = defineRoute({
  method: 'post',
  path: '/admin/settings/crest',
  access: atLeast(adminRole),
  summary: 'Give the school a crest; what it carries besides the picture is left behind',
  request: { body: { content: { 'multipart/form-data': { schema: contract.crestForm } }, required: true } },
  answer: ok(contract.crestAnswer),
});
const remove = defineRoute({
  method: 'delete',
  path: '/admin/settings/crest',
  access: atLeast(adminRole),
  summary: 'Go back to the drawn crest',
  request: { query: contract.crestRemove },
  answer: noContent,
});
const bringBack = defineRoute({
  method: 'put',
  path: '/admin/settings/crest',
  access: atLeast(adminRole),
  summary: 'Bring back the crest of an earlier version, if its pictures are still there',
  request: { body: body(contract.crestReturn) },
  answer: noContent,
});
const palette = defineRoute({
  method: 'get',
  path: '/admin/settings/palette',
  access: atLeast(adminRole),
  summary: 'What a colour would make of the site, in both themes',
  request: { query: contract.paletteQuery },
  answer: ok(contract.paletteAnswer),
});

/** How the school looks: its crest and its colours. */
export const lookRoutes = (deps: Deps) =>
  createRouter()
    .openapi(upload, async (c) => {
      const actor = theActor(c);
      await deps.rateLimits.consume('upload', String(actor.id));
      const { file, before } = c.req.valid('form');
      if (!(file instanceof File)) throw invalid({ file: contract.crestMessages.wrongType });
      const { colours, removed, leftOut, ...made } = await changeCrest(deps, actor, file, before);
      const pictures = {
        crest: presentPicture(made.crest),
        icon: presentPicture(made.icon),
        social: presentPicture(made.social),
      };
      return c.json({ ...pictures, colours, removed, leftOut }, 200);
    })
    .openapi(remove, async (c) => {
      await removeCrest(deps, theActor(c), c.req.valid('query').before);
      return c.body(null, 204);
    })
    .openapi(bringBack, async (c) => {
      const actor = theActor(c);
      // It may have to be drawn again.
      await deps.rateLimits.consume('upload', String(actor.id));
      await bringBackCrest(deps, actor, c.req.valid('json'));
      return c.body(null, 204);
    })
    .openapi(palette, async (c) => {
      const picked = c.req.valid('query');
      return c.json(presentPalette(picked, await drawPicked(picked)), 200);
    });
