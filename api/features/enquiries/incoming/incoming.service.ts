import { createHmac, timingSafeEqual } from 'node:crypto';
import { mailboxMessages } from '../../../../contract/enquiries/mailbox.ts';
import type { Deps } from '../../../deps.ts';
import { ApiError, notFound } from '../../../lib/errors.ts';
import { webhookSecret } from '../../mailbox/mailbox-settings.ts';
import { receiveReply } from './receive.service.ts';

type Proof = { signature: string | undefined; authorization: string | undefined; address: string };

const signatureForm = /^sha256=[\da-f]{64}$/;
const wrongProof = () => new ApiError('forbidden', mailboxMessages.signature);

/** Refuses, before anything of the body is read, whoever has neither the secret nor anything like a signature. */
export async function requireProof(deps: Deps, { signature = '', authorization, address }: Proof): Promise<void> {
  const secret = await webhookSecret(deps);
  if (secret !== undefined && isSame(authorization, `Bearer ${secret}`)) return;
  if (secret !== undefined && signatureForm.test(signature)) return deps.rateLimits.check('wrongSignature', address);
  await deps.rateLimits.consume('wrongSignature', address);
  throw wrongProof();
}

/** Whoever has no secret learns nothing but that; of a mail that belongs to no enquiry its bringer is told, to keep it. */
export async function takeHandedIn(deps: Deps, body: ReadableStream<Uint8Array> | null, proof: Proof) {
  const secret = await webhookSecret(deps);
  const { raw, signed } = await readSigned(body, secret ?? '');
  const isProven = isSame(proof.authorization, `Bearer ${secret}`) || isSame(proof.signature, signed);
  if (secret === undefined || !isProven) {
    await deps.rateLimits.consume('wrongSignature', proof.address);
    throw wrongProof();
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

/** The bytes, and how they are signed, which is worked out while they come. */
async function readSigned(body: ReadableStream<Uint8Array> | null, secret: string) {
  const hmac = createHmac('sha256', secret);
  const chunks: Uint8Array[] = [];
  for await (const chunk of body ?? []) {
    hmac.update(chunk);
    chunks.push(chunk);
  }
  return { raw: Buffer.concat(chunks), signed: `sha256=${hmac.digest('hex')}` };
}

/** Compared in the same time, wherever they differ. */
function isSame(given: string | undefined, right: string): boolean {
  const hash = (text: string) => createHmac('sha256', 'same length').update(text).digest();
  return given !== undefined && timingSafeEqual(hash(given), hash(right));
}
