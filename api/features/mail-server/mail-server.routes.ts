import * as contract from '../../../contract/enquiries/mail-server.ts';
import { ownerRole } from '../../../contract/people/roles.ts';
import type { Deps } from '../../deps.ts';
import { atLeast } from '../../lib/access.ts';
import { body, createRouter, defineRoute, noContent, ok } from '../../middleware/define-route.ts';
import { theActor } from '../../middleware/require.ts';
import { changeMail, removeMail, testMail, viewMail } from './mail-server.service.ts';

// Whoever names the mail server reads every link for a new password: that is the owner's alone.
const access = atLeast(ownerRole);

const view = defineRoute({
  method: 'get',
  path: '/admin/mail-server',
  access,
  summary: 'By which server mail leaves, and where that is set',
  answer: ok(contract.mailView),
});
const change = defineRoute({
  method: 'put',
  path: '/admin/mail-server',
  access,
  stepUp: 'always',
  summary: 'Set the mail server; it is saved when it has taken a test mail',
  request: { body: body(contract.mailInput) },
  answer: ok(contract.mailTest),
});
const test = defineRoute({
  method: 'post',
  path: '/admin/mail-server/test',
  access,
  summary: 'Send a test mail by the server that is set',
  request: { body: body(contract.mailTestInput) },
  answer: ok(contract.mailTest),
});
const remove = defineRoute({
  method: 'delete',
  path: '/admin/mail-server',
  access,
  stepUp: 'policy',
  summary: 'Forget the mail server; mails wait from then on',
  answer: noContent,
});

export const mailServerRoutes = (deps: Deps) =>
  createRouter()
    .openapi(view, async (c) => c.json(await viewMail(deps), 200))
    .openapi(change, async (c) => {
      await deps.rateLimits.consume('mailTest', String(theActor(c).id));
      return c.json(await changeMail(deps, theActor(c), c.req.valid('json')), 200);
    })
    .openapi(test, async (c) => {
      await deps.rateLimits.consume('mailTest', String(theActor(c).id));
      return c.json(await testMail(deps, c.req.valid('json').to), 200);
    })
    .openapi(remove, async (c) => {
      await removeMail(deps, theActor(c));
      return c.body(null, 204);
    });
