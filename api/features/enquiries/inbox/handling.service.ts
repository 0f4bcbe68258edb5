import { inboxMessages } from '../../../../contract/enquiries/enquiries.ts';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../lib/actor.ts';
import { ApiError } from '../../../lib/errors.ts';
import { lockForSending } from '../../../lib/mail/sending-lock.ts';
import { record, refuseStale } from '../../audit/audit.service.ts';
import { moveToTrash } from '../../trash/trash.service.ts';
import { mergedInto } from '../merging/merging.queries.ts';
import { stopMails } from '../spam/spam-mails.service.ts';
import * as queries from './inbox.queries.ts';
import { lockWhole } from './inbox.service.ts';

// Who said so stands in the history; the sentence outlives the account.
const spamReason = 'Somebody in the office has marked it as spam.';
const deletedReason = 'The enquiry was deleted before this mail had left.';

/** Out of the inbox, to where all else that looks like spam lies; mails that have not left do not leave any more. */
export function markSpam(deps: Deps, actor: Actor, id: number, startedFrom: string | undefined): Promise<Date> {
  return deps.db.transaction(async (tx) => {
    const before = await lockSeen(tx, actor, id, startedFrom);
    if (before.suspicion !== null) return before.updatedAt;
    const now = deps.clock();
    const aside = { suspicion: spamReason, snoozedUntil: null, updatedAt: now };
    await queries.updateEnquiry(tx, id, aside);
    const line = { kind: 'status' as const, text: 'Marked as spam', enquiryId: id, authorId: actor.id, createdAt: now };
    await queries.insertNotes(tx, [line]);
    await stopMails(deps, tx, id);
    const about = { kind: 'enquiry', itemId: id, title: before.senderName };
    await record(deps, tx, actor, { action: 'changed', ...about, detail: 'Marked as spam' });
    return now;
  });
}

/** Into the trash, with its history, its answers, their files and its mails; what has not left yet stays here. */
export function removeEnquiry(deps: Deps, actor: Actor, id: number, startedFrom: string | undefined): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const whole = await lockSeen(tx, actor, id, startedFrom);
    const parts = await mergedInto(tx, id);
    for (const mail of await queries.mailsOf(tx, [id, ...parts.map((part) => part.id)])) {
      if (mail.status !== 'waiting') continue;
      if (!(await lockForSending(tx, mail.id))) throw new ApiError('conflict', inboxMessages.leaving);
      await deps.outbox.markFailed(tx, mail.id, deletedReason);
    }
    // What was merged into it lies beside it, and comes back with it.
    for (const one of [...parts, whole]) {
      await moveToTrash(deps, tx, actor, { kind: 'enquiry', id: one.id, title: one.senderName });
    }
  });
}

async function lockSeen(tx: Db, actor: Actor, id: number, startedFrom: string | undefined) {
  const before = await lockWhole(tx, id);
  await refuseStale(tx, actor, { kind: 'enquiry', itemId: id, updatedAt: before.updatedAt }, startedFrom);
  return before;
}
