import { idParam } from '../../../contract/common/fields.ts';
import * as contract from '../../../contract/content/events.ts';
import { adminRole, authorRole, editorRole } from '../../../contract/people/roles.ts';
import { sourceQuery } from '../../../contract/site/site.ts';
import type { Deps } from '../../deps.ts';
import { anyone, atLeast, ownerOr } from '../../lib/access.ts';
import { body, created, createRouter, defineRoute, noContent, ok } from '../../middleware/define-route.ts';
import { theActor } from '../../middleware/require.ts';
import { presentEvent, presentLinkedGallery, presentWhole } from './events.presenter.ts';
import * as events from './events.service.ts';

const upcoming = defineRoute({
  method: 'get',
  path: '/events',
  access: anyone,
  summary: 'Events whose last day is today or later, the next one first',
  request: { query: contract.eventListQuery },
  answer: ok(contract.eventList),
});
const past = defineRoute({
  method: 'get',
  path: '/events/past',
  access: anyone,
  summary: 'Events before today, the latest one first',
  request: { query: contract.eventListQuery },
  answer: ok(contract.eventList),
});
const home = defineRoute({
  method: 'get',
  path: '/events/home',
  access: anyone,
  summary: 'The next events of the general calendar, for the home page',
  request: { query: sourceQuery },
  answer: ok(contract.eventHome),
});
const view = defineRoute({
  method: 'get',
  path: '/events/view/{id}',
  access: anyone,
  summary: 'One event and the newest gallery of it',
  request: { params: idParam },
  answer: ok(contract.eventView),
});
const add = defineRoute({
  method: 'post',
  path: '/events/add',
  access: atLeast(editorRole),
  summary: 'Add an event',
  request: { body: body(contract.eventAdd) },
  answer: created(contract.wholeEvent),
});
const begin = defineRoute({
  method: 'post',
  path: '/events/draft',
  access: atLeast(authorRole),
  summary: 'Begin an event that readers do not see yet',
  request: { body: body(contract.eventDraft) },
  answer: created(contract.wholeEvent),
});
const edit = defineRoute({
  method: 'put',
  path: '/events/edit/{id}',
  access: ownerOr(adminRole),
  summary: 'Change an event',
  request: { params: idParam, body: body(contract.eventEdit) },
  answer: ok(contract.wholeEvent),
});
const remove = defineRoute({
  method: 'delete',
  path: '/events/delete/{id}',
  access: ownerOr(adminRole),
  summary: 'Delete an event',
  request: { params: idParam },
  answer: noContent,
});

export const eventRoutes = (deps: Deps) =>
  createRouter()
    .openapi(upcoming, async (c) => {
      const { docs, pages } = await events.listEvents(deps, 'upcoming', c.req.valid('query'));
      return c.json({ docs: docs.map(presentEvent), pages }, 200);
    })
    .openapi(past, async (c) => {
      const { docs, pages } = await events.listEvents(deps, 'past', c.req.valid('query'));
      return c.json({ docs: docs.map(presentEvent), pages }, 200);
    })
    .openapi(home, async (c) => {
      const next = await events.homeEvents(deps, c.req.valid('query').from);
      return c.json(next.map(presentEvent), 200);
    })
    .openapi(view, async (c) => {
      const { event, gallery, days } = await events.viewEvent(deps, c.var.actor, c.req.valid('param').id);
      const linked = gallery ? presentLinkedGallery(gallery) : null;
      return c.json({ calEvent: presentWhole(event), gallery: linked, days }, 200);
    })
    .openapi(add, async (c) => {
      const event = await events.addEvent(deps, theActor(c), c.req.valid('json'));
      return c.json(presentWhole(event), 201);
    })
    .openapi(begin, async (c) => {
      const event = await events.addEvent(deps, theActor(c), c.req.valid('json'));
      return c.json(presentWhole(event), 201);
    })
    .openapi(edit, async (c) => {
      const { id } = c.req.valid('param');
      const event = await events.editEvent(deps, theActor(c), id, c.req.valid('json'));
      return c.json(presentWhole(event), 200);
    })
    .openapi(remove, async (c) => {
      await events.deleteEvent(deps, theActor(c), c.req.valid('param').id);
      return c.body(null, 204);
    });
