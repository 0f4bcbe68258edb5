import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { settings } from '../../db/tables/settings.ts';

/** The password is sealed; without the key of this installation it says nothing. */
export type StoredMail = { host: string; port: number; user: string; from: string; sealed: string };

const key = 'mail';

export async function findMail(db: Db): Promise<StoredMail | undefined> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
  return row?.value as StoredMail | undefined;
}

export async function saveMail(db: Db, value: StoredMail, updatedBy: number, updatedAt: Date): Promise<void> {
  const change = { value, updatedBy, updatedAt };
  await db
    .insert(settings)
    .values({ key, ...change })
    .onConflictDoUpdate({ target: settings.key, set: change });
}

export async function deleteMail(db: Db): Promise<boolean> {
  const gone = await db.delete(settings).where(eq(settings.key, key)).returning({ key: settings.key });
  return gone.length > 0;
}

export async function lockMail(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('settings', 0))`);
}
