import { randomUUID } from 'node:crypto';
import { type EnquiryStatus, enquiryStatusNames } from '../../../../contract/enquiries/enquiries.ts';
import { replyMessages as messages, type ReplyInput, takeBackSeconds } from '../../../../contract/enquiries/replies.ts';
import { ownerRole } from '../../../../contract/people/roles.ts';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../lib/actor.ts';
import { ApiError, forbidden, invalid, notFound } from '../../../lib/errors.ts';
import { record } from '../../audit/audit.service.ts';
import { replyAddress } from '../../mailbox/mailbox-settings.ts';
import { loadSender, loadSettings } from '../../settings/settings.service.ts';
import type { EnquiryRow } from '../enquiries.queries.ts';
import * as inbox from '../inbox/inbox.queries.ts';
import { lockWhole, viewEnquiry } from '../inbox/inbox.service.ts';
import { replyMail } from '../mails/reply-mail.tsx';
import { collectFiles } from './attachments.ts';
import * as queries from './replies.queries.ts';

/** The answer, its mail, its files and the step of the enquiry are written together, or nothing is. */
export async function sendReply(deps: Deps, actor: Actor, enquiryId: number, { files, ...input }: ReplyInput) {
  // Forms write line breaks in the old way.
  const text = input.text.replace(/\r\n?/g, '\n');
  const collected = await collectFiles(deps, { documents: input.documents, files });
  await deps.db.transaction(async (tx) => {
    const enquiry = await lockWhole(tx, enquiryId);
    const earlier = await queries.findByKey(tx, input.key);
    if (earlier?.enquiryId === enquiryId) return;
    if (earlier) throw invalid({ key: messages.key });
    if (enquiry.suspicion !== null) throw new ApiError('conflict', messages.quarantined);
    await refuseUnseen(tx, enquiryId, input.seen);
    const now = deps.clock();
    const mailId = await deps.outbox.enqueue(tx, {
      ...{ kind: 'reply', recipient: enquiry.senderEmail, replyTo: await officeOf(deps, tx, enquiry) },
      ...replyMail(await loadSender(tx, deps.publicUrl), enquiry, text),
      ...{ enquiryId, startAfter: new Date(now.getTime() + takeBackSeconds * 1000) },
    });
    const ids = { key: input.key, messageId: randomUUID() };
    const own = { enquiryId, direction: 'out' as const, authorId: actor.id, mailId, ...ids, text };
    await queries.insertMessage(tx, { ...own, statusBefore: enquiry.status, createdAt: now }, collected);
    const status = input.close === 'yes' ? 'closed' : enquiry.status === 'new' ? 'contacted' : enquiry.status;
    await move(deps, tx, actor, enquiry, status, '');
    const detail = collected.map(({ name }) => name).join(', ');
    await record(deps, tx, actor, { action: 'answered', ...named(enquiry), detail });
  });
  return viewEnquiry(deps, enquiryId);
}

/** Two who answer at once would say two things: the second looks first. */
async function refuseUnseen(tx: Db, enquiryId: number, seen: number): Promise<void> {
  const newest = await queries.newestMessage(tx, enquiryId);
  if (!newest || newest.id <= seen) return;
  const words = newest.direction === 'in' ? messages.arrived : messages.answered(newest.author ?? 'Somebody');
  throw new ApiError('stale', words);
}

/** Where an answer to the answer goes. */
async function officeOf(deps: Deps, tx: Db, { kind }: EnquiryRow): Promise<string> {
  const own = await replyAddress({ ...deps, db: tx });
  if (own) return own;
  const { school, recipients } = await loadSettings(tx);
  return recipients[kind] || school.mailbox;
}

/** Until its mail has left, whoever wrote an answer can have it back, or an owner. */
export function takeBack(deps: Deps, actor: Actor, enquiryId: number, messageId: number) {
  return deps.db.transaction(async (tx) => {
    const enquiry = await inbox.lockEnquiry(tx, enquiryId);
    const message = await queries.findMessage(tx, enquiryId, messageId);
    if (!enquiry || message?.direction !== 'out') throw notFound();
    if (message.authorId !== actor.id && actor.role < ownerRole) throw forbidden();
    const isBack = message.mailId !== null && (await deps.outbox.withdraw(tx, message.mailId));
    if (!isBack) throw new ApiError('conflict', messages.gone);
    await queries.deleteMessage(tx, messageId);
    await move(deps, tx, actor, enquiry, (message.statusBefore ?? enquiry.status) as EnquiryStatus, ' again');
    const newest = await queries.newestMessage(tx, enquiryId);
    if (newest?.direction === 'in') await inbox.updateEnquiry(tx, enquiryId, { heardAt: newest.createdAt });
    await record(deps, tx, actor, { action: 'took back an answer', ...named(enquiry) });
    return { text: message.text };
  });
}

/** An answer is a step, too, and stands in the history as one. */
async function move(deps: Deps, tx: Db, actor: Actor, before: EnquiryRow, status: EnquiryStatus, how: string) {
  const now = deps.clock();
  await inbox.updateEnquiry(tx, before.id, { status, heardAt: null, snoozedUntil: null, updatedAt: now });
  if (status === before.status) return;
  const text = `Moved from ${enquiryStatusNames[before.status]} to ${enquiryStatusNames[status]}${how}`;
  const line = { kind: 'status' as const, text, enquiryId: before.id, authorId: actor.id, createdAt: now };
  await inbox.insertNotes(tx, [line]);
}

const named = ({ id, senderName }: EnquiryRow) => ({ kind: 'enquiry', itemId: id, title: senderName });

/** The letter as it would leave now. */
export async function previewReply(deps: Deps, enquiryId: number, text: string) {
  const { enquiry } = await inbox.findEnquiry(deps.db, enquiryId);
  if (!enquiry) throw notFound();
  const { subject, body } = replyMail(await loadSender(deps.db, deps.publicUrl), enquiry, text);
  return { to: enquiry.senderEmail, subject, text: body };
}

export async function openFile({ db }: Deps, id: number) {
  const file = await queries.findFile(db, id);
  if (!file) throw notFound('There is no such file.');
  return file;
}
