import type { z } from 'zod';
import { idParam } from '../../../contract/common/fields.ts';
import * as contract from '../../../contract/content/alumni.ts';
import { adminRole } from '../../../contract/people/roles.ts';
import type { Deps } from '../../deps.ts';
import { anyone, atLeast } from '../../lib/access.ts';
import type { Actor } from '../../lib/actor.ts';
import { body, created, createRouter, defineRoute, noContent, ok } from '../../middleware/define-route.ts';
import { theActor } from '../../middleware/require.ts';
import { presentAlumnus, presentCard, presentReceipt, presentTestimonial, presentWhole } from './alumni.presenter.ts';
import * as alumni from './alumni.service.ts';

// Both addresses are in use, and to the router they are two.
const directoryAt = <P extends string>(path: P) =>
  defineRoute({
    method: 'get',
    path,
    access: anyone,
    summary: 'A page of the alumni directory, newest class first',
    request: { query: contract.directoryQuery },
    answer: ok(contract.directoryList),
  });
const list = directoryAt('/alum');
const listWithSlash = directoryAt('/alum/');
const view = defineRoute({
  method: 'get',
  path: '/alum/view/{id}',
  access: anyone,
  summary: 'One alumnus',
  request: { params: idParam },
  answer: ok(contract.alumnus),
});
const add = defineRoute({
  method: 'post',
  path: '/alum/add',
  access: anyone,
  summary: 'Send a testimonial for the directory; it waits until an administrator has read it',
  request: { body: body(contract.alumnusAdd) },
  answer: created(contract.alumnusReceipt),
});
const edit = defineRoute({
  method: 'put',
  path: '/alum/edit/{id}',
  access: atLeast(adminRole),
  summary: 'Change an alumnus',
  request: { params: idParam, body: body(contract.alumnusEdit) },
  answer: ok(contract.alumnus),
});
const remove = defineRoute({
  method: 'delete',
  path: '/alum/delete/{id}',
  access: atLeast(adminRole),
  summary: 'Delete an alumnus',
  request: { params: idParam },
  answer: noContent,
});
const testimonials = defineRoute({
  method: 'get',
  path: '/admin/testimonials',
  access: atLeast(adminRole),
  summary: 'Testimonials that wait for approval, the oldest first unless asked otherwise',
  request: { query: contract.testimonialQuery },
  answer: ok(contract.testimonialList),
});
const approve = defineRoute({
  method: 'post',
  path: '/alum/approve/{id}',
  access: atLeast(adminRole),
  summary: 'Put a testimonial into the directory and, with its picture, among the testimonials; again is harmless',
  request: { params: idParam },
  answer: ok(contract.alumnus),
});
const refuse = defineRoute({
  method: 'post',
  path: '/alum/refuse/{id}',
  access: atLeast(adminRole),
  summary: 'Move a testimonial that waits to the trash',
  request: { params: idParam },
  answer: noContent,
});

export const alumniRoutes = (deps: Deps) => {
  async function directory(
    actor: Actor | null,
    query: contract.DirectoryQuery,
  ): Promise<z.infer<typeof contract.directoryList>> {
    const { rows, totalPages } = await alumni.listAlumni(deps, query);
    return { allAlums: rows.map((row) => presentCard(actor, row)), totalPages };
  }

  return createRouter()
    .openapi(list, async (c) => c.json(await directory(c.var.actor, c.req.valid('query')), 200))
    .openapi(listWithSlash, async (c) => c.json(await directory(c.var.actor, c.req.valid('query')), 200))
    .openapi(view, async (c) => {
      const alumnus = await alumni.viewAlumnus(deps, c.var.actor, c.req.valid('param').id);
      return c.json(presentAlumnus(c.var.actor, alumnus), 200);
    })
    .openapi(add, async (c) => {
      await deps.rateLimits.consume('publicForm', c.var.clientAddress);
      const alumnus = await alumni.addAlumnus(deps, c.var.actor, c.req.valid('json'));
      return c.json(presentReceipt(alumnus), 201);
    })
    .openapi(edit, async (c) => {
      const alumnus = await alumni.editAlumnus(deps, theActor(c), c.req.valid('param').id, c.req.valid('json'));
      return c.json(presentAlumnus(theActor(c), alumnus), 200);
    })
    .openapi(remove, async (c) => {
      await alumni.deleteAlumnus(deps, theActor(c), c.req.valid('param').id);
      return c.body(null, 204);
    })
    .openapi(testimonials, async (c) => {
      const { docs, ...rest } = await alumni.listTestimonials(deps, c.req.valid('query'));
      return c.json({ docs: docs.map(presentTestimonial), ...rest }, 200);
    })
    .openapi(approve, async (c) => {
      const alumnus = await alumni.approveAlumnus(deps, theActor(c), c.req.valid('param').id);
      return c.json(presentWhole(alumnus), 200);
    })
    .openapi(refuse, async (c) => {
      await alumni.refuseAlumnus(deps, theActor(c), c.req.valid('param').id);
      return c.body(null, 204);
    });
};
