import type { PublishedKind } from '../../../contract/content/publishing.ts';
import type { Db } from '../../db/client.ts';
import type { Actor } from '../../lib/actor.ts';
import { lockOwnEvent } from '../events/events.service.ts';
import { lockGallery } from '../galleries/galleries.service.ts';
import { lockOwnProfile } from '../profiles/profiles.service.ts';
import { lockOwnStory } from '../stories/stories.service.ts';

type Thing = { kind: PublishedKind; id: number };
type Locked = { title: string; updatedAt: Date };

const locks: Record<PublishedKind, (tx: Db, actor: Actor, id: number) => Promise<Locked>> = {
  news: (tx, actor, id) => lockOwnStory(tx, actor, 'news', id),
  article: (tx, actor, id) => lockOwnStory(tx, actor, 'article', id),
  event: lockOwnEvent,
  profile: async (tx, actor, id) => {
    const { name: title, updatedAt } = await lockOwnProfile(tx, actor, id);
    return { title, updatedAt };
  },
  gallery: async (tx, actor, id) => {
    const { name: title, updatedAt } = await lockGallery(tx, actor, id);
    return { title, updatedAt };
  },
};

/** Locked until the end of the transaction, for those who may change it; all others are refused. */
export const lockOwn = (tx: Db, actor: Actor, { kind, id }: Thing): Promise<Locked> => locks[kind](tx, actor, id);
