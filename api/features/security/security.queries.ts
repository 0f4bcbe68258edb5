import { and, asc, eq, gte } from 'drizzle-orm';
import { adminRole } from '../../../contract/people/roles.ts';
import type { StoredSecurityPolicy } from '../../../contract/people/security.ts';
import type { Db } from '../../db/client.ts';
import { settings } from '../../db/tables/settings.ts';
import { users } from '../../db/tables/users.ts';

export async function findPolicy(db: Db): Promise<StoredSecurityPolicy | null> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, 'security'));
  // The contract's schema is the only way in, so what is stored has its shape.
  return (row?.value as StoredSecurityPolicy | undefined) ?? null;
}

export async function savePolicy(db: Db, value: StoredSecurityPolicy, updatedBy: number | null, updatedAt: Date) {
  const change = { value, updatedBy, updatedAt };
  await db
    .insert(settings)
    .values({ key: 'security', ...change })
    .onConflictDoUpdate({ target: settings.key, set: change });
}

export const administratorsWithout = (db: Db) =>
  db
    .select({ id: users.id, name: users.name, role: users.role, roleSince: users.roleSince })
    .from(users)
    .where(and(gte(users.role, adminRole), eq(users.secondStep, false), eq(users.suspended, false)))
    .orderBy(asc(users.name), asc(users.id));
