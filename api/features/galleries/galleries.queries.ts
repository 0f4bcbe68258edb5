import { and, asc, desc, eq, isNotNull, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Change } from '../../db/change.ts';
import type { Db } from '../../db/client.ts';
import { read } from '../../db/declared-reads.ts';
import { ofHomeGallery } from '../../db/home-choices.ts';
import { isOnPage } from '../../db/is-on-page.ts';
import { pictureOf } from '../../db/picture-info.ts';
import { preparedStatement } from '../../db/prepared-statement.ts';
import { events } from '../../db/tables/events.ts';
import { galleries, galleryImages } from '../../db/tables/galleries.ts';

const gallery = {
  id: galleries.id,
  name: galleries.name,
  description: galleries.description,
  category: galleries.category,
  picture: galleries.picture,
  ownerId: galleries.ownerId,
  eventId: galleries.eventId,
  draft: galleries.draft,
  createdAt: galleries.createdAt,
  updatedAt: galleries.updatedAt,
  pictureInfo: pictureOf('galleries.picture'),
};

const image = {
  id: galleryImages.id,
  galleryId: galleryImages.galleryId,
  picture: galleryImages.picture,
  caption: galleryImages.caption,
  updatedAt: galleryImages.updatedAt,
  pictureInfo: pictureOf('gallery_images.picture'),
};

const option = {
  id: events.id,
  title: events.title,
  startsAt: sql<Date>`${events.startsAt}`.mapWith(events.startsAt),
};
/** One that knows its day: a draft may not. */
const isDated = isNotNull(events.startsAt);

export type GalleryRow = Awaited<ReturnType<typeof latestGalleries>>[number];
export type ImageRow = Awaited<ReturnType<typeof imagesOf>>[number];
export type EventOptionRow = Awaited<ReturnType<typeof latestEvents>>[number];

const newestFirst = [desc(galleries.createdAt), desc(galleries.id)];

const published = (now: SQLWrapper | Date) => and(eq(galleries.draft, false), lte(galleries.createdAt, now));

export function latestGalleries(db: Db, category: number, now: Date, limit: number, offset: number) {
  const page = db
    .select({ id: galleries.id })
    .from(galleries)
    .where(and(eq(galleries.category, category), published(now)))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
  return db
    .select(gallery)
    .from(galleries)
    .where(isOnPage(galleries.id, page))
    .orderBy(...newestFirst);
}

export function countGalleries(db: Db, category: number, now: Date) {
  return db.$count(galleries, and(eq(galleries.category, category), published(now)));
}

const imagesOfNewest = preparedStatement((db) => {
  const hasImages = sql`exists (select from gallery_images i where i.gallery_id = galleries.id)`;
  const newest = db
    .select({ id: galleries.id, createdAt: galleries.createdAt })
    .from(galleries)
    .where(
      and(
        eq(galleries.category, sql.placeholder('category')),
        published(sql.placeholder('now')),
        ...[hasImages, ofHomeGallery(galleries.id)],
      ),
    )
    .orderBy(...newestFirst)
    .limit(sql.placeholder('limit'))
    .as('newest');
  const ranked = db
    .select({
      id: galleryImages.id,
      galleryId: galleryImages.galleryId,
      picture: galleryImages.picture,
      caption: galleryImages.caption,
      updatedAt: galleryImages.updatedAt,
      rank: sql<number>`row_number() over (order by ${galleryImages.id})`.as('rank'),
    })
    .from(galleryImages)
    .where(eq(galleryImages.galleryId, newest.id))
    .orderBy(asc(galleryImages.id))
    .limit(sql.placeholder('limit'))
    .as('ranked');
  return db
    .select({
      id: ranked.id,
      galleryId: ranked.galleryId,
      picture: ranked.picture,
      caption: ranked.caption,
      updatedAt: ranked.updatedAt,
      pictureInfo: pictureOf('ranked.picture'),
    })
    .from(newest)
    .crossJoinLateral(ranked)
    .orderBy(asc(ranked.rank), desc(newest.createdAt), desc(newest.id))
    .limit(sql.placeholder('limit'))
    .prepare(read('newest_images'));
});

/**
 * The first image of each of the newest galleries, which says what it is about, then the second of each, and so on. No more than `limit`
 * galleries and `limit` images of each can matter, so the work does not grow with the archive.
 */
export function newestImages(db: Db, category: number, now: Date, limit: number, gallery?: number) {
  return imagesOfNewest(db).execute({ category, now, limit, gallery: gallery ?? null });
}

