import { and, count, desc, eq, ilike, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Consent } from '../../../contract/media/consent.ts';
import type { Db } from '../../db/client.ts';
import { likePattern } from '../../db/like-pattern.ts';
import { galleries, galleryImages } from '../../db/tables/galleries.ts';
import { media } from '../../db/tables/media.ts';
import { users } from '../../db/tables/users.ts';

/** Every place where readers see a picture: picture, kind, item_id, title. */
const uses = (now: Date): SQL => sql`(
  select p.picture, s.kind, s.id::text as item_id, s.title
  from story_pictures p join stories s on s.id = p.story_id where not s.draft and s.created_at <= ${now}
  union all select p.picture, s.kind, s.id::text, s.title
    from story_text_pictures p join stories s on s.id = p.story_id where not s.draft and s.created_at <= ${now}
  union all select p.picture, 'event', e.id::text, e.title
    from event_text_pictures p join events e on e.id = p.event_id where not e.draft and e.created_at <= ${now}
  union all select p.picture, 'page', g.id, g.title from page_pictures p join pages g on g.id = p.page_id
    where not g.draft and g.created_at <= ${now}
  union all select p.picture, 'page', g.id, g.title from block_pictures p join pages g on g.id = p.page_id
    where not p.kept and not g.draft and g.created_at <= ${now}
  union all select picture, 'gallery', id::text, name from galleries where not draft and created_at <= ${now}
  union all select i.picture, 'galleryImage', i.id::text, g.name
    from gallery_images i join galleries g on g.id = i.gallery_id where not g.draft and g.created_at <= ${now}
  union all select picture, 'profile', id::text, name from profiles where not draft and created_at <= ${now}
  union all select picture, 'alumnus', id::text, name from alumni where status = 'published'
  union all select picture, 'settings', 'scenes-' || set, set from scene_pictures
  union all select picture, 'campus', id::text, name from campuses where picture is not null)`;

/** What readers see, and of which so much is said about consent. */
const isShown = (state: Consent, now: Date) =>
  and(eq(media.consent, state), sql`exists (select from ${uses(now)} u where u.picture = ${media.name})`);

export const countShown = (db: Db, state: Consent, now: Date) => db.$count(media, isShown(state, now));

type Filter = { state: Consent; q: string; now: Date };

const matching = ({ state, q, now }: Filter) =>
  and(
    isShown(state, now),
    q === '' ? undefined : or(ilike(media.alt, likePattern(q)), ilike(media.name, likePattern(q))),
  );

export function listShown(db: Db, filter: Filter, { limit, offset }: { limit: number; offset: number }) {
  const { name, alt, width, height, consent, consentNote, createdAt } = media;
  return db
    .select({
      ...{ name, alt, width, height, consent, consentNote, createdAt },
      uploadedBy: media.uploadedBy,
      uploader: users.name,
    })
    .from(media)
    .leftJoin(users, eq(users.id, media.uploadedBy))
    .where(matching(filter))
    .orderBy(desc(media.createdAt), media.name)
    .limit(limit)
    .offset(offset);
}

export type ShownRow = Awaited<ReturnType<typeof listShown>>[number];

export const countMatching = (db: Db, filter: Filter) => db.$count(media, matching(filter));

export type Use = { picture: string; kind: string; itemId: string; title: string };

export async function usesOf(db: Db, names: string[], now: Date): Promise<Use[]> {
  const { rows } = await db.execute<Use>(sql`
    select u.picture, u.kind, u.item_id as "itemId", u.title from ${uses(now)} u
    where u.picture = any(${sql.param(names)}::text[]) order by u.kind, u.item_id`);
  return rows;
}

type Words = { consent: Consent; consentNote: string };

export async function noteConsent(db: Db, names: string[], words: Words): Promise<void> {
  await db.update(media).set(words).where(inArray(media.name, names));
}

const inGallery = (db: Db, id: number) =>
  inArray(
    media.name,
    db
      .select({ picture: galleryImages.picture })
      .from(galleryImages)
      .where(eq(galleryImages.galleryId, id))
      .union(
        db
          .select({ picture: sql<string>`${galleries.picture}` })
          .from(galleries)
          .where(eq(galleries.id, id)),
      ),
  );

/** Its cover and all its pictures, each counted once. */
export function countByState(db: Db, galleryId: number) {
  return db
    .select({ consent: media.consent, total: count() })
    .from(media)
    .where(inGallery(db, galleryId))
    .groupBy(media.consent);
}

/** How many were changed: all of them, or those of which nothing was said yet. */
export async function noteGallery(db: Db, galleryId: number, words: Words, all: boolean): Promise<number> {
  const which = all
    ? or(ne(media.consent, words.consent), ne(media.consentNote, words.consentNote))
    : eq(media.consent, 'unknown');
  const { rowCount } = await db
    .update(media)
    .set(words)
    .where(and(inGallery(db, galleryId), which));
  return rowCount ?? 0;
}
