import { eventEdit } from '../../../contract/content/events.ts';
import { galleryEdit } from '../../../contract/content/galleries.ts';
import { keptMessages } from '../../../contract/content/kept.ts';
import { profileEdit } from '../../../contract/content/profiles.ts';
import type { PublishedKind } from '../../../contract/content/publishing.ts';
import { articleEdit, newsEdit, type StoryKind } from '../../../contract/content/stories.ts';
import type { Role } from '../../../contract/people/roles.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { ApiError } from '../../lib/errors.ts';
import { record } from '../audit/audit.service.ts';
import { changeEvent, lockEvent } from '../events/events.service.ts';
import { changeGallery, holdEvent, holdGallery } from '../galleries/galleries.service.ts';
import { holdKept } from '../pages/content/page-content.service.ts';
import { changeProfile, holdProfile } from '../profiles/profiles.service.ts';
import { changeStory, lockStory } from '../stories/stories.service.ts';
import { contentOf, findKept, type KeptRow, noteProblem } from './kept.service.ts';
import { readKept } from './kept-edits.ts';

type Due = ({ kind: PublishedKind; id: number } | { kind: 'page'; id: string }) & { savedAt: string };
type Saver = KeptRow['saver'];
type Held = {
  title: string;
  kept: { publishAt: Date | null; savedAt: Date; problem: string; saver: Saver };
  /** The direct save of the same content, with all that such a save is asked. */
  save: (tx: Db, actor: Actor) => Promise<unknown>;
  note: (problem: string) => Promise<void>;
};

/**
 * Publishes a kept change at its moment, as the direct save of whoever kept it. Does nothing when it was given up,
 * published or kept anew since; it stays with the reason when it cannot be done. A fault is thrown, to be tried again,
 * and at the last attempt stays as the reason.
 */
export async function publishKept(deps: Deps, due: Due, isLastAttempt = false): Promise<void> {
  try {
    await settle(deps, due, makePublic);
  } catch (error) {
    if (!isLastAttempt) throw error;
    deps.log.error({ err: error, ...due }, 'a scheduled change could not be published');
    await settle(deps, due, async () => keptMessages.fault);
  }
}

/** Locks what is due, and notes the reason why it was not published, if there is one. */
function settle(deps: Deps, due: Due, publish: (tx: Db, held: Held) => Promise<string | undefined>): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const held = await (due.kind === 'page' ? holdKept(deps, tx, due.id) : holdThing(deps, tx, due));
    if (!held || held.kept.publishAt === null || held.kept.savedAt.toISOString() !== due.savedAt) return;
    // A job that comes late: whoever brought the thing back was told that this was not published, and decides.
    if (held.kept.problem === keptMessages.inTrash) return;
    const detail = await publish(tx, held);
    if (detail === undefined) return;
    await held.note(detail);
    const { kind, id: itemId } = due;
    await record(deps, tx, null, { action: 'did not publish', kind, itemId, title: held.title, detail });
  });
}

async function makePublic(tx: Db, { kept: { saver }, save }: Held): Promise<string | undefined> {
  if (!saver || saver.suspended) return keptMessages.mayNot;
  const actor: Actor = { id: saver.id, name: saver.name, role: saver.role as Role, sessionId: '' };
  try {
    // What fails leaves nothing behind but the reason.
    await tx.transaction((inner) => save(inner, actor));
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'stale') return keptMessages.behind;
    return error.code === 'forbidden' ? keptMessages.mayNot : error.message;
  }
}

type Way = {
  /** Its title, while its row is locked. */
  hold: (tx: Db, id: number) => Promise<string>;
  save: (deps: Deps, tx: Db, actor: Actor, id: number, from: object) => Promise<unknown>;
};

const ofStory = (kind: StoryKind): Way => ({
  hold: async (tx, id) => (await lockStory(tx, kind, id)).title,
  save: (deps, tx, actor, id, from) =>
    changeStory(deps, tx, actor, kind, id, readKept(kind === 'news' ? newsEdit : articleEdit, from)),
});
const ways: Record<PublishedKind, Way> = {
  news: ofStory('news'),
  article: ofStory('article'),
  event: {
    hold: async (tx, id) => (await lockEvent(tx, id)).title,
    save: (deps, tx, actor, id, from) => changeEvent(deps, tx, actor, id, readKept(eventEdit, from)),
  },
  profile: {
    hold: async (tx, id) => (await holdProfile(tx, id)).name,
    save: (deps, tx, actor, id, from) => changeProfile(deps, tx, actor, id, readKept(profileEdit, from)),
  },
  gallery: {
    // Its event before it, as in every save of a gallery: in the other order the two could block each other.
    hold: async (tx, id) => {
      const kept = await findKept(tx, { kind: 'gallery', id });
      await holdEvent(tx, Number(kept?.content.eventId ?? 0));
      return (await holdGallery(tx, id)).name;
    },
    save: (deps, tx, actor, id, from) => changeGallery(deps, tx, actor, id, readKept(galleryEdit, from)),
  },
};

async function holdThing(deps: Deps, tx: Db, { kind, id }: { kind: PublishedKind; id: number }) {
  const { hold, save } = ways[kind];
  const title = await hold(tx, id).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'not_found') return undefined;
    throw error;
  });
  const kept = title === undefined ? undefined : await findKept(tx, { kind, id });
  if (title === undefined || !kept) return;
  const from = { ...contentOf(kept), updatedAt: kept.basedOn.toISOString(), kept: kept.savedAt.toISOString() };
  return {
    ...{ title, kept },
    note: (problem: string) => noteProblem(tx, { kind, id }, problem),
    save: (inner: Db, actor: Actor) => save(deps, inner, actor, id, from),
  };
}
