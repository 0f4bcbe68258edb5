import { idParam } from '../../../contract/common/fields.ts';
import * as contract from '../../../contract/media/consent.ts';
import { adminRole, editorRole } from '../../../contract/people/roles.ts';
import type { Deps } from '../../deps.ts';
import { atLeast, ownerOr, signedIn } from '../../lib/access.ts';
import { body, createRouter, defineRoute, ok } from '../../middleware/define-route.ts';
import { theActor } from '../../middleware/require.ts';
import { presentNoted, presentShown } from './consent.presenter.ts';
import * as consents from './consent.service.ts';

const view = defineRoute({
  method: 'get',
  path: '/consent',
  access: signedIn,
  summary: 'What is noted about children in pictures, of those that the caller may change',
  request: { query: contract.consentQuery },
  answer: ok(contract.notedConsents),
});
const note = defineRoute({
  method: 'put',
  path: '/consent',
  access: ownerOr(editorRole),
  summary: 'Note for some pictures whether children in them may be shown',
  request: { body: body(contract.consentEdit) },
  answer: ok(contract.notedConsents),
});
const viewGallery = defineRoute({
  method: 'get',
  path: '/consent/galleries/{id}',
  access: ownerOr(adminRole),
  summary: 'For how many pictures of a gallery consent is noted',
  request: { params: idParam },
  answer: ok(contract.galleryConsent),
});
const noteGallery = defineRoute({
  method: 'put',
  path: '/consent/galleries/{id}',
  access: ownerOr(adminRole),
  summary: 'Note it for all pictures of a gallery at once',
  request: { params: idParam, body: body(contract.galleryConsentEdit) },
  answer: ok(contract.galleryConsent),
});
const list = defineRoute({
  method: 'get',
  path: '/admin/consent',
  access: atLeast(adminRole),
  summary: 'The pictures that readers see, by what is noted about consent, the newest first',
  request: { query: contract.consentListQuery },
  answer: ok(contract.consentList),
});

export const consentRoutes = (deps: Deps) =>
  createRouter()
    .openapi(view, async (c) => {
      const docs = await consents.consentOf(deps, theActor(c), c.req.valid('query').names);
      return c.json({ docs: docs.map(presentNoted) }, 200);
    })
    .openapi(note, async (c) => {
      const docs = await consents.noteConsent(deps, theActor(c), c.req.valid('json'));
      return c.json({ docs: docs.map(presentNoted) }, 200);
    })
    .openapi(viewGallery, async (c) => {
      return c.json(await consents.viewGalleryConsent(deps, theActor(c), c.req.valid('param').id), 200);
    })
    .openapi(noteGallery, async (c) => {
      const { id } = c.req.valid('param');
      return c.json(await consents.noteGallery(deps, theActor(c), id, c.req.valid('json')), 200);
    })
    .openapi(list, async (c) => {
      const { docs, uses, ...rest } = await consents.listPictures(deps, c.req.valid('query'));
      return c.json({ docs: docs.map((row) => presentShown(row, uses)), ...rest }, 200);
    });
