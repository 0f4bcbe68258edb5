import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { SceneSet } from '../../../contract/scene-rules.ts';
import type { Db } from '../../db/client.ts';
import { media } from '../../db/tables/media.ts';
import { scenePictures, settings } from '../../db/tables/settings.ts';

export type SettingsKey = 'school' | 'recipients' | 'privacy';

export function findSettings(db: Db, keys: SettingsKey[]) {
  return db
    .select({ key: settings.key, value: settings.value, updatedAt: settings.updatedAt })
    .from(settings)
    .where(inArray(settings.key, keys));
}

/** Two savers come one after the other, even where there is no row to hold yet. */
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

export function findScenes(db: Db, set?: SceneSet) {
  return db
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
    .where(set && eq(scenePictures.set, set))
    .orderBy(asc(scenePictures.set), asc(scenePictures.position));
}

export type SceneRow = Awaited<ReturnType<typeof findScenes>>[number];

export async function replaceScenes(db: Db, set: SceneSet, names: string[]): Promise<void> {
  await db.delete(scenePictures).where(eq(scenePictures.set, set));
  if (names.length > 0) {
    await db.insert(scenePictures).values(names.map((picture, position) => ({ set, position, picture })));
  }
}
