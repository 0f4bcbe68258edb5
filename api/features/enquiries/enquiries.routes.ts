import * as contract from '../../../contract/enquiries/enquiries.ts';
import type { Deps } from '../../deps.ts';
import { anyone } from '../../lib/access.ts';
import { body, created, createRouter, defineRoute } from '../../middleware/define-route.ts';
import { presentReceipt } from './enquiries.presenter.ts';
import * as enquiries from './enquiries.service.ts';

const contact = defineRoute({
  method: 'post',
  path: '/mail/contact',
  access: anyone,
  summary: 'Send the school a message',
  request: { headers: contract.sendHeaders, body: body(contract.contactInput) },
  answer: created(contract.enquiryReceipt),
});
const apply = defineRoute({
  method: 'post',
  path: '/mail/apply',
  access: anyone,
  summary: 'Apply for a place for a child',
  request: { headers: contract.sendHeaders, body: body(contract.applicationInput) },
  answer: created(contract.enquiryReceipt),
});
const feedback = defineRoute({
  method: 'post',
  path: '/mail/feedback',
  access: anyone,
  summary: 'Send the answers of an alumni testimonial',
  request: { body: body(contract.testimonialInput) },
  answer: created(contract.enquiryReceipt),
});

export const enquiryRoutes = (deps: Deps) =>
  createRouter()
    .openapi(contact, async (c) => {
      await deps.rateLimits.consume('publicForm', c.var.clientAddress);
      const sendKey = c.req.valid('header')[contract.sendKeyHeader];
      return c.json(presentReceipt(await enquiries.sendContact(deps, c.req.valid('json'), sendKey)), 201);
    })
    .openapi(apply, async (c) => {
      await deps.rateLimits.consume('publicForm', c.var.clientAddress);
      const sendKey = c.req.valid('header')[contract.sendKeyHeader];
      return c.json(presentReceipt(await enquiries.sendApplication(deps, c.req.valid('json'), sendKey)), 201);
    })
    .openapi(feedback, async (c) => {
      await deps.rateLimits.consume('publicForm', c.var.clientAddress);
      return c.json(presentReceipt(await enquiries.sendTestimonial(deps, c.req.valid('json'))), 201);
    });
