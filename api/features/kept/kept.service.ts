import { staleMessages } from '../../../contract/common/history.ts';
import { keptMessages } from '../../../contract/content/kept.ts';
import type { Keeping } from '../../../contract/content/publishing.ts';
import type { KeptWords, PictureInfo, PictureWords } from '../../../contract/media/media.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { ApiError, invalid } from '../../lib/errors.ts';
import { record } from '../audit/audit.service.ts';
import { infosOf, lockPictures } from '../media/media.service.ts';
import type { KeptPage, KeptRow, Thing } from './kept.queries.ts';
import * as queries from './kept.queries.ts';
import { requireComplete } from './kept-edits.ts';
import { asKept, asSaid, withWords } from './kept-words.ts';

export type { KeptRow } from './kept.queries.ts';

type Public = Thing & { title: string; draft: boolean; createdAt: Date; updatedAt: Date };
/** What it would take to make the change, the names of its pictures apart. */
type Written = { content: Record<string, unknown>; pictures: string[]; words?: PictureWords[] | undefined };
type Scheduling = Pick<Deps, 'clock' | 'jobs'>;
type Titled = (Thing | KeptPage) & { title: string };

export const { findKept, noteProblem } = queries;

/** In a transaction that holds the lock of the thing: readers go on seeing it as it is. */
export async function keepChange(
  deps: Scheduling,
  tx: Db,
  actor: Actor,
  thing: Public,
  { publishAt, kept }: Keeping,
  { content, pictures, words = [] }: Written,
): Promise<void> {
  const now = deps.clock();
  if (thing.draft || thing.createdAt > now) throw invalid({ keep: keptMessages.notPublic });
  if (publishAt !== undefined && new Date(publishAt) <= now) throw invalid({ publishAt: keptMessages.past });
  requireComplete(thing.kind, content);
  refuseOther(actor, await queries.findKept(tx, thing), kept);
  const moment = publishAt ? new Date(publishAt) : null;
  const change = {
    content: { ...content, words: asKept(words) },
    ...{ basedOn: thing.updatedAt, publishAt: moment, savedBy: actor.id, savedAt: now },
  };
  const named = words.map(({ name }) => name);
  // It will be said in the name of whoever kept it, who must be allowed to say it.
  if (named.length > 0) await lockPictures(tx, actor, named);
  await queries.putKept(tx, thing, change, [...pictures, ...named]);
  if (moment) await scheduleKept(deps, tx, thing, now, moment);
  await record(deps, tx, actor, { action: 'kept', kind: thing.kind, itemId: thing.id, title: thing.title });
}

/** In the transaction that keeps the change. A later one of the same thing has a job of its own. */
export const scheduleKept = (deps: Scheduling, tx: Db, thing: Thing | KeptPage, savedAt: Date, at: Date) => {
  const when = { savedAt: savedAt.toISOString() };
  const due = thing.kind === 'page' ? { kind: thing.kind, id: thing.id } : { kind: thing.kind, id: thing.id };
  return deps.jobs.send(tx, 'publish-kept', { ...due, ...when }, at);
};

/** After a restore: what was planned is there, the jobs that would publish it are not. */
export async function rescheduleKept(deps: Scheduling, db: Db): Promise<void> {
  for (const planned of await queries.listPlanned(db))
    await db.transaction((tx) => planAnew(deps, tx, planned, planned, keptMessages.restored));
}

/**
 * It comes back with its thing from the trash. Its job may have come and gone meanwhile, or not have been in the backup
 * that was restored; two of them publish it once.
 */
export async function resumeKept(deps: Scheduling, tx: Db, thing: Titled): Promise<void> {
  const plan = await queries.findPlan(tx, thing);
  if (plan && !plan.problem) await planAnew(deps, tx, thing, plan, keptMessages.inTrash);
}

type Plan = { savedAt: Date; publishAt: Date | null };

/** What is late may be wrong by now: it is not published, and says why, so that somebody decides. */
async function planAnew(deps: Scheduling, tx: Db, thing: Titled, plan: Plan, detail: string): Promise<void> {
  if (!plan.publishAt) return;
  if (plan.publishAt > deps.clock()) return scheduleKept(deps, tx, thing, plan.savedAt, plan.publishAt);
  const { kind, id: itemId, title } = thing;
  await queries.noteProblem(tx, thing, detail);
  await record(deps, tx, null, { action: 'did not publish', kind, itemId, title, detail });
}

/** In the transaction of the save that makes it public; another one than was seen stays. */
export async function takeKept(tx: Db, actor: Actor, thing: Thing, kept: string): Promise<void> {
  refuseOther(actor, await queries.findKept(tx, thing), kept);
  await queries.deleteKept(tx, thing);
}

export async function dropKept(deps: Pick<Deps, 'clock'>, tx: Db, actor: Actor, thing: Thing & { title: string }) {
  if (!(await queries.deleteKept(tx, thing))) return false;
  await record(deps, tx, actor, { action: 'gave up changes', kind: thing.kind, itemId: thing.id, title: thing.title });
  return true;
}

/** Whoever continues a kept change says which one, so that of two the second is told. */
function refuseOther(actor: Actor, now: KeptRow | undefined, seen: string | undefined): void {
  if (now?.savedAt.getTime() === (seen === undefined ? undefined : new Date(seen).getTime())) return;
  if (!now?.saver) throw new ApiError('stale', staleMessages.unknown);
  throw new ApiError('stale', now.saver.id === actor.id ? staleMessages.own : staleMessages.by(now.saver.name));
}

const wordsIn = ({ content }: KeptRow) => (content.words ?? []) as KeptWords[];

/** What a change takes, in the form in which it once came. */
export function contentOf(kept: KeptRow): Record<string, unknown> {
  const { words: _, ...content } = kept.content;
  const pictureWords = asSaid(wordsIn(kept));
  return { ...content, ...(pictureWords.length > 0 && { pictureWords }) };
}

/** Its pictures as they will be described once it is public. */
export async function picturesOf(db: Db, kept: KeptRow): Promise<PictureInfo[]> {
  const names = String(kept.content.picture ?? kept.content.pictures ?? '')
    .split(',')
    .filter(Boolean);
  return withWords(await infosOf(db, names), wordsIn(kept));
}
