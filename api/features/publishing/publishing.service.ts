import type { z } from 'zod';
import type { PublishedKind, unpublishedQuery } from '../../../contract/content/publishing.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { pageCount, pageOf } from '../../lib/paging.ts';
import { record, wasRecorded } from '../audit/audit.service.ts';
import { isTheirs } from './publishing.policy.ts';
import * as queries from './publishing.queries.ts';

const pageSize = 20;

type Timed = { id: number; createdAt: Date; draft: boolean };
type Timing = Pick<Deps, 'clock' | 'jobs'>;
type Due = { kind: PublishedKind; id: number; at: string };

/** In the transaction of the save: what lies in the future is announced when its moment comes. */
export async function publishOnTime({ clock, jobs }: Timing, tx: Db, kind: PublishedKind, thing: Timed): Promise<void> {
  if (thing.draft || thing.createdAt <= clock()) return;
  await jobs.send(tx, 'publish', { kind, id: thing.id, at: thing.createdAt.toISOString() }, thing.createdAt);
}

/** After a restore: what was planned is there, the jobs that would announce it are not. */
export async function reschedule(timing: Timing, db: Db): Promise<void> {
  for (const planned of await queries.listPlanned(db, timing.clock()))
    await publishOnTime(timing, db, planned.kind, planned);
}

/**
 * Readers see a thing from its moment on, whether or not this job has run; the job says so in the log. It says nothing
 * when the thing has been put off, taken back or deleted since, or when a job of an earlier save has said it.
 */
export function announcePublished(deps: Deps, { kind, id, at }: Due): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const due = await queries.findDue(tx, kind, id, new Date(at));
    const isSaid = due && (await wasRecorded(tx, { action: 'published', kind, itemId: id, since: new Date(at) }));
    if (!due || isSaid) return;
    await record(deps, tx, null, { action: 'published', kind, itemId: id, title: due.title });
    // Nothing was written that readers see, and yet they see something new.
    await queries.notifyContentChanged(tx);
  });
}

/** A list of its own, so that those which everybody reads are the same for all and can be cached. */
export async function listUnpublished({ db, clock }: Deps, actor: Actor, query: z.infer<typeof unpublishedQuery>) {
  const { kind, cat, page } = query;
  const filter = { category: cat, now: clock(), theirs: isTheirs(actor, kind) };
  const { limit, offset } = pageOf(page, pageSize);
  const [docs, total] = await Promise.all([
    kind === 'event'
      ? queries.unpublishedEvents(db, filter, limit, offset)
      : queries.unpublishedStories(db, kind, filter, limit, offset),
    queries.countUnpublished(db, kind, filter),
  ]);
  return { docs, pages: pageCount(total, pageSize), total };
}
