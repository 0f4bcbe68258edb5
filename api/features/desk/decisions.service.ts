import type { ReviewedKind } from '../../../contract/content/publishing.ts';
import { editorRole } from '../../../contract/people/roles.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { ApiError, forbidden, notFound } from '../../lib/errors.ts';
import { refuseStale } from '../audit/audit.service.ts';
import { lockEvent, publishEvent } from '../events/events.service.ts';
import { canMail } from '../mail-server/mail-settings.ts';
import { findReview, maySee, requireWaiting, sendBack, takeBack } from '../reviews/reviews.service.ts';
import { loadSender } from '../settings/settings.service.ts';
import { lockStory, publishStory } from '../stories/stories.service.ts';
import { isTheirs } from './desk.policy.ts';
import * as queries from './desk.queries.ts';
import { returnedMail } from './returned-mail.tsx';

type Thing = { kind: ReviewedKind; id: number };

/** Where a draft stands, for its author, for administrators and, while it waits, for editors. */
export async function viewReview({ db }: Deps, actor: Actor, thing: Thing) {
  const [draft, found] = await Promise.all([queries.findThing(db, thing.kind, thing.id), findReview(db, thing)]);
  if (!draft) throw notFound();
  if (!isTheirs(actor, draft)) {
    if (actor.role < editorRole) throw forbidden();
    if (!found || !maySee(actor, found)) throw notFound();
  }
  return { review: found, updatedAt: draft.updatedAt };
}

/** Publishes what was sent in. Its author stays its author. */
export function publishWaiting(deps: Deps, actor: Actor, thing: Thing, readAt: string) {
  return deps.db.transaction(async (tx) => {
    const { kind, id } = thing;
    if (kind === 'event') {
      const event = await lockEvent(tx, id);
      await requireDecision(deps, tx, actor, thing, event, readAt);
      await publishEvent(deps, tx, actor, event);
    } else {
      const story = await lockStory(tx, kind, id);
      await requireDecision(deps, tx, actor, thing, story, readAt);
      await publishStory(deps, tx, actor, kind, story);
    }
  });
}

/** Sends it back to who sent it in, with a word that is also mailed to them where mail is set up. */
export function returnWaiting(deps: Deps, actor: Actor, thing: Thing, said: { updatedAt: string; word: string }) {
  return deps.db.transaction(async (tx) => {
    const { kind, id } = thing;
    const draft = kind === 'event' ? await lockEvent(tx, id) : await lockStory(tx, kind, id);
    const review = await requireDecision(deps, tx, actor, thing, draft, said.updatedAt);
    await sendBack(deps, tx, actor, { ...thing, title: draft.title }, said.word);
    const { submittedBy: name, submitterEmail: recipient } = review;
    if (!name || !recipient || !(await canMail({ ...deps, db: tx }))) return;
    const sender = await loadSender(tx, deps.publicUrl);
    const letter = returnedMail(sender, { name, title: draft.title, by: actor.name, word: said.word });
    await deps.outbox.enqueue(tx, { kind: 'review', recipient, ...letter });
  });
}

/** Its author goes on with it before anybody has read it. */
export function takeBackWaiting(deps: Deps, actor: Actor, thing: Thing) {
  return deps.db.transaction(async (tx) => {
    const { kind, id } = thing;
    const draft = kind === 'event' ? await lockEvent(tx, id) : await lockStory(tx, kind, id);
    if (!isTheirs(actor, draft)) throw forbidden();
    const review = await findReview(tx, thing);
    if (!review?.waitingSince) throw new ApiError('conflict', 'It does not wait for review any more.');
    await takeBack(deps, tx, actor, { ...thing, title: draft.title });
  });
}

type Locked = { draft: boolean; createdAt: Date; updatedAt: Date };

/** The one who decides may see it, has read what is there now, and is the first. */
export async function requireDecision(
  deps: Deps,
  tx: Deps['db'],
  actor: Actor,
  { kind, id }: Thing,
  { draft, createdAt, updatedAt }: Locked,
  readAt: string,
) {
  const isPublic = !draft && createdAt <= deps.clock();
  if (isPublic) throw new ApiError('conflict', 'Somebody has published it already.');
  const review = await requireWaiting(tx, actor, { kind, id });
  await refuseStale(tx, actor, { kind, itemId: id, updatedAt }, readAt);
  return review;
}
