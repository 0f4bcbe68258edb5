import type { ProfileGroup } from '../../../contract/content/profiles.ts';
import type { ListedKind, ThingId } from '../../../contract/office/lists.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { notFound } from '../../lib/errors.ts';
import { approveAlumnus, holdAlumnus, refuseAlumnus, unpublishAlumnus } from '../alumni/alumni.service.ts';
import { arrangeEvent, giveEvent, lockEvent, publishEvent } from '../events/events.service.ts';
import { arrangeGallery, giveGallery, holdGallery, publishGallery } from '../galleries/galleries.service.ts';
import { arrangePage, publishPage } from '../pages/pages.service.ts';
import { deletePage, holdPage, showPage } from '../pages/tree/page-tree.service.ts';
import { arrangeProfile, giveProfile, holdProfile, publishProfile } from '../profiles/profiles.service.ts';
import { arrangeStory, giveStory, lockStory, publishStory } from '../stories/stories.service.ts';
import { moveToTrash } from '../trash/trash.service.ts';

type Saved = { updatedAt: Date };

/** A thing whose row is locked, and what its own feature can do with it. */
export type HeldThing = {
  title: string;
  authorId: number | null;
  updatedAt: Date;
  category?: number;
  /** Readers do not see it, or not before its moment; what has neither they see. */
  draft: boolean;
  createdAt: Date;
  /** In no menu and no list. */
  hidden?: boolean;
  publish?: (asBefore: boolean) => Promise<Saved>;
  unpublish?: () => Promise<Saved>;
  show?: (isShown: boolean) => Promise<Saved>;
  categorise?: (category: number) => Promise<Saved>;
  give?: (authorId: number) => Promise<Saved>;
  trash: () => Promise<void>;
};

type Way = (deps: Deps, tx: Deps['db'], actor: Actor, id: number) => Promise<HeldThing>;

const story =
  (kind: 'news' | 'article'): Way =>
  async (deps, tx, actor, id) => {
    const held = await lockStory(tx, kind, id);
    return {
      ...held,
      publish: (asBefore) => publishStory(deps, tx, actor, kind, held, asBefore),
      unpublish: () => arrangeStory(deps, tx, actor, kind, held, { draft: true }),
      categorise: (category) => arrangeStory(deps, tx, actor, kind, held, { category }),
      give: (authorId) => giveStory(deps, tx, kind, id, authorId),
      trash: () => moveToTrash(deps, tx, actor, { kind, id, title: held.title }),
    };
  };

const event: Way = async (deps, tx, actor, id) => {
  const held = await lockEvent(tx, id);
  return {
    ...held,
    publish: (asBefore) => publishEvent(deps, tx, actor, held, asBefore),
    unpublish: () => arrangeEvent(deps, tx, actor, held, { draft: true }),
    categorise: (category) => arrangeEvent(deps, tx, actor, held, { category }),
    give: (authorId) => giveEvent(deps, tx, id, authorId),
    trash: () => moveToTrash(deps, tx, actor, { kind: 'event', id, title: held.title }),
  };
};

const gallery: Way = async (deps, tx, actor, id) => {
  const held = await holdGallery(tx, id);
  const { name: title, ownerId: authorId, updatedAt, createdAt, draft, category } = held;
  return {
    ...{ title, authorId, updatedAt, createdAt, draft, category },
    publish: (asBefore) => publishGallery(deps, tx, actor, held, asBefore),
    unpublish: () => arrangeGallery(deps, tx, actor, held, { draft: true }),
    categorise: (wanted) => arrangeGallery(deps, tx, actor, held, { category: wanted }),
    give: (ownerId) => giveGallery(deps, tx, id, ownerId),
    trash: () => moveToTrash(deps, tx, actor, { kind: 'gallery', id, title }),
  };
};

const profile: Way = async (deps, tx, actor, id) => {
  const held = await holdProfile(tx, id);
  const { name: title, ownerId: authorId, updatedAt, createdAt, draft, tag: category } = held;
  return {
    ...{ title, authorId, updatedAt, createdAt, draft, category },
    publish: (asBefore) => publishProfile(deps, tx, actor, held, asBefore),
    unpublish: () => arrangeProfile(deps, tx, actor, held, { draft: true }),
    categorise: (tag) => arrangeProfile(deps, tx, actor, held, { tag: tag as ProfileGroup }),
    give: (ownerId) => giveProfile(deps, tx, id, ownerId),
    trash: () => moveToTrash(deps, tx, actor, { kind: 'profile', id, title }),
  };
};

/**
 * What waits was sent by a stranger: to publish it is to approve it, and to throw it away is to refuse it. Unpublished, it
 * waits again.
 */
const alumnus: Way = async (deps, tx, actor, id) => {
  const { name: title, updatedAt, createdAt, status } = await holdAlumnus(tx, id);
  const draft = status === 'waiting';
  return {
    ...{ title, authorId: null, updatedAt, createdAt, draft },
    publish: () => approveAlumnus({ ...deps, db: tx }, actor, id),
    unpublish: () => unpublishAlumnus({ ...deps, db: tx }, actor, id),
    trash: () =>
      draft
        ? refuseAlumnus({ ...deps, db: tx }, actor, id)
        : moveToTrash(deps, tx, actor, { kind: 'alumnus', id, title }),
  };
};

const ways: Record<Exclude<ListedKind, 'page'>, Way> = {
  ...{ news: story('news'), article: story('article'), event },
  ...{ gallery, profile, alumnus },
};

/** Locked until the end of the transaction; what is not there, or of another kind, throws as it does everywhere. */
export async function holdThing(deps: Deps, tx: Deps['db'], actor: Actor, kind: ListedKind, id: ThingId) {
  if (kind === 'page') {
    if (typeof id === 'number') throw notFound();
    const held = await holdPage(tx, id);
    const page: HeldThing = {
      ...held,
      authorId: null,
      publish: (asBefore) => publishPage(deps, tx, actor, { ...held, id }, asBefore),
      unpublish: () => arrangePage(deps, tx, actor, id, { draft: true }),
      show: (isShown) => showPage({ ...deps, db: tx }, actor, id, !isShown),
      trash: () => deletePage({ ...deps, db: tx }, actor, id),
    };
    return page;
  }
  if (typeof id === 'string') throw notFound();
  return ways[kind](deps, tx, actor, id);
}
