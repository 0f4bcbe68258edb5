import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { record, wasRecorded } from '../audit/audit.service.ts';
import { findDue, type PublishedKind } from './publishing.queries.ts';

type Timed = { id: number; createdAt: Date; draft: boolean };
type Due = { kind: PublishedKind; id: number; at: string };

/** In the transaction of the save: what lies in the future is announced when its moment comes. */
export async function publishOnTime({ clock, jobs }: Deps, tx: Db, kind: PublishedKind, thing: Timed): Promise<void> {
  if (thing.draft || thing.createdAt <= clock()) return;
  await jobs.send(tx, 'publish', { kind, id: thing.id, at: thing.createdAt.toISOString() }, thing.createdAt);
}

/**
 * Readers see a thing from its moment on, whether or not this job has run; the job says so in the log. It says nothing
 * when the thing has been put off, taken back or deleted since, or when a job of an earlier save has said it.
 */
export function announcePublished(deps: Deps, { kind, id, at }: Due): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const due = await findDue(tx, kind, id, new Date(at));
    const isSaid = due && (await wasRecorded(tx, { action: 'published', kind, itemId: id, since: new Date(at) }));
    if (due && !isSaid) await record(deps, tx, null, { action: 'published', kind, itemId: id, title: due.title });
  });
}
