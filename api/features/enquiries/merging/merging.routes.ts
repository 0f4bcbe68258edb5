import { idParam } from '../../../../contract/common/fields.ts';
import { enquiryView } from '../../../../contract/enquiries/enquiries.ts';
import * as contract from '../../../../contract/enquiries/merging.ts';
import { adminRole } from '../../../../contract/people/roles.ts';
import type { Deps } from '../../../deps.ts';
import { atLeast } from '../../../lib/access.ts';
import { body, createRouter, defineRoute, ok } from '../../../middleware/define-route.ts';
import { theActor } from '../../../middleware/require.ts';
import { presentRelated, presentView } from '../enquiries.presenter.ts';
import * as merging from './merging.service.ts';

const access = atLeast(adminRole);

const related = defineRoute({
  method: 'get',
  path: '/admin/enquiries/{id}/related',
  access,
  summary: 'What else the same person has sent, by address or telephone number',
  request: { params: idParam },
  answer: ok(contract.relatedEnquiries),
});
const merge = defineRoute({
  method: 'post',
  path: '/admin/enquiries/{id}/merge',
  access,
  summary: 'Make one of two enquiries of one person',
  request: { params: idParam, body: body(contract.mergeInput) },
  answer: ok(contract.mergeAnswer),
});
const separate = defineRoute({
  method: 'post',
  path: '/admin/enquiries/{id}/separate',
  access,
  summary: 'Let an enquiry that was merged into another stand by itself again',
  request: { params: idParam },
  answer: ok(enquiryView),
});

export const mergingRoutes = (deps: Deps) =>
  createRouter()
    .openapi(related, async (c) => {
      const rows = await merging.relatedTo(deps, c.req.valid('param').id);
      return c.json({ docs: rows.map(presentRelated) }, 200);
    })
    .openapi(merge, async (c) =>
      c.json(await merging.merge(deps, theActor(c), c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(separate, async (c) =>
      c.json(presentView(await merging.separate(deps, theActor(c), c.req.valid('param').id)), 200),
    );
