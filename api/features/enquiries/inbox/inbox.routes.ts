import { idParam } from '../../../../contract/common/fields.ts';
import * as contract from '../../../../contract/enquiries/enquiries.ts';
import { adminRole } from '../../../../contract/people/roles.ts';
import type { Deps } from '../../../deps.ts';
import { atLeast } from '../../../lib/access.ts';
import { body, created, createRouter, defineRoute, noContent, ok } from '../../../middleware/define-route.ts';
import { requireFreshProof, theActor } from '../../../middleware/require.ts';
import {
  presentCard,
  presentCsv,
  presentMail,
  presentNote,
  presentView,
  presentWaiting,
} from '../enquiries.presenter.ts';
import * as handling from './handling.service.ts';
import * as inbox from './inbox.service.ts';

const list = defineRoute({
  method: 'get',
  path: '/admin/enquiries',
  access: atLeast(adminRole),
  summary: 'Messages, applications and testimonials, 50 on a page',
  request: { query: contract.inboxQuery },
  answer: ok(contract.inbox),
});
const exported = defineRoute({
  method: 'get',
  path: '/admin/enquiries/export',
  access: atLeast(adminRole),
  stepUp: 'policy',
  summary: 'What the same filter finds, all of it, as a table for a spreadsheet',
  request: { query: contract.inboxFilter },
  answer: { 200: { description: 'Done', content: { 'text/csv': { schema: contract.inboxSheet } } } },
});
const people = defineRoute({
  method: 'get',
  path: '/admin/enquiries/people',
  access: atLeast(adminRole),
  summary: 'Those to whom an enquiry can be given',
  answer: ok(contract.assignablePeople),
});
const waiting = defineRoute({
  method: 'get',
  path: '/admin/enquiries/waiting',
  access: atLeast(adminRole),
  summary: 'Who waits longest for the school',
  answer: ok(contract.waitingLongest),
});
const view = defineRoute({
  method: 'get',
  path: '/admin/enquiries/{id}',
  access: atLeast(adminRole),
  summary: 'One enquiry, what was done about it, and its mails',
  request: { params: idParam },
  answer: ok(contract.enquiryView),
});
const change = defineRoute({
  method: 'put',
  path: '/admin/enquiries/{id}',
  access: atLeast(adminRole),
  summary: 'Move an enquiry on, give it to somebody, or have it come back later',
  request: { params: idParam, body: body(contract.enquiryChange) },
  answer: ok(contract.enquiryView),
});
const note = defineRoute({
  method: 'post',
  path: '/admin/enquiries/{id}/notes',
  access: atLeast(adminRole),
  summary: 'Write a note about an enquiry',
  request: { params: idParam, body: body(contract.noteInput) },
  answer: created(contract.noteAnswer),
});
const spam = defineRoute({
  method: 'post',
  path: '/admin/enquiries/{id}/spam',
  access: atLeast(adminRole),
  summary: 'Set an enquiry aside as spam',
  request: { params: idParam, body: body(contract.enquirySeen) },
  answer: ok(contract.enquiryView),
});
const remove = defineRoute({
  method: 'delete',
  path: '/admin/enquiries/{id}',
  access: atLeast(adminRole),
  summary: 'Move an enquiry to the trash, with all that was said about it',
  request: { params: idParam, query: contract.enquirySeen },
  answer: noContent,
});
const release = defineRoute({
  method: 'post',
  path: '/admin/enquiries/{id}/not-spam',
  access: atLeast(adminRole),
  summary: 'Take an enquiry that was set aside into the inbox; its mails are sent now',
  request: { params: idParam },
  answer: ok(contract.enquiryView),
});
const board = defineRoute({
  method: 'get',
  path: '/admin/applications/board',
  access: atLeast(adminRole),
  summary: 'The applications by how far they have come, the newest 100 of each step',
  answer: ok(contract.applicationBoard),
});
const resend = defineRoute({
  method: 'post',
  path: '/admin/mails/{id}/resend',
  access: atLeast(adminRole),
  summary: 'Try again to send a mail that has not gone out',
  request: { params: idParam },
  answer: ok(contract.mailAnswer),
});

export const inboxRoutes = (deps: Deps) =>
  createRouter()
    .openapi(list, async (c) => {
      const { docs, otherMails, ...rest } = await inbox.listInbox(deps, c.req.valid('query'));
      return c.json({ docs: docs.map(presentCard), otherMails: otherMails.map(presentMail), ...rest }, 200);
    })
    .openapi(exported, async (c) => {
      const batches = await inbox.exportInbox(deps, theActor(c), c.req.valid('query'));
      return c.body(presentCsv(batches), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="enquiries.csv"',
      });
    })
    .openapi(people, async (c) => c.json({ people: await inbox.assignablePeople(deps) }, 200))
    .openapi(waiting, async (c) => c.json(presentWaiting(await inbox.waitingLongest(deps)), 200))
    .openapi(view, async (c) => c.json(presentView(await inbox.viewEnquiry(deps, c.req.valid('param').id)), 200))
    .openapi(change, async (c) => {
      const { id } = c.req.valid('param');
      await inbox.changeEnquiry(deps, theActor(c), id, c.req.valid('json'));
      return c.json(presentView(await inbox.viewEnquiry(deps, id)), 200);
    })
    .openapi(note, async (c) => {
      const { text } = c.req.valid('json');
      return c.json(presentNote(await inbox.addNote(deps, theActor(c), c.req.valid('param').id, text)), 201);
    })
    .openapi(spam, async (c) => {
      const { id } = c.req.valid('param');
      await handling.markSpam(deps, theActor(c), id, c.req.valid('json').updatedAt);
      return c.json(presentView(await inbox.viewEnquiry(deps, id)), 200);
    })
    .openapi(remove, async (c) => {
      await handling.removeEnquiry(deps, theActor(c), c.req.valid('param').id, c.req.valid('query').updatedAt);
      return c.body(null, 204);
    })
    .openapi(release, async (c) => {
      const { id } = c.req.valid('param');
      await inbox.release(deps, theActor(c), id);
      return c.json(presentView(await inbox.viewEnquiry(deps, id)), 200);
    })
    .openapi(board, async (c) => {
      const columns = await inbox.viewBoard(deps);
      return c.json({ columns: columns.map(({ docs, ...rest }) => ({ ...rest, docs: docs.map(presentCard) })) }, 200);
    })
    .openapi(resend, async (c) =>
      c.json(
        presentMail(
          await inbox.resendMail(deps, theActor(c), c.req.valid('param').id, () => requireFreshProof(c, 'policy')),
        ),
        200,
      ),
    );
