import { eq, sql } from 'drizzle-orm';
import type { ReplyTemplate } from '../../../../contract/enquiries/reply-templates.ts';
import type { Db } from '../../../db/client.ts';
import { settings } from '../../../db/tables/settings.ts';

const key = 'reply-templates';

export async function findTemplates(db: Db) {
  const [row] = await db
    .select({ value: settings.value, updatedAt: settings.updatedAt })
    .from(settings)
    .where(eq(settings.key, key));
  return row && { templates: row.value as ReplyTemplate[], updatedAt: row.updatedAt };
}

export async function writeTemplates(db: Db, value: ReplyTemplate[], updatedBy: number, updatedAt: Date) {
  const change = { value, updatedBy, updatedAt };
  await db
    .insert(settings)
    .values({ key, ...change })
    .onConflictDoUpdate({ target: settings.key, set: change });
}

/** Two saves are serialised, even where there is no row to lock yet. */
export async function lockTemplates(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
