import { type ReviewedKind, reviewedKinds } from '../../../contract/content/publishing.ts';
import {
  actionsOf,
  categoriesOf,
  type ListAct,
  type ListedKind,
  type ListPerson,
  type ListReport,
  listMessages,
  type ThingId,
} from '../../../contract/office/lists.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { ApiError, forbidden, invalid, notFound } from '../../lib/errors.ts';
import { actOnEach } from '../../lib/several.ts';
import { record, refuseStale } from '../audit/audit.service.ts';
import { requireDecision } from '../desk/decisions.service.ts';
import { waitsFor } from '../reviews/reviews.service.ts';
import { requireHeir } from './heirs.service.ts';
import { canChange, canEdit, canList, canPublish } from './lists.policy.ts';
import { type HeldThing, holdThing } from './things.service.ts';

type Thing = { kind: ListedKind; id: ThingId };
/** What is to be done, with the person whom an id stood for. */
type Change = Exclude<ListAct, { action: 'author' }> | { action: 'author'; heir: ListPerson };

export async function actOnMany(deps: Deps, actor: Actor, kind: ListedKind, act: ListAct): Promise<ListReport> {
  if (!canList(actor, kind)) throw forbidden();
  requireSense(kind, act);
  const change: Change =
    act.action === 'author' ? { action: 'author', heir: await requireHeir(deps, actor, act.authorId) } : act;
  return actOnEach(deps, act.items, ({ id, updatedAt }) => actOnOne(deps, actor, { kind, id }, updatedAt, change));
}

/** What is to be done can be done to things of this kind. */
function requireSense(kind: ListedKind, act: ListAct): void {
  if (!actionsOf[kind].includes(act.action)) throw invalid({ action: listMessages.action });
  const isKnown = act.action !== 'category' || Object.hasOwn(categoriesOf[kind], act.category);
  if (!isKnown) throw invalid({ category: listMessages.category });
}

/** When it was saved; nothing when it is in the trash. */
function actOnOne(deps: Deps, actor: Actor, thing: Thing, readAt: string, change: Change): Promise<Date | null> {
  return deps.db.transaction(async (tx) => {
    const { kind, id } = thing;
    const held = await holdThing(deps, tx, actor, kind, id);
    // Editors publish whatever they may write on.
    const may = change.action === 'publish' ? canEdit : canChange;
    const isTheirs = may(actor, { ...held, kind });
    const isDecision = change.action === 'publish' && !isTheirs && canPublish(actor) && isReviewed(thing);
    if (isDecision) await requireDecision(deps, tx, actor, thing, held, readAt);
    else if (isTheirs) await refuseStale(tx, actor, { kind, itemId: id, updatedAt: held.updatedAt }, readAt);
    else throw await refusal(deps, tx, actor, thing, held);

    if (change.action === 'trash') {
      await held.trash();
      return null;
    }
    if (change.action === 'author') return giveTo(deps, tx, actor, thing, held, change.heir);
    return (await save(deps, actor, thing.kind, held, change, isDecision)).updatedAt;
  });
}

/** Drafts of these are sent in, and others decide on them. */
const isReviewed = (thing: Thing): thing is { kind: ReviewedKind; id: number } =>
  reviewedKinds.some((kind) => kind === thing.kind);

/** What cannot be seen is not there; what can, says whose it is. */
async function refusal({ clock }: Deps, tx: Deps['db'], actor: Actor, thing: Thing, held: HeldThing) {
  const isSeen = !held.draft && held.createdAt <= clock();
  const isShown = isSeen || thing.kind === 'page' || (isReviewed(thing) && (await waitsFor(tx, actor, thing)));
  return isShown ? forbidden(listMessages.notTheirs) : notFound();
}

type Saving = Exclude<Change, { action: 'author' | 'trash' }>;

async function save(
  { clock }: Deps,
  actor: Actor,
  kind: ListedKind,
  held: HeldThing,
  change: Saving,
  isDecision: boolean,
) {
  if (change.action === 'category') {
    return held.category === change.category ? held : able(held.categorise)(change.category);
  }
  if (change.action === 'unpublish') {
    if (held.draft) throw new ApiError('conflict', listMessages[kind === 'alumnus' ? 'isWaiting' : 'isDraft']);
    return able(held.unpublish)();
  }
  if (change.action === 'hide' || change.action === 'show') {
    const isShown = change.action === 'show';
    if (isShown !== held.hidden) throw new ApiError('conflict', listMessages[isShown ? 'isShown' : 'isHidden']);
    return able(held.show)(isShown);
  }
  if (!canPublish(actor)) throw forbidden(listMessages.onlyDrafts);
  if (!held.draft) {
    throw new ApiError('conflict', held.createdAt > clock() ? listMessages.isPlanned : listMessages.isPublic);
  }
  // What others have sent in is of the moment of the decision.
  return able(held.publish)(!isDecision && change.asBefore === true);
}

async function giveTo(
  deps: Deps,
  tx: Deps['db'],
  actor: Actor,
  { kind, id }: Thing,
  held: HeldThing,
  heir: ListPerson,
) {
  if (held.authorId === heir.id) return held.updatedAt;
  const { updatedAt } = await able(held.give)(heir.id);
  const detail = `Author: ${heir.name}`;
  await record(deps, tx, actor, { action: 'changed', kind, itemId: id, title: held.title, detail });
  return updatedAt;
}

/** What a kind can do was asked before. */
function able<T>(way: T | undefined): T {
  if (way === undefined) throw invalid({ action: listMessages.action });
  return way;
}
