import { mergeMessages as messages } from '../../../../contract/enquiries/merging.ts';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../lib/actor.ts';
import { ApiError, invalid, notFound } from '../../../lib/errors.ts';
import { record, refuseStale } from '../../audit/audit.service.ts';
import * as inbox from '../inbox/inbox.queries.ts';
import { viewEnquiry } from '../inbox/inbox.service.ts';
import * as queries from './merging.queries.ts';

type Row = inbox.EnquiryRow;

/** What else the same person has sent. */
export async function relatedTo({ db }: Deps, id: number) {
  const { enquiry } = await inbox.findEnquiry(db, id);
  if (!enquiry) throw notFound();
  const rows = await queries.findRelated(db, enquiry);
  return rows.map((row) => ({ ...row, canMerge: reasonAgainst(enquiry, row) === undefined }));
}

/**
 * The one becomes a part of the other: nothing is moved, it only points there. All that was said about both is read
 * together, its code leads to the other, and it can be set apart again as it was.
 */
export function merge(
  deps: Deps,
  actor: Actor,
  id: number,
  { otherId, updatedAt }: { otherId: number; updatedAt?: string | undefined },
) {
  if (id === otherId) throw invalid({ otherId: messages.itself });
  return deps.db.transaction(async (tx) => {
    const rows = await queries.lockBoth(tx, [id, otherId]);
    const [one, other] = [rows.find((row) => row.id === id), rows.find((row) => row.id === otherId)];
    if (!one || !other) throw notFound();
    await refuseStale(tx, actor, { kind: 'enquiry', itemId: id, updatedAt: one.updatedAt }, updatedAt);
    if (one.mergedInto !== null || other.mergedInto !== null) throw new ApiError('conflict', messages.other);
    if (!isSamePerson(one, other)) throw new ApiError('conflict', messages.person);
    const reason = reasonAgainst(one, other);
    if (reason) throw new ApiError('conflict', reason);
    // An application keeps its place on the board.
    const [kept, part] = one.kind !== 'application' && other.kind === 'application' ? [other, one] : [one, other];
    await queries.pointTo(tx, part.id, kept.id);
    await mergeWaiting(deps, tx, kept, part);
    await note(deps, tx, actor, kept, `Merged with ${part.receipt}`);
    const about = { action: 'merged', kind: 'enquiry', title: part.senderName };
    await record(deps, tx, actor, { ...about, itemId: part.id, detail: `Into ${kept.receipt}` });
    return { keptId: kept.id, mergedId: part.id };
  });
}

/** As it was before it was merged. */
export async function separate(deps: Deps, actor: Actor, id: number) {
  const keptId = await deps.db.transaction(async (tx) => {
    const seen = await queries.findMergedInto(tx, id);
    if (!seen) throw notFound();
    if (seen.mergedInto === null) throw new ApiError('conflict', messages.apart);
    const rows = await queries.lockBoth(tx, [id, seen.mergedInto]);
    const [part, kept] = [id, seen.mergedInto].map((one) => rows.find((row) => row.id === one));
    if (part?.mergedInto !== seen.mergedInto) throw new ApiError('conflict', messages.other);
    await queries.setApart(tx, id);
    if (kept) await note(deps, tx, actor, kept, `${part.receipt} stands by itself again`);
    const about = { action: 'separated', kind: 'enquiry', itemId: id, title: part.senderName };
    await record(deps, tx, actor, { ...about, detail: kept ? `From ${kept.receipt}` : '' });
    return kept?.id ?? id;
  });
  return viewEnquiry(deps, keptId);
}

type Compared = Pick<Row, 'kind' | 'suspicion' | 'childName'>;

function reasonAgainst(one: Compared, other: Compared): string | undefined {
  if ([one, other].some(({ kind }) => kind === 'testimonial')) return messages.testimonial;
  if ([one, other].some(({ suspicion }) => suspicion !== null)) return messages.spam;
  const children = [one, other].map(({ childName }) => childName?.trim().toLowerCase());
  const areApplications = one.kind === 'application' && other.kind === 'application';
  return areApplications && children[0] !== children[1] ? messages.children : undefined;
}

function isSamePerson(one: Row, other: Row): boolean {
  const digits = queries.digitsOf(one.senderPhone);
  const isSamePhone = digits.length === 9 && digits === queries.digitsOf(other.senderPhone);
  return isSamePhone || one.senderEmail.toLowerCase() === other.senderEmail.toLowerCase();
}

async function mergeWaiting(deps: Deps, tx: Db, kept: Row, part: Row): Promise<void> {
  const now = deps.clock();
  await inbox.updateEnquiry(tx, kept.id, { ...turnAfter(now, kept, part), updatedAt: now });
}

/** Whoever waited longer with one of them waits as long with both; what is closed is open again. */
function turnAfter(now: Date, kept: Row, part: Row) {
  const since = part.waitingSince;
  if (since === null) return {};
  if (since > now) return snoozedWith(now, kept, since);
  const longest = kept.waitingSince !== null && kept.waitingSince < since ? kept.waitingSince : since;
  const turn = { heardAt: longest, snoozedUntil: null };
  return kept.status === 'closed' ? { ...turn, status: 'contacted' as const } : turn;
}

/** A snoozed part is nobody who waits yet: of two snoozes the first to end counts, and what waits or is closed stays so. */
function snoozedWith(now: Date, kept: Row, until: Date) {
  const { snoozedUntil, waitingSince, status } = kept;
  const isSnoozed = snoozedUntil !== null && snoozedUntil > now;
  const stays = isSnoozed ? snoozedUntil <= until : status === 'closed' || waitingSince !== null;
  return stays ? {} : { snoozedUntil: until };
}

async function note(deps: Deps, tx: Db, actor: Actor, { id }: Row, text: string): Promise<void> {
  const line = { kind: 'status' as const, text, enquiryId: id, authorId: actor.id, createdAt: deps.clock() };
  await inbox.insertNotes(tx, [line]);
}
