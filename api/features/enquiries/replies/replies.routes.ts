import { z } from 'zod';
import { idParam } from '../../../../contract/common/fields.ts';
import { enquiryView } from '../../../../contract/enquiries/enquiries.ts';
import * as contract from '../../../../contract/enquiries/replies.ts';
import { templatesInput, templatesView } from '../../../../contract/enquiries/reply-templates.ts';
import { adminRole, ownerRole } from '../../../../contract/people/roles.ts';
import type { Deps } from '../../../deps.ts';
import { atLeast, ownerFrom } from '../../../lib/access.ts';
import { limitBody } from '../../../middleware/body-size.ts';
import { body, created, createRouter, defineRoute, ok } from '../../../middleware/define-route.ts';
import { theActor } from '../../../middleware/require.ts';
import { presentView } from '../enquiries.presenter.ts';
import * as replies from './replies.service.ts';
import { presentTemplates } from './templates.presenter.ts';
import * as templates from './templates.service.ts';

// What a multipart form adds around the files, and the words of the answer.
const formOverhead = 128_000;
const replyPath = /^\/api\/admin\/enquiries\/\d+\/replies$/;

/** Where files are uploaded, which are larger than other requests. */
export const isReplyPath = (path: string): boolean => replyPath.test(path);

const access = atLeast(adminRole);

const send = defineRoute({
  method: 'post',
  path: '/admin/enquiries/{id}/replies',
  access,
  summary: `Answer an enquiry by mail; it leaves after ${contract.takeBackSeconds} seconds`,
  request: {
    params: idParam,
    body: { content: { 'multipart/form-data': { schema: contract.replyInput } }, required: true },
  },
  answer: created(enquiryView),
});
const preview = defineRoute({
  method: 'post',
  path: '/admin/enquiries/{id}/reply-preview',
  access,
  summary: 'The letter that an answer would be',
  request: { params: idParam, body: body(contract.replyPreviewInput) },
  answer: ok(contract.replyPreview),
});
const takeBack = defineRoute({
  method: 'delete',
  path: '/admin/enquiries/{id}/replies/{messageId}',
  access: ownerFrom(adminRole, ownerRole),
  summary: 'Take back an answer of one’s own whose mail has not left yet',
  request: { params: contract.replyParams },
  answer: ok(contract.takenBack),
});
const file = defineRoute({
  method: 'get',
  path: '/admin/enquiry-files/{id}',
  access,
  summary: 'A file of a message, as a download',
  request: { params: idParam },
  answer: { 200: { description: 'Done', content: { 'application/octet-stream': { schema: z.string() } } } },
});
const listTemplates = defineRoute({
  method: 'get',
  path: '/admin/reply-templates',
  access,
  summary: 'The templates that answers begin with',
  answer: ok(templatesView),
});
const saveTemplates = defineRoute({
  method: 'put',
  path: '/admin/reply-templates',
  access,
  summary: 'Change the templates; those that are given replace what was there',
  request: { body: body(templatesInput) },
  answer: ok(templatesView),
});

export const replyRoutes = (deps: Deps) => {
  const router = createRouter();
  const refuseLarge = limitBody(contract.maxReplyBytes + formOverhead, contract.replyMessages.tooLarge, 'files');
  router.use('/admin/enquiries/:id/replies', refuseLarge);

  return router
    .openapi(send, async (c) => {
      const actor = theActor(c);
      await deps.rateLimits.consume('reply', String(actor.id));
      const view = await replies.sendReply(deps, actor, c.req.valid('param').id, c.req.valid('form'));
      return c.json(presentView(view), 201);
    })
    .openapi(preview, async (c) =>
      c.json(await replies.previewReply(deps, c.req.valid('param').id, c.req.valid('json').text), 200),
    )
    .openapi(takeBack, async (c) => {
      const { id, messageId } = c.req.valid('param');
      return c.json(await replies.takeBack(deps, theActor(c), id, messageId), 200);
    })
    .openapi(file, async (c) => {
      const { name, type, content } = await replies.openFile(deps, c.req.valid('param').id);
      return c.body(new Uint8Array(content), 200, {
        'Content-Type': type,
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
        'Cache-Control': 'private, no-store',
      });
    })
    .openapi(listTemplates, async (c) => c.json(presentTemplates(await templates.loadTemplates(deps.db)), 200))
    .openapi(saveTemplates, async (c) =>
      c.json(presentTemplates(await templates.saveTemplates(deps, theActor(c), c.req.valid('json'))), 200),
    );
};
