import { idParam } from '../../../contract/common/fields.ts';
import { categoryPageQuery } from '../../../contract/common/paging.ts';
import * as contract from '../../../contract/content/galleries.ts';
import { adminRole, editorRole } from '../../../contract/people/roles.ts';
import { galleryQuery } from '../../../contract/site/site.ts';
import type { Deps } from '../../deps.ts';
import { anyone, atLeast, ownerFrom, ownerOr } from '../../lib/access.ts';
import { body, created, createRouter, defineRoute, noContent, ok } from '../../middleware/define-route.ts';
import { theActor } from '../../middleware/require.ts';
import { presentGallery, presentImage, presentOption } from './galleries.presenter.ts';
import * as galleries from './galleries.service.ts';
import * as images from './gallery-images.service.ts';

const list = defineRoute({
  method: 'get',
  path: '/galleries',
  access: anyone,
  summary: 'Galleries, the newest first',
  request: { query: categoryPageQuery },
  answer: ok(contract.galleryList),
});
const home = defineRoute({
  method: 'get',
  path: '/galleries/home',
  access: anyone,
  summary: 'The newest images out of different galleries, for the home page',
  request: { query: galleryQuery },
  answer: ok(contract.galleryImages),
});
const view = defineRoute({
  method: 'get',
  path: '/galleries/view/{id}',
  access: anyone,
  summary: 'One gallery with its images, its event and the events it could be linked to',
  request: { params: idParam },
  answer: ok(contract.galleryView),
});
const options = defineRoute({
  method: 'get',
  path: '/galleries/events',
  access: anyone,
  summary: 'The events that a gallery can be linked to',
  answer: ok(contract.eventOptions),
});
const add = defineRoute({
  method: 'post',
  path: '/galleries/add',
  access: atLeast(editorRole),
  summary: 'Add a gallery',
  request: { body: body(contract.galleryAdd) },
  answer: created(contract.gallery),
});
const edit = defineRoute({
  method: 'put',
  path: '/galleries/edit/{id}',
  access: ownerOr(adminRole),
  summary: 'Change a gallery',
  request: { params: idParam, body: body(contract.galleryEdit) },
  answer: ok(contract.gallery),
});
const remove = defineRoute({
  method: 'delete',
  path: '/galleries/delete/{id}',
  access: ownerOr(adminRole),
  summary: 'Delete a gallery with its images',
  request: { params: idParam },
  answer: noContent,
});
const addImages = defineRoute({
  method: 'post',
  path: '/galleries/addpics/{id}',
  access: ownerFrom(editorRole, adminRole),
  summary: 'Add images to a gallery, all of them or none',
  request: { params: idParam, body: body(contract.imagesAdd) },
  answer: created(contract.galleryImages),
});
const viewImage = defineRoute({
  method: 'get',
  path: '/galleries/viewpic/{id}',
  access: anyone,
  summary: 'One image of a gallery',
  request: { params: idParam },
  answer: ok(contract.galleryImage),
});
const editImage = defineRoute({
  method: 'put',
  path: '/galleries/editpic/{id}',
  access: ownerFrom(editorRole, adminRole),
  summary: 'Change the caption or the picture of an image',
  request: { params: idParam, body: body(contract.imageEdit) },
  answer: ok(contract.galleryImage),
});
const removeImage = defineRoute({
  method: 'delete',
  path: '/pictures/delete/{id}',
  access: ownerOr(adminRole),
  summary: 'Delete one image out of its gallery',
  request: { params: idParam },
  answer: noContent,
});

export const galleryRoutes = (deps: Deps) =>
  createRouter()
    .openapi(list, async (c) => {
      const { docs, pages } = await galleries.listGalleries(deps, c.req.valid('query'));
      return c.json({ docs: docs.map(presentGallery), pages }, 200);
    })
    .openapi(home, async (c) => {
      const images = await galleries.homeImages(deps, c.req.valid('query').gallery);
      return c.json(images.map(presentImage), 200);
    })
    .openapi(view, async (c) => {
      const { id } = c.req.valid('param');
      const { gallery, images, events, event } = await galleries.viewGallery(deps, c.var.actor, id);
      const answer = {
        gallery: presentGallery(gallery),
        images: images.map(presentImage),
        events: events.map(presentOption),
        event: event ? presentOption(event) : null,
      };
      return c.json(answer, 200);
    })
    .openapi(options, async (c) => {
      const events = await galleries.eventOptions(deps);
      return c.json(events.map(presentOption), 200);
    })
    .openapi(add, async (c) => {
      const gallery = await galleries.addGallery(deps, theActor(c), c.req.valid('json'));
      return c.json(presentGallery(gallery), 201);
    })
    .openapi(edit, async (c) => {
      const { id } = c.req.valid('param');
      const gallery = await galleries.editGallery(deps, theActor(c), id, c.req.valid('json'));
      return c.json(presentGallery(gallery), 200);
    })
    .openapi(remove, async (c) => {
      await galleries.deleteGallery(deps, theActor(c), c.req.valid('param').id);
      return c.body(null, 204);
    })
    .openapi(addImages, async (c) => {
      const { id } = c.req.valid('param');
      const added = await images.addImages(deps, theActor(c), id, c.req.valid('json'));
      return c.json(added.map(presentImage), 201);
    })
    .openapi(viewImage, async (c) => {
      const image = await images.viewImage(deps, c.var.actor, c.req.valid('param').id);
      return c.json(presentImage(image), 200);
    })
    .openapi(editImage, async (c) => {
      const { id } = c.req.valid('param');
      const image = await images.editImage(deps, theActor(c), id, c.req.valid('json'));
      return c.json(presentImage(image), 200);
    })
    .openapi(removeImage, async (c) => {
      await images.deleteImage(deps, theActor(c), c.req.valid('param').id);
      return c.body(null, 204);
    });
