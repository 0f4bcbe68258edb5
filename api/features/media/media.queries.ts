import { and, eq, getTableColumns, gt, inArray, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import type { PictureInfo } from '../../../contract/media/media.ts';
import type { Db } from '../../db/client.ts';
import { read } from '../../db/declared-reads.ts';
import { pictureInfo as info } from '../../db/picture-info.ts';
import { preparedStatement } from '../../db/prepared-statement.ts';
import { alumni } from '../../db/tables/alumni.ts';
import { revisionPictures, trashPictures } from '../../db/tables/history.ts';
import { media } from '../../db/tables/media.ts';
import { users } from '../../db/tables/users.ts';

export type MediaRow = typeof media.$inferSelect;

export async function findMedia(db: Db, name: string): Promise<MediaRow | undefined> {
  const [row] = await db.select().from(media).where(eq(media.name, name));
  return row;
}

/** Whether something that everybody may read shows the picture. A test holds this against the database's references. */
const shownTo = (now: SQLWrapper, name: SQLWrapper) => sql<boolean>`(
  exists (select from story_pictures p join stories s on s.id = p.story_id
    where p.picture = ${name} and not s.draft and s.created_at <= ${now})
  or exists (select from story_text_pictures p join stories s on s.id = p.story_id
    where p.picture = ${name} and not s.draft and s.created_at <= ${now})
  or exists (select from event_text_pictures p join events e on e.id = p.event_id
    where p.picture = ${name} and not e.draft and e.created_at <= ${now})
  or exists (select from galleries where picture = ${name} and not draft and created_at <= ${now})
  or exists (select from gallery_images i join galleries g on g.id = i.gallery_id
    where i.picture = ${name} and not g.draft and g.created_at <= ${now})
  or exists (select from page_pictures p join pages g on g.id = p.page_id
    where p.picture = ${name} and not g.draft and g.created_at <= ${now})
  or exists (select from block_pictures p join pages g on g.id = p.page_id
    where p.picture = ${name} and not p.kept and not g.draft and g.created_at <= ${now})
  or exists (select from profiles where picture = ${name} and not draft and created_at <= ${now})
  or exists (select from alumni where picture = ${name} and status = 'published')
  or exists (select from scene_pictures where picture = ${name})
  or exists (select from campuses where picture = ${name})
)`;

const picturesToShow = preparedStatement((db) =>
  db
    .select({
      ...getTableColumns(media),
      // Spelt out: without its table the column would be taken for the name of a gallery, a profile or an alumnus.
      isCrest: sql<boolean>`exists (select from scene_pictures where picture = media.name and set in ('crest', 'icon', 'social'))`,
      isShown: shownTo(sql`${sql.placeholder('now')}::timestamptz`, sql`media.name`),
    })
    .from(media)
    .where(eq(media.name, sql.placeholder('name')))
    .prepare(read('picture_to_show')),
);

export type ShownMedia = NonNullable<Awaited<ReturnType<typeof findToShow>>>;

/** A picture, and whether anything that everybody may read shows it at that moment. */
export async function findToShow(db: Db, name: string, now: Date) {
  const [row] = await picturesToShow(db).execute({ name, now: now.toISOString() });
  return row;
}

/** Whether the account shows it as its portrait. */
export async function isPortraitOf(db: Db, name: string, userId: number): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, userId), eq(users.picture, name)))) > 0;
}

/** A stranger's upload of the last day that nothing refers to, locked until the caller's transaction does. */
export async function lockUnclaimed(tx: Db, name: string): Promise<boolean> {
  const isFresh = and(
    eq(media.name, name),
    eq(media.published, false),
    isNull(media.uploadedBy),
    gt(media.createdAt, sql`now() - interval '1 day'`),
  );
  const held = await tx.select({ name: media.name }).from(media).where(isFresh).for('update');
  // Checked again once it is locked: whoever was first may have referred to it while we waited.
  return held.length > 0 && (await tx.$count(media, and(isFresh, isUnused))) > 0;
}

