import {
  cardsPerColumn,
  type EnquiryChange,
  type EnquiryStatus,
  enquiryStatuses,
  enquiryStatusNames,
  type InboxFilter,
  type InboxQuery,
  inboxMessages,
  receiptIn,
  statusesOf,
  waitingCount,
} from '../../../../contract/enquiries/enquiries.ts';
import { mergeMessages } from '../../../../contract/enquiries/merging.ts';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../lib/actor.ts';
import { dayAfter, schoolMoment, toMoment } from '../../../lib/clock.ts';
import { ApiError, invalid, notFound } from '../../../lib/errors.ts';
import { carriesSecret } from '../../../lib/mail/secret.ts';
import { pageCount, pageOf } from '../../../lib/paging.ts';
import { typedWords } from '../../../lib/text/typed-words.ts';
import { record, recordExport, refuseStale } from '../../audit/audit.service.ts';
import { resendInvitationTo } from '../../users/invitations.service.ts';
import { messagesOf } from '../replies/replies.queries.ts';
import { resumeMails } from '../spam/spam-mails.service.ts';
import * as queries from './inbox.queries.ts';

type Step = { kind: 'status' | 'assignee' | 'snooze'; text: string };

const pageSize = 50;
/** A form that is sent again within a day is the same one to the directory, and another enquiry. */
const duplicateWindowMs = 24 * 60 * 60 * 1000;
/** A message may have 20,000 characters, so that a batch stays within some megabytes. */
const exportBatchSize = 200;
const longestSnoozeMs = 366 * 24 * 60 * 60 * 1000;

export async function listInbox({ db, clock }: Deps, { page, ...asked }: InboxQuery) {
  const filter = toFilter(asked, clock());
  const [docs, { total, aside, snoozed, ...fresh }, otherMails] = await Promise.all([
    queries.listCards(db, filter, pageOf(page, pageSize)),
    queries.countInbox(db, filter),
    filter.folder === 'failed' ? queries.failedMailsWithoutEnquiry(db, pageSize) : [],
  ]);
  return { docs, pages: pageCount(total, pageSize), total, fresh, aside, snoozed, otherMails };
}

export const waitingLongest = ({ db, clock }: Deps) => queries.waitingLongest(db, clock(), waitingCount);

/** Which enquiries are exported is decided and noted at once; they are read as the receiver takes them. */
export async function exportInbox(deps: Deps, actor: Actor, asked: InboxFilter) {
  const { db, clock } = deps;
  const filter = toFilter(asked, clock());
  const ids = await db.transaction(async (tx) => {
    const found = await queries.matchingIds(tx, filter);
    await recordExport(deps, tx, actor, { kind: 'enquiry', count: found.length, asked });
    return found;
  });
  return (async function* () {
    for (let start = 0; start < ids.length; start += exportBatchSize) {
      yield await queries.enquiriesOf(db, ids.slice(start, start + exportBatchSize), filter);
    }
  })();
}

function toFilter({ show, kind, status, assignee, q, from, to, sort }: InboxFilter, now: Date): queries.Filter {
  return {
    folder: show ?? 'inbox',
    now,
    code: receiptIn(q),
    ...(kind && { kind }),
    ...(status && { status }),
    ...(assignee !== undefined && { assigneeId: assignee === 'none' ? null : assignee }),
    ...(from && { from: toMoment(from) }),
    ...(to && { before: toMoment(dayAfter(to)) }),
    words: typedWords(q),
    sort,
  };
}

export async function viewEnquiry({ db }: { db: Db }, id: number) {
  const { enquiry, merged } = await queries.findEnquiry(db, id);
  if (!enquiry) throw notFound();
  const ids = [id, ...merged.map((part) => part.id)];
  const [history, mails, messages] = await Promise.all([
    queries.notesOf(db, ids),
    queries.mailsOf(db, ids),
    messagesOf(db, ids),
  ]);
  return { enquiry, merged, history, mails, messages };
}

/** What is a part of another enquiry is dealt with there. */
export async function lockWhole(tx: Db, id: number): Promise<queries.EnquiryRow> {
  const row = await queries.lockEnquiry(tx, id);
  if (!row) throw notFound();
  if (row.mergedInto !== null) throw new ApiError('conflict', mergeMessages.merged);
  return row;
}

