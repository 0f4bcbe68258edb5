import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { settings } from '../../db/tables/settings.ts';

type SettingsKey = 'school' | 'recipients';

export function findSettings(db: Db, keys: SettingsKey[]) {
  return db
    .select({ key: settings.key, value: settings.value, updatedAt: settings.updatedAt })
    .from(settings)
    .where(inArray(settings.key, keys));
}

type Change = { value: object; updatedBy: number; updatedAt: Date };

export async function saveSettings(db: Db, key: SettingsKey, change: Change): Promise<void> {
  await db
    .insert(settings)
    .values({ key, ...change })
    .onConflictDoUpdate({ target: settings.key, set: change });
}
