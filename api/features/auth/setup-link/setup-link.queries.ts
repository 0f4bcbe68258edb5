import { and, eq, gt, sql } from 'drizzle-orm';
import { ownerRole } from '../../../../contract/people/roles.ts';
import type { Db } from '../../../db/client.ts';
import { setupKeys, users } from '../../../db/tables/users.ts';

/** Nobody becomes an owner meanwhile, by whichever way. */
export async function lockAccounts(db: Db): Promise<void> {
  await db.execute(sql`lock table ${users} in share row exclusive mode`);
}

export async function hasOwner(db: Db): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.role, ownerRole)).limit(1);
  return rows.length > 0;
}

export async function findSetupKey(db: Db, hash: string, now: Date) {
  const [key] = await db
    .select()
    .from(setupKeys)
    .where(and(eq(setupKeys.hash, hash), gt(setupKeys.expiresAt, now)));
  return key;
}

export async function insertSetupKey(db: Db, key: typeof setupKeys.$inferInsert): Promise<void> {
  await db.insert(setupKeys).values(key);
}

export async function deleteSetupKeys(db: Db): Promise<void> {
  await db.delete(setupKeys);
}