/** Each thing that changes is a line of the history. What is asked for and is so already is no change. */
export function changeEnquiry(deps: Deps, actor: Actor, id: number, change: EnquiryChange): Promise<Date> {
  return deps.db.transaction(async (tx) => {
    const before = await lockWhole(tx, id);
    await refuseStale(tx, actor, { kind: 'enquiry', itemId: id, updatedAt: before.updatedAt }, change.updatedAt);
    const { status = before.status, assigneeId = before.assigneeId } = change;
    if (!statusesOf(before.kind).includes(status)) throw invalid({ status: inboxMessages.statusOfOthers });
    const steps: Step[] = [];
    if (status !== before.status) steps.push({ kind: 'status', text: moved(before.status, status) });
    if (assigneeId !== before.assigneeId) steps.push({ kind: 'assignee', text: await given(tx, assigneeId) });
    const snoozedUntil = snoozeAfter(deps.clock(), before, { ...change, status });
    if (change.snoozedUntil !== undefined && !isSameMoment(snoozedUntil, before.snoozedUntil)) {
      steps.push({ kind: 'snooze', text: snoozedUntil ? `Snoozed until ${schoolMoment(snoozedUntil)}` : 'Woken' });
    }
    if (steps.length === 0) return before.updatedAt;
    // Whoever has moved it on has dealt with what its sender last wrote.
    const heardAt = status === before.status ? before.heardAt : null;
    const updatedAt = deps.clock();
    await queries.updateEnquiry(tx, id, { status, assigneeId, heardAt, snoozedUntil, updatedAt });
    await queries.insertNotes(
      tx,
      steps.map((step) => ({ ...step, enquiryId: id, authorId: actor.id, createdAt: updatedAt })),
    );
    const detail = steps.map(({ text }) => text).join('. ');
    await record(deps, tx, actor, { action: 'changed', kind: 'enquiry', itemId: id, title: before.senderName, detail });
    return updatedAt;
  });
}

type Asked = Pick<EnquiryChange, 'snoozedUntil'> & { status: EnquiryStatus };

/** A step ends a snooze, unless a new one is asked for with it. */
function snoozeAfter(now: Date, before: queries.EnquiryRow, { snoozedUntil: asked, status }: Asked): Date | null {
  if (asked === undefined) return status === before.status ? before.snoozedUntil : null;
  if (asked === null) return null;
  const until = new Date(asked);
  if (isSameMoment(until, before.snoozedUntil)) return until;
  const inMs = until.getTime() - now.getTime();
  if (!(inMs > 0 && inMs <= longestSnoozeMs)) throw invalid({ snoozedUntil: inboxMessages.snooze });
  if (before.suspicion !== null) throw new ApiError('conflict', inboxMessages.snoozeSpam);
  if (status === 'closed') throw new ApiError('conflict', inboxMessages.snoozeClosed);
  return until;
}

const isSameMoment = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime();

type Decided = { email: string; sentAt: Date; outcome: 'approved' | 'refused' };

/**
 * The form of a testimonial makes an enquiry as well: whoever decides about the one has dealt with the other, also with
 * one that was quarantined, and with those of a form that was sent again. No mail is queued for it any more.
 */
export async function closeTestimonials(deps: Deps, tx: Db, actor: Actor, { email, sentAt, outcome }: Decided) {
  const at = (ms: number) => new Date(sentAt.getTime() + ms);
  const sent = await queries.lockNewTestimonials(tx, {
    email,
    from: at(-duplicateWindowMs),
    to: at(duplicateWindowMs),
  });
  const detail = `${moved('new', 'closed')}. The testimonial was ${outcome}`;
  for (const { id, senderName } of sent) {
    const unquarantined = outcome === 'approved' ? { suspicion: null } : {};
    const closed = { status: 'closed' as const, heardAt: null, snoozedUntil: null };
    await queries.updateEnquiry(tx, id, { ...closed, ...unquarantined, updatedAt: deps.clock() });
    await record(deps, tx, actor, { action: 'changed', kind: 'enquiry', itemId: id, title: senderName, detail });
  }
  const line = { kind: 'status' as const, text: detail, authorId: actor.id, createdAt: deps.clock() };
  if (sent.length > 0)
    await queries.insertNotes(
      tx,
      sent.map(({ id }) => ({ ...line, enquiryId: id })),
    );
}

