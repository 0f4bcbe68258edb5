import { and, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { PublishedKind } from '../../../contract/content/publishing.ts';
import type { StoryKind } from '../../../contract/content/stories.ts';
import type { Db } from '../../db/client.ts';
import { previews } from '../../db/tables/previews.ts';

export type Thing = { kind: 'page'; id: string } | { kind: PublishedKind | 'document'; id: number };
type Link = { tokenHash: string; createdBy: number; expiresAt: Date };

const keyOf = {
  ...({ page: 'pageId', news: 'storyId', article: 'storyId', event: 'eventId' } as const),
  ...({ profile: 'profileId', gallery: 'galleryId', document: 'documentId' } as const),
};
const isOf = ({ kind, id }: Thing) => eq(previews[keyOf[kind]], id);
const isOpen = (now: Date) => gt(previews.expiresAt, now);

export async function findPreview(db: Db, thing: Thing, now: Date) {
  const [row] = await db
    .select({ expiresAt: previews.expiresAt, opened: previews.opened })
    .from(previews)
    .where(and(isOf(thing), isOpen(now)));
  return row;
}

/** A new link ends the one before. */
export async function putPreview(db: Db, thing: Thing, link: Link, now: Date): Promise<void> {
  await db.delete(previews).where(lt(previews.expiresAt, now));
  await deletePreview(db, thing);
  await db.insert(previews).values({ [keyOf[thing.kind]]: thing.id, ...link });
}

export async function deletePreview(db: Db, thing: Thing): Promise<void> {
  await db.delete(previews).where(isOf(thing));
}

/** What the link shows, if it shows anything; it counts as opened. */
export async function openPreview(db: Db, tokenHash: string, now: Date, isVouchedFor: SQL) {
  const [row] = await db
    .update(previews)
    .set({ opened: sql`${previews.opened} + 1` })
    .where(and(eq(previews.tokenHash, tokenHash), isOpen(now), isVouchedFor))
    .returning({
      pageId: previews.pageId,
      storyId: previews.storyId,
      eventId: previews.eventId,
      profileId: previews.profileId,
      galleryId: previews.galleryId,
      documentId: previews.documentId,
      storyKind: sql<StoryKind | null>`(select s.kind from stories s where s.id = previews.story_id)`,
      expiresAt: previews.expiresAt,
    });
  return row;
}

/** The document whose file the link gives, if it is of one; it was counted when it was opened. */
export async function documentBehind(db: Db, tokenHash: string, now: Date, isVouchedFor: SQL) {
  const [row] = await db
    .select({ id: previews.documentId })
    .from(previews)
    .where(and(eq(previews.tokenHash, tokenHash), isOpen(now), isVouchedFor));
  return row?.id ?? undefined;
}

type Asked = { tokenHash: string; picture: string; now: Date; isVouchedFor: SQL };

/** Whether what the link shows has this picture. */
export async function hasPicture(db: Db, { tokenHash, picture, now, isVouchedFor }: Asked): Promise<boolean> {
  const shows = sql`(
    exists (select from story_pictures s where s.story_id = previews.story_id and s.picture = ${picture})
    or exists (select from story_text_pictures s where s.story_id = previews.story_id and s.picture = ${picture})
    or exists (select from event_text_pictures e where e.event_id = previews.event_id and e.picture = ${picture})
    or exists (select from kept_pictures p join kept_changes k on k.id = p.kept_id
      where (k.story_id = previews.story_id or k.event_id = previews.event_id
        or k.profile_id = previews.profile_id or k.gallery_id = previews.gallery_id)
        and p.picture = ${picture})
    or exists (select from profiles f where f.id = previews.profile_id and f.picture = ${picture})
    or exists (select from galleries g where g.id = previews.gallery_id and g.picture = ${picture})
    or exists (select from gallery_images i where i.gallery_id = previews.gallery_id and i.picture = ${picture})
    or exists (select from page_pictures g where g.page_id = previews.page_id and g.picture = ${picture})
    or exists (select from block_pictures b where b.page_id = previews.page_id and b.picture = ${picture}))`;
  const found = and(eq(previews.tokenHash, tokenHash), isOpen(now), isVouchedFor, shows);
  return (await db.$count(previews, found)) > 0;
}