/** A gallery and the event that it is linked to, if that may be seen. */
export async function findGallery(db: Db, id: number, visible?: SQL) {
  const [row] = await db
    .select({ gallery, event: option })
    .from(galleries)
    .leftJoin(events, and(eq(events.id, galleries.eventId), visible, isDated))
    .where(eq(galleries.id, id));
  return row;
}

export function imagesOf(db: Db, galleryId: number) {
  return db
    .select(image)
    .from(galleryImages)
    .where(eq(galleryImages.galleryId, galleryId))
    .orderBy(galleryImages.position, galleryImages.id);
}

/** In their order, for somebody who holds the gallery. */
export async function imageIdsOf(db: Db, galleryId: number): Promise<number[]> {
  const rows = await db
    .select({ id: galleryImages.id })
    .from(galleryImages)
    .where(eq(galleryImages.galleryId, galleryId))
    .orderBy(galleryImages.position, galleryImages.id);
  return rows.map(({ id }) => id);
}

export async function orderImages(db: Db, galleryId: number, ids: number[]): Promise<void> {
  await db.execute(sql`
    update gallery_images set position = wanted.place
    from unnest(${sql.param(ids)}::int[]) with ordinality as wanted(id, place)
    where gallery_images.id = wanted.id and gallery_id = ${galleryId} and position <> wanted.place`);
}

export async function findImage(db: Db, id: number) {
  const [row] = await db.select(image).from(galleryImages).where(eq(galleryImages.id, id));
  return row;
}

/** An image, and what says who may see it. */
export async function findShownImage(db: Db, id: number) {
  const { ownerId, draft, createdAt } = galleries;
  const [row] = await db
    .select({ image, gallery: { ownerId, draft, createdAt } })
    .from(galleryImages)
    .innerJoin(galleries, eq(galleries.id, galleryImages.galleryId))
    .where(eq(galleryImages.id, id));
  return row;
}

export async function findOption(db: Db, id: number, visible: SQL | undefined) {
  const [row] = await db
    .select(option)
    .from(events)
    .where(and(eq(events.id, id), visible, isDated));
  return row;
}

export function latestEvents(db: Db, visible: SQL | undefined, limit: number) {
  return db
    .select(option)
    .from(events)
    .where(and(visible, isDated))
    .orderBy(desc(events.startsAt), desc(events.id))
    .limit(limit);
}

/** Whether the event is there, and it stays there until the end of the transaction. */
export async function lockEvent(db: Db, id: number): Promise<boolean> {
  const rows = await db.select({ id: events.id }).from(events).where(eq(events.id, id)).for('key share');
  return rows.length > 0;
}

/** Locks the row until the end of the transaction, so that two saves of it are serialised. */
export async function lockGallery(db: Db, id: number) {
  const [row] = await db
    .select({ ownerId: galleries.ownerId })
    .from(galleries)
    .where(eq(galleries.id, id))
    .for('update');
  return row;
}

/** Holds the image; its owner is the owner of its gallery. */
export async function lockImage(db: Db, id: number) {
  const [row] = await db
    .select({ ownerId: galleries.ownerId, galleryName: galleries.name })
    .from(galleryImages)
    .innerJoin(galleries, eq(galleries.id, galleryImages.galleryId))
    .where(eq(galleryImages.id, id))
    .for('update', { of: galleryImages });
  return row;
}

export async function insertGallery(db: Db, values: typeof galleries.$inferInsert): Promise<GalleryRow> {
  const [row] = await db.insert(galleries).values(values).returning(gallery);
  if (!row) throw new Error('insert returned no row');
  return row;
}

export async function updateGallery(db: Db, id: number, change: Change<typeof galleries>) {
  const [row] = await db.update(galleries).set(change).where(eq(galleries.id, id)).returning(gallery);
  if (!row) throw new Error('update returned no row');
  return row;
}

/** Behind those that are there: at the place of the last one, and added later. */
export function insertImages(
  db: Db,
  galleryId: number,
  values: Omit<typeof galleryImages.$inferInsert, 'galleryId' | 'position'>[],
): Promise<ImageRow[]> {
  const position = sql`(select coalesce(max(position), 0) from gallery_images where gallery_id = ${galleryId})`;
  return db
    .insert(galleryImages)
    .values(values.map((row) => ({ ...row, galleryId, position })))
    .returning(image);
}

export async function updateImage(db: Db, id: number, change: Change<typeof galleryImages>) {
  const [row] = await db.update(galleryImages).set(change).where(eq(galleryImages.id, id)).returning(image);
  if (!row) throw new Error('update returned no row');
  return row;
}
