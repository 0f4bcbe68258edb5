import { listMessages } from '../../../contract/office/lists.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { ApiError, forbidden, notFound } from '../../lib/errors.ts';
import { record } from '../audit/audit.service.ts';
import { canPublish, canReview } from './reviews.policy.ts';
import type { Thing } from './reviews.queries.ts';
import * as queries from './reviews.queries.ts';

export type ReviewRow = queries.ReviewRow;
type Draft = Thing & { title: string };
type State = { draft: boolean };

/** Before a save: whoever may not publish leaves a draft a draft. */
export function refusePublishing(actor: Actor, before: State, input: { draft?: boolean | undefined }): void {
  if (before.draft && input.draft === false && !canPublish(actor)) {
    throw forbidden(listMessages.onlyDrafts);
  }
}

/** In the transaction of the save: its author sends it in. What is public waits for nobody. */
export async function followReview(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  actor: Actor,
  thing: Draft & { authorId: number | null },
  { before, after, submit }: { before?: State; after: State; submit: boolean },
): Promise<void> {
  if (submit && thing.authorId === actor.id) {
    await queries.upsertWaiting(tx, thing, actor.id, deps.clock());
    await record(deps, tx, actor, { action: 'submitted', kind: thing.kind, itemId: thing.id, title: thing.title });
  }
  if (before?.draft && !after.draft) await queries.deleteReview(tx, thing);
}

/** Editors also see what waits for them. */
export async function waitsFor(db: Db, actor: Actor | null, thing: Thing): Promise<boolean> {
  if (!actor || !canPublish(actor)) return false;
  const review = await queries.findReview(db, thing);
  return review !== undefined && maySee(actor, review);
}

export const { eventWaitsFor, storyWaitsFor, findReview } = queries;
export const mayPublish = canPublish;

/** Whether it waits for this person, among others. */
export const maySee = (actor: Actor, review: queries.ReviewRow): boolean =>
  review.waitingSince !== null && canReview(actor, review);

/** What the actor may decide on now; the row of the thing itself is locked by the caller. */
export async function requireWaiting(tx: Db, actor: Actor, thing: Thing) {
  const review = await queries.findReview(tx, thing);
  if (!review || !canReview(actor, review)) throw notFound();
  if (!review.waitingSince) throw new ApiError('conflict', 'It does not wait for review any more.');
  return review;
}

export async function sendBack(deps: Pick<Deps, 'clock'>, tx: Db, actor: Actor, draft: Draft, word: string) {
  const { title, ...thing } = draft;
  await queries.saveWord(tx, thing, { word, wordBy: actor.id, wordAt: deps.clock() });
  await record(deps, tx, actor, { action: 'sent back', kind: thing.kind, itemId: thing.id, title, detail: word });
}

export async function takeBack(deps: Pick<Deps, 'clock'>, tx: Db, actor: Actor, { title, ...thing }: Draft) {
  await queries.deleteReview(tx, thing);
  await record(deps, tx, actor, { action: 'taken back', kind: thing.kind, itemId: thing.id, title });
}
