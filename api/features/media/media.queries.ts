import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { PictureInfo } from '../../../contract/media.ts';
import type { Db } from '../../db/client.ts';
import { alumni } from '../../db/tables/alumni.ts';
import { revisions, trashPictures } from '../../db/tables/history.ts';
import { media } from '../../db/tables/media.ts';

export type MediaRow = typeof media.$inferSelect;

export async function findMedia(db: Db, name: string): Promise<MediaRow | undefined> {
  const [row] = await db.select().from(media).where(eq(media.name, name));
  return row;
}

export async function lockMedia(db: Db, name: string): Promise<MediaRow | undefined> {
  const [row] = await db.select().from(media).where(eq(media.name, name)).for('update');
  return row;
}

/** Takes the name if it is free; nobody else can take it from then on. */
export async function claimName(db: Db, row: typeof media.$inferInsert): Promise<boolean> {
  const claimed = await db.insert(media).values(row).onConflictDoNothing().returning({ name: media.name });
  return claimed.length > 0;
}

export async function existingNames(db: Db, names: string[], includeUnpublished: boolean): Promise<string[]> {
  if (names.length === 0) return [];
  const rows = await db
    .select({ name: media.name })
    .from(media)
    .where(and(inArray(media.name, names), includeUnpublished ? undefined : eq(media.published, true)))
    // Held until the caller's transaction refers to them: a deletion in between would leave it pointing at nothing.
    .for('key share');
  return rows.map(({ name }) => name);
}

export async function publish(db: Db, name: string): Promise<void> {
  await db.update(media).set({ published: true }).where(eq(media.name, name));
}

export async function updateAlt(db: Db, name: string, alt: string): Promise<PictureInfo> {
  const { width, height, placeholder } = media;
  const [row] = await db
    .update(media)
    .set({ alt })
    .where(eq(media.name, name))
    .returning({ name: media.name, alt: media.alt, width, height, placeholder });
  if (!row) throw new Error('update returned no row');
  return row;
}

export async function deleteMedia(db: Db, name: string): Promise<void> {
  await db.delete(media).where(eq(media.name, name));
}

/** Strangers' uploads that nothing has referred to since then. */
export function forgottenUploads(db: Db, before: Date, limit: number) {
  return db
    .select({ name: media.name, width: media.width })
    .from(media)
    .where(
      and(
        eq(media.published, false),
        lt(media.createdAt, before),
        sql`not exists (select from ${alumni} where ${alumni.picture} = ${media.name})`,
        sql`not exists (select from ${trashPictures} where ${trashPictures.picture} = ${media.name})`,
        // Only an entry of the directory can show what is not published, so only its versions can.
        sql`not exists (
          select from ${revisions}
          where ${revisions.kind} = 'alumnus' and ${revisions.content}->>'picture' = ${media.name})`,
      ),
    )
    .limit(limit);
}
