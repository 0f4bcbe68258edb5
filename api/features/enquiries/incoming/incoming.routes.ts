import type { Context } from 'hono';
import * as contract from '../../../../contract/enquiries/mailbox.ts';
import type { Deps } from '../../../deps.ts';
import { tokenless } from '../../../lib/access.ts';
import type { ApiEnv } from '../../../lib/actor.ts';
import { limitBody, requireLength } from '../../../middleware/body-size.ts';
import { createRouter, defineRoute, ok } from '../../../middleware/define-route.ts';
import { requireProof, takeHandedIn } from './incoming.service.ts';
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

/** A signature or, where nothing can be signed, the secret itself. */
const proofOf = (c: Context<ApiEnv>) => ({
  signature: c.req.header(contract.signatureHeader),
  authorization: c.req.header('authorization'),
  address: c.var.clientAddress,
});

export const incomingRoutes = (deps: Deps) => {
  const router = createRouter();
  // In this order nothing of a body is read for somebody who cannot prove anything.
  router.use(incomingPath, async (c, next) => {
    await requireProof(deps, proofOf(c));
    return next();
  });
  router.use(incomingPath, requireLength, limitBody(maxMailBytes, contract.mailboxMessages.tooLarge));
  return router.openapi(take, async (c) =>
    c.json({ outcome: await takeHandedIn(deps, c.req.raw.body, proofOf(c)) }, 200),
  );
};
