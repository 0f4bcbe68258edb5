import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { read } from '../../db/declared-reads.ts';
import { preparedStatement } from '../../db/prepared-statement.ts';
import { media } from '../../db/tables/media.ts';
import { scenePictures, settings } from '../../db/tables/settings.ts';

export type SettingsKey = 'school' | 'recipients' | 'privacy' | 'brand' | 'place';

/** What a school shows of its own in place of our drawings. */
export type PictureSet = typeof scenePictures.$inferSelect.set;

/** Every page of the site asks for these and for the scenes. */
const allSettings = preparedStatement((db) =>
  db
    .select({ key: settings.key, value: settings.value, updatedAt: settings.updatedAt })
    .from(settings)
    .prepare(read('all_settings')),
);
export const findSettings = (db: Db) => allSettings(db).execute();

/** Two saves are serialised, even where there is no row to lock yet. */
export async function lockSettings(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('settings', 0))`);
}

type Change = { value: object; updatedBy: number | null; updatedAt: Date };

export async function saveSettings(db: Db, key: SettingsKey, change: Change): Promise<void> {
  await db
    .insert(settings)
    .values({ key, ...change })
    .onConflictDoUpdate({ target: settings.key, set: change });
}

const scenes = (db: Db) =>
  db
    .select({
      set: scenePictures.set,
      name: media.name,
      alt: media.alt,
      width: media.width,
      height: media.height,
      placeholder: media.placeholder,
    })
    .from(scenePictures)
    .innerJoin(media, eq(media.name, scenePictures.picture))
    .orderBy(asc(scenePictures.set), asc(scenePictures.position))
    .$dynamic();
const allScenes = preparedStatement((db) => scenes(db).prepare(read('all_scenes')));

export const findAllScenes = (db: Db) => allScenes(db).execute();
export const findScenes = (db: Db, set: PictureSet) => scenes(db).where(eq(scenePictures.set, set));

export type SceneRow = Awaited<ReturnType<typeof findScenes>>[number];

export async function replaceScenes(db: Db, set: PictureSet, names: string[]): Promise<void> {
  await db.delete(scenePictures).where(eq(scenePictures.set, set));
  if (names.length > 0) {
    await db.insert(scenePictures).values(names.map((picture, position) => ({ set, position, picture })));
  }
}