export async function isUploadOf(tx: Db, name: string, userId: number): Promise<boolean> {
  const rows = await tx
    .select({ name: media.name })
    .from(media)
    .where(and(eq(media.name, name), eq(media.uploadedBy, userId)))
    .for('key share');
  return rows.length > 0;
}

export const findAll = (db: Db, names: string[]): Promise<MediaRow[]> =>
  db.select().from(media).where(inArray(media.name, names)).orderBy(media.name);

/** In the order of their names. */
export async function infosOf(db: Db, names: string[]): Promise<PictureInfo[]> {
  if (names.length === 0) return [];
  const { rows } = await db.execute<{ info: PictureInfo }>(
    sql`select ${info} as info from media m where m.name = any(${sql.param(names)}::text[])`,
  );
  const found = new Map(rows.map(({ info }) => [info.name, info]));
  return names.flatMap((name) => found.get(name) ?? []);
}

/** In the order of their names, so that two cannot wait for each other. */
export function lockMedia(db: Db, names: string[]): Promise<MediaRow[]> {
  return db.select().from(media).where(inArray(media.name, names)).orderBy(media.name).for('update');
}

/** Until the transaction ends nobody else stores or removes the files of this name. */
export async function lockName(tx: Db, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`picture ${name}`}, 0))`);
}

/** Takes the name if it is free; nobody else can take it from then on. */
export async function claimName(db: Db, row: typeof media.$inferInsert): Promise<MediaRow | undefined> {
  const [claimed] = await db.insert(media).values(row).onConflictDoNothing().returning();
  return claimed;
}

const picturesToUse = preparedStatement((db) =>
  db
    .select({ name: media.name })
    .from(media)
    .where(
      and(
        sql`${media.name} = any(${sql.placeholder('names')})`,
        sql`(${media.published} or ${sql.placeholder('includeUnpublished')})`,
      ),
    )
    // Locked until the caller's transaction refers to them: a deletion in between would leave it pointing at nothing.
    .for('key share')
    .prepare('pictures_to_use'),
);

export async function existingNames(db: Db, names: string[], includeUnpublished: boolean): Promise<string[]> {
  if (names.length === 0) return [];
  const rows = await picturesToUse(db).execute({ names, includeUnpublished });
  return rows.map(({ name }) => name);
}

export async function publish(db: Db, name: string): Promise<void> {
  await db.update(media).set({ published: true }).where(eq(media.name, name));
}

export type PictureWords = Partial<Pick<MediaRow, 'alt' | 'caption' | 'consent' | 'consentNote'>>;

export async function updateWords(db: Db, name: string, words: PictureWords): Promise<PictureInfo> {
  const { width, height, placeholder } = media;
  const [row] = await db
    .update(media)
    .set(words)
    .where(eq(media.name, name))
    .returning({ name: media.name, alt: media.alt, width, height, placeholder });
  if (!row) throw new Error('update returned no row');
  return row;
}

/** Earlier versions that show it then ask for another picture. */
export async function releaseVersions(db: Db, name: string): Promise<void> {
  await db.delete(revisionPictures).where(eq(revisionPictures.picture, name));
}

export async function deleteMedia(db: Db, name: string): Promise<void> {
  await db.delete(media).where(eq(media.name, name));
}

// Only an entry of the directory can show what is not published, so only its versions can.
const isUnused = sql`not exists (select from ${alumni} where ${alumni.picture} = ${media.name})
  and not exists (select from ${trashPictures} where ${trashPictures.picture} = ${media.name})
  and not exists (select from ${revisionPictures} where ${revisionPictures.picture} = ${media.name})`;

export async function namesWithoutRow(db: Db, names: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from unnest(${sql.param(names)}::text[]) as name where not exists (select from media where media.name = name.name)`,
  );
  return rows.map(({ name }) => name);
}

export function picturesWithoutAvif(db: Db, limit: number) {
  return db
    .select({ name: media.name, width: media.width })
    .from(media)
    .where(and(sql`not ${media.hasAvif}`, eq(media.published, true)))
    .orderBy(media.createdAt)
    .limit(limit);
}

export async function noteAvif(db: Db, name: string): Promise<void> {
  await db.update(media).set({ hasAvif: true }).where(eq(media.name, name));
}
