import * as contract from '../../../../contract/enquiries/mailbox.ts';
import type { Deps } from '../../../deps.ts';
import { tokenless } from '../../../lib/access.ts';
import { limitBody } from '../../../middleware/body-size.ts';
import { createRouter, defineRoute, ok } from '../../../middleware/define-route.ts';
import { takeHandedIn } from './incoming.service.ts';
import { maxMailBytes } from './receive.service.ts';

export const incomingPath = '/mail/replies';

const take = defineRoute({
  method: 'post',
  path: incomingPath,
  access: tokenless,
  summary: 'Hand in a mail as it came over the wire; it is put into the enquiry that it answers',
  request: {
    headers: contract.replyHeaders,
    body: {
      content: { 'message/rfc822': { schema: { type: 'string', format: 'binary' } } },
      required: true,
    },
  },
  answer: ok(contract.replyTaken),
});

export const incomingRoutes = (deps: Deps) => {
  const router = createRouter();
  router.use(incomingPath, limitBody(maxMailBytes, contract.mailboxMessages.tooLarge));
  return router.openapi(take, async (c) => {
    const { [contract.signatureHeader]: signature } = c.req.valid('header');
    // Where nothing can be signed, the secret itself.
    const authorization = c.req.header('authorization');
    const raw = new Uint8Array(await c.req.arrayBuffer());
    const outcome = await takeHandedIn(deps, { raw, signature, authorization, address: c.var.clientAddress });
    return c.json({ outcome }, 200);
  });
};
