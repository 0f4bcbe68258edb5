import type { z } from 'zod';
import { type auditQuery, staleMessages } from '../../../contract/common/history.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { dayAfter, toMoment } from '../../lib/clock.ts';
import { ApiError } from '../../lib/errors.ts';
import { pageCount, pageOf } from '../../lib/paging.ts';
import * as queries from './audit.queries.ts';

const pageSize = 50;

export type AuditEvent = { action: string; kind: string; itemId: number | string; title: string; detail?: string };

type AuditActor = Pick<Actor, 'id' | 'name'>;

/** What nobody did; of a school that is called otherwise nobody would know the program's own name. */
const program = 'The site';

/** Written in the transaction of what it tells of: a rollback takes both back. No actor means the program itself. */
export function record(deps: Pick<Deps, 'clock'>, tx: Db, actor: AuditActor | null, event: AuditEvent): Promise<void> {
  return queries.insertEntry(tx, entryOf(deps.clock(), actor, event));
}

/** Many events of one person at one moment, in one statement. */
export function recordAll(deps: Pick<Deps, 'clock'>, tx: Db, actor: Actor | null, events: AuditEvent[]): Promise<void> {
  const at = deps.clock();
  return queries.insertEntries(
    tx,
    events.map((event) => entryOf(at, actor, event)),
  );
}

/** A copy of many people's data. By which words they were found is not said: those may be a name, and stay in the log. */
export function recordExport(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  actor: AuditActor,
  { kind, count, asked }: { kind: string; count: number; asked: Record<string, unknown> },
): Promise<void> {
  const limits = Object.entries(asked).filter(
    ([name, value]) => name !== 'sort' && value !== undefined && value !== '',
  );
  const detail = limits.map(([name, value]) => (name === 'q' ? 'by words' : `${name}: ${value}`)).join(', ');
  return record(deps, tx, actor, { action: 'exported', kind, itemId: 'all', title: `A list of ${count}`, detail });
}

const entryOf = (at: Date, actor: AuditActor | null, event: AuditEvent) => ({
  ...{ at, actorId: actor?.id ?? null, actorName: actor?.name ?? program },
  ...{ detail: '', ...event, itemId: String(event.itemId) },
});

export const wasRecorded = (tx: Db, event: { action: string; kind: string; itemId: number; since: Date }) =>
  queries.hasEntry(tx, { ...event, itemId: String(event.itemId) });

/** What is changed; without an id, whatever there is of its kind. */
type Item = { kind: string; itemId?: number | string; updatedAt: Date };

/** Optimistic locking: of two people who had the same thing open, the second is told who was quicker; nothing is saved. */
export async function refuseStale(tx: Db, actor: AuditActor, item: Item, startedFrom: string | undefined) {
  const { kind, itemId, updatedAt: since } = item;
  if (startedFrom === undefined || new Date(startedFrom).getTime() === since.getTime()) return;
  const quicker = await queries.actorSince(tx, {
    kind,
    since,
    ...(itemId !== undefined && { itemId: String(itemId) }),
  });
  if (quicker?.id === actor.id) throw new ApiError('stale', staleMessages.own);
  throw new ApiError('stale', quicker?.id ? staleMessages.by(quicker.name) : staleMessages.unknown);
}

/** The lines about things lose their words: what was done stays, to whom does not. */
export const redactItems = (tx: Db, kind: string, ids: (string | number)[], title: queries.Removed) =>
  queries.redactItems(tx, kind, ids.map(String), title);

/** What a member of staff did stays in the log, by a member of staff who has left. */
export const { anonymiseActor, redactAssignee, redactLines } = queries;

export async function listAuditEvents({ db }: Deps, { page, q, actor, kind, from, to }: z.infer<typeof auditQuery>) {
  const filter = {
    q,
    ...(actor !== undefined && { actor }),
    ...(kind && { kind }),
    ...(from && { from: toMoment(from) }),
    ...(to && { before: toMoment(dayAfter(to)) }),
  };
  const { limit, offset } = pageOf(page, pageSize);
  const [docs, total] = await Promise.all([
    queries.listEntries(db, filter, limit, offset),
    queries.countEntries(db, filter),
  ]);
  return { docs, pages: pageCount(total, pageSize), total };
}
