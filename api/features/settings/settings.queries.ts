import { asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { SceneSet } from '../../../contract/settings.ts';
import type { Db } from '../../db/client.ts';
import { read } from '../../db/declared-reads.ts';
import { preparedStatement } from '../../db/prepared-statement.ts';
import { media } from '../../db/tables/media.ts';
import { notices } from '../../db/tables/notices.ts';
import { scenePictures, settings } from '../../db/tables/settings.ts';
import { users } from '../../db/tables/users.ts';

export type SettingsKey = 'school' | 'recipients' | 'privacy' | 'brand' | 'place';

const rows = (db: Db) =>
  db.select({ key: settings.key, value: settings.value, updatedAt: settings.updatedAt }).from(settings);
const allSettings = preparedStatement((db) => rows(db).prepare(read('all_settings')));

export const findSettings = (db: Db) => allSettings(db).execute();

const notice = sql<unknown>`jsonb_build_object('name', ${notices.name}, 'text', ${notices.text}, 'urgent', ${notices.urgent},
  'beginsAt', ${notices.beginsAt}, 'endsAt', ${notices.endsAt}, 'paths', ${notices.paths}, 'by', ${users.name})`;

/** A day, so that what is over by another clock than the database's is left out by that clock. */
const isRecent = or(isNull(notices.endsAt), sql`${notices.endsAt} > now() - interval '1 day'`);

/** Every page of the site asks for these and for the scenes: notices come with them, and cost no statement. */
const frame = preparedStatement((db) =>
  rows(db)
    .unionAll(
      db
        .select({ key: sql<string>`'notice'`, value: notice, updatedAt: notices.updatedAt })
        .from(notices)
        .leftJoin(users, eq(users.id, notices.createdBy))
        .where(isRecent),
    )
    .prepare(read('frame')),
);

export const findFrame = (db: Db) => frame(db).execute();

export type SettingsRow = Awaited<ReturnType<typeof findSettings>>[number];

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
export const findScenes = (db: Db, set: SceneSet) => scenes(db).where(eq(scenePictures.set, set));

export type SceneRow = Awaited<ReturnType<typeof findScenes>>[number];

export async function replaceScenes(db: Db, set: SceneSet, names: string[]): Promise<void> {
  await db.delete(scenePictures).where(eq(scenePictures.set, set));
  if (names.length > 0) {
    await db.insert(scenePictures).values(names.map((picture, position) => ({ set, position, picture })));
  }
}
