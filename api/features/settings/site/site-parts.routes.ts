import { previewKey, previewLink } from '../../../../contract/content/previews.ts';
import { adminRole } from '../../../../contract/people/roles.ts';
import { liveChoices } from '../../../../contract/site/shown-site.ts';
import * as contract from '../../../../contract/site/site-parts.ts';
import type { Deps } from '../../../deps.ts';
import { anyone, atLeast } from '../../../lib/access.ts';
import { body, created, createRouter, defineRoute, noContent, ok } from '../../../middleware/define-route.ts';
import { theActor } from '../../../middleware/require.ts';
import { countWrongLinks } from '../../auth/count-wrong-links.ts';
import { presentPart, presentPublic } from '../settings.presenter.ts';
import { openShown } from './shown-preview.service.ts';
import * as parts from './site-parts.service.ts';
import { presentPreview } from './site-preview.presenter.ts';

const access = atLeast(adminRole);

const view = defineRoute({
  method: 'get',
  path: '/admin/site/{part}',
  access,
  summary: 'The menu with the footer, the home page or the words, with what is not public yet',
  request: { params: contract.sitePartParam },
  answer: ok(contract.sitePartView),
});
const save = defineRoute({
  method: 'put',
  path: '/admin/site/{part}',
  access,
  summary: 'Publish the menu with the footer, the home page or the words, or keep them beside what readers see',
  request: { params: contract.sitePartParam, body: body(contract.sitePartEdit) },
  answer: ok(contract.sitePartView),
});
const dropKept = defineRoute({
  method: 'delete',
  path: '/admin/site/{part}/kept',
  access,
  summary: 'Give up what is kept and not public',
  request: { params: contract.sitePartParam },
  answer: noContent,
});
const makePreview = defineRoute({
  method: 'post',
  path: '/admin/site/{part}/preview',
  access,
  summary: 'A link that shows the site with what is kept, for seven days; it ends the one before',
  request: { params: contract.previewPartParam },
  answer: created(previewLink),
});
const endPreview = defineRoute({
  method: 'delete',
  path: '/admin/site/{part}/preview',
  access,
  summary: 'End the link that shows the site with what is kept',
  request: { params: contract.previewPartParam },
  answer: noContent,
});
const open = defineRoute({
  method: 'get',
  path: '/site/preview',
  access: anyone,
  summary: 'The settings of the school as a preview link shows them',
  request: { query: previewKey },
  answer: ok(contract.sitePreview),
});

export const sitePartRoutes = (deps: Deps) => {
  const countWrong = countWrongLinks(deps, 'previewKey');
  return createRouter()
    .openapi(view, async (c) => c.json(presentPart(await parts.viewPart(deps, c.req.valid('param').part)), 200))
    .openapi(save, async (c) => {
      const { part } = c.req.valid('param');
      await parts.savePart(deps, theActor(c), part, c.req.valid('json'));
      return c.json(presentPart(await parts.viewPart(deps, part)), 200);
    })
    .openapi(dropKept, async (c) => {
      await parts.dropKept(deps, theActor(c), c.req.valid('param').part);
      return c.body(null, 204);
    })
    .openapi(makePreview, async (c) => {
      const { key, expiresAt } = await parts.makePreview(deps, theActor(c), c.req.valid('param').part);
      return c.json({ key, expiresAt: expiresAt.toISOString() }, 201);
    })
    .openapi(endPreview, async (c) => {
      await parts.endPreview(deps, theActor(c), c.req.valid('param').part);
      return c.body(null, 204);
    })
    .openapi(open, async (c) => {
      const { preview, settings, structure } = await countWrong(c, () => openShown(deps, c.req.valid('query').key));
      const shown = presentPublic(settings, structure, deps.envMail !== undefined || settings.hasMail);
      return c.json({ ...shown, ...presentPreview(preview), live: liveChoices(settings.home) }, 200);
    });
};
