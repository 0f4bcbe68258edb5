import { createHmac, timingSafeEqual } from 'node:crypto';
import { mailboxMessages } from '../../../../contract/enquiries/mailbox.ts';
import type { Deps } from '../../../deps.ts';
import { ApiError, notFound } from '../../../lib/errors.ts';
import { webhookSecret } from '../../mailbox/mailbox-settings.ts';
import { receiveReply } from './receive.service.ts';

type HandedIn = {
  raw: Uint8Array;
  signature: string | undefined;
  authorization: string | undefined;
  address: string;
};

/** Whoever has no secret learns nothing but that; of a mail that belongs to no enquiry its bringer is told, to keep it. */
export async function takeHandedIn(deps: Deps, { raw, address, ...proof }: HandedIn) {
  const secret = await webhookSecret(deps);
  if (secret === undefined || !isProven(secret, raw, proof)) {
    await deps.rateLimits.consume('wrongSignature', address);
    throw new ApiError('forbidden', mailboxMessages.signature);
  }
  await deps.rateLimits.consume('handedIn', 'all');
  const outcome = await receiveReply(deps, { head: raw, bytes: raw.length, source: async () => raw });
  if (outcome.kind === 'refused') throw new ApiError('invalid', outcome.why);
  if (outcome.kind === 'unmatched') {
    deps.log.info('a mail that was handed in belongs to no enquiry');
    throw notFound(mailboxMessages.unmatched);
  }
  return outcome.kind;
}

/** Either is compared in the same time, wherever it differs. */
function isProven(secret: string, raw: Uint8Array, { signature, authorization }: Omit<HandedIn, 'raw' | 'address'>) {
  const signed = `sha256=${createHmac('sha256', secret).update(raw).digest('hex')}`;
  return isSame(signature, signed) || isSame(authorization, `Bearer ${secret}`);
}

function isSame(given: string | undefined, right: string): boolean {
  const hash = (text: string) => createHmac('sha256', 'same length').update(text).digest();
  return given !== undefined && timingSafeEqual(hash(given), hash(right));
}