/** What was quarantined by mistake comes into the inbox, and those of its mails that never left are queued now. */
export function release(deps: Deps, actor: Actor, id: number, startedFrom?: string): Promise<Date> {
  return deps.db.transaction(async (tx) => {
    const before = await lockWhole(tx, id);
    await refuseStale(tx, actor, { kind: 'enquiry', itemId: id, updatedAt: before.updatedAt }, startedFrom);
    if (before.suspicion === null) return before.updatedAt;
    const now = deps.clock();
    await queries.updateEnquiry(tx, id, { suspicion: null, updatedAt: now });
    const text = `Not spam. It was set aside: ${before.suspicion}`;
    await queries.insertNotes(tx, [{ kind: 'status', text, enquiryId: id, authorId: actor.id, createdAt: now }]);
    await record(deps, tx, actor, {
      ...{ action: 'changed', kind: 'enquiry', itemId: id, title: before.senderName },
      detail: 'Not spam',
    });
    await resumeMails(deps, tx, before);
    return now;
  });
}

const moved = (from: EnquiryStatus, to: EnquiryStatus): string =>
  `Moved from ${enquiryStatusNames[from]} to ${enquiryStatusNames[to]}`;

async function given(tx: Db, assigneeId: number | null): Promise<string> {
  if (assigneeId === null) return 'Assigned to nobody';
  const person = await queries.findAssignable(tx, assigneeId);
  if (!person) throw invalid({ assigneeId: inboxMessages.assignee });
  return `Assigned to ${person.name}`;
}

/** A note changes nothing about the enquiry itself, so it is in nobody's way. */
export function addNote(deps: Deps, actor: Actor, enquiryId: number, text: string) {
  return deps.db.transaction(async (tx) => {
    const enquiry = await lockWhole(tx, enquiryId);
    const createdAt = deps.clock();
    const note = { enquiryId, authorId: actor.id, kind: 'note' as const, text, createdAt };
    const [id] = await queries.insertNotes(tx, [note]);
    if (id === undefined) throw new Error('insert returned no row');
    await record(deps, tx, actor, { action: 'noted', kind: 'enquiry', itemId: enquiryId, title: enquiry.senderName });
    return { ...note, id, author: actor.name };
  });
}

export const assignablePeople = ({ db }: Deps) => queries.assignablePeople(db);

export async function viewBoard({ db }: Deps) {
  const [cards, totals] = await Promise.all([queries.boardCards(db, cardsPerColumn), queries.countBoard(db)]);
  return enquiryStatuses.map((status) => ({
    status,
    total: totals.find((row) => row.status === status)?.total ?? 0,
    docs: cards.filter((card) => card.status === status),
  }));
}

/** A mail that has not gone out yet is retried now, with all its attempts; one with a link asks who it is first. */
export function resendMail(deps: Deps, actor: Actor, id: number, requireProof: () => void) {
  return deps.db.transaction(async (tx) => {
    const mail = await queries.lockMail(tx, id);
    if (!mail) throw notFound();
    if (mail.status === 'sent') throw new ApiError('conflict', inboxMessages.sent);
    if (carriesSecret(mail)) {
      requireProof();
      return sendNewLink(deps, tx, actor, mail);
    }
    await deps.outbox.requeue(tx, id);
    await record(deps, tx, actor, { action: 'resent', kind: 'mail', itemId: id, title: mail.subject });
    return { ...mail, status: 'waiting' as const };
  });
}

const linkMessages = {
  asked: 'The link of this mail is not kept. Whoever wants it asks for a new one.',
  over: 'This invitation was accepted or withdrawn.',
  renewed: 'The invitation was sent again, with a new link.',
};

/** Its link is not stored, and old by now: an invitation is made anew; all other links are asked for again. */
async function sendNewLink(deps: Deps, tx: Db, actor: Actor, mail: queries.MailRow) {
  if (mail.kind !== 'invitation') throw new ApiError('conflict', linkMessages.asked);
  if (!(await resendInvitationTo(deps, tx, actor, mail.recipient))) throw new ApiError('conflict', linkMessages.over);
  await deps.outbox.markFailed(tx, mail.id, linkMessages.renewed);
  const [fresh] = await queries.newestMailTo(tx, mail.kind, mail.recipient);
  return fresh ?? mail;
}
