import { enquiryKinds } from '../../../../contract/enquiries/enquiries.ts';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { EnquiryRow } from '../enquiries.queries.ts';
import { enqueueMails } from '../enquiries.service.ts';
import * as queries from '../inbox/inbox.queries.ts';

const heldReason = 'The enquiry was marked as spam before this mail had left.';
const isLetter = ({ kind }: { kind: string }): boolean => enquiryKinds.some((known) => known === kind);
const isReceipt = ({ kind }: { kind: string }): boolean => kind === 'receipt';

/**
 * What has not left does not leave any more. The letter to the school is removed while no server was asked to take it,
 * and its receipt with it, since both can be made anew; all else is held, so that only what never left is sent later.
 */
export async function stopMails({ outbox }: Deps, tx: Db, enquiryId: number): Promise<void> {
  let isMadeAnew = false;
  for (const mail of await queries.mailsOf(tx, [enquiryId])) {
    // An answer was written by somebody, who can still take it back.
    if (mail.kind === 'reply' || mail.status !== 'waiting') continue;
    const isRemoved = (isLetter(mail) || (isReceipt(mail) && isMadeAnew)) && (await outbox.withdraw(tx, mail.id));
    if (!isRemoved) await outbox.markFailed(tx, mail.id, heldReason);
    else if (isLetter(mail)) isMadeAnew = true;
  }
}

/** It was no spam: what was held is sent, and what it never had is made. */
export async function resumeMails(deps: Deps, tx: Db, enquiry: EnquiryRow): Promise<void> {
  const mails = await queries.mailsOf(tx, [enquiry.id]);
  for (const { id, status, lastError } of mails) {
    if (status === 'failed' && lastError === heldReason) await deps.outbox.requeue(tx, id);
  }
  if (!mails.some(isLetter)) await enqueueMails(deps, tx, enquiry, { isThanked: mails.some(isReceipt) });
}
