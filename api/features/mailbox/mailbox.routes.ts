import * as contract from '../../../contract/enquiries/mailbox.ts';
import { ownerRole } from '../../../contract/people/roles.ts';
import type { Deps } from '../../deps.ts';
import { atLeast } from '../../lib/access.ts';
import { body, created, createRouter, defineRoute, noContent, ok } from '../../middleware/define-route.ts';
import { theActor } from '../../middleware/require.ts';
import * as mailbox from './mailbox.service.ts';

// Whoever names the mailbox says what families are taken to have written: that is the owner's alone.
const access = atLeast(ownerRole);

const view = defineRoute({
  method: 'get',
  path: '/admin/mailbox',
  access,
  summary: 'From where the answers of families come back, and where that is set',
  answer: ok(contract.mailboxView),
});
const change = defineRoute({
  method: 'put',
  path: '/admin/mailbox',
  access,
  stepUp: 'always',
  summary: 'Set the mailbox; it is saved when it could be opened',
  request: { body: body(contract.mailboxInput) },
  answer: ok(contract.mailboxTest),
});
const test = defineRoute({
  method: 'post',
  path: '/admin/mailbox/test',
  access,
  summary: 'Open the mailbox that is set',
  answer: ok(contract.mailboxTest),
});
const remove = defineRoute({
  method: 'delete',
  path: '/admin/mailbox',
  access,
  stepUp: 'policy',
  summary: 'Forget the mailbox; answers stay in it from then on',
  answer: noContent,
});
const makeSecret = defineRoute({
  method: 'post',
  path: '/admin/mailbox/secret',
  access,
  stepUp: 'policy',
  summary: 'Make a secret for mails that are handed in over HTTP; the one before ends',
  answer: created(contract.webhookSecret),
});
const removeSecret = defineRoute({
  method: 'delete',
  path: '/admin/mailbox/secret',
  access,
  stepUp: 'policy',
  summary: 'Take no more mails over HTTP',
  answer: noContent,
});

export const mailboxRoutes = (deps: Deps) =>
  createRouter()
    .openapi(view, async (c) => c.json(await mailbox.viewMailbox(deps), 200))
    .openapi(change, async (c) => {
      await deps.rateLimits.consume('mailTest', String(theActor(c).id));
      return c.json(await mailbox.changeMailbox(deps, theActor(c), c.req.valid('json')), 200);
    })
    .openapi(test, async (c) => {
      await deps.rateLimits.consume('mailTest', String(theActor(c).id));
      return c.json(await mailbox.testMailbox(deps), 200);
    })
    .openapi(remove, async (c) => {
      await mailbox.removeMailbox(deps, theActor(c));
      return c.body(null, 204);
    })
    .openapi(makeSecret, async (c) => c.json({ secret: await mailbox.makeSecret(deps, theActor(c)) }, 201))
    .openapi(removeSecret, async (c) => {
      await mailbox.removeSecret(deps, theActor(c));
      return c.body(null, 204);
    });
