import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { challenges, devices, signIns } from '../../db/tables/factors.ts';
import { emailChanges, users } from '../../db/tables/users.ts';

export async function findDevice(db: Db, tokenHash: string, userId: number) {
  const [device] = await db
    .select()
    .from(devices)
    .where(and(eq(devices.tokenHash, tokenHash), eq(devices.userId, userId)));
  return device;
}

/** By address and not by account, so that an unknown account costs the same. */
export async function isKnownDevice(db: Db, tokenHash: string, email: string): Promise<boolean> {
  const rows = await db
    .select({ userId: devices.userId })
    .from(devices)
    .innerJoin(users, eq(users.id, devices.userId))
    .where(and(eq(devices.tokenHash, tokenHash), eq(sql`lower(${users.email})`, email.toLowerCase())));
  return rows.length > 0;
}

export const countDevices = (db: Db, userId: number) => db.$count(devices, eq(devices.userId, userId));

type Seen = { tokenHash: string; userId: number; at: Date; trustedUntil?: Date };

export async function saveDevice(db: Db, { tokenHash, userId, at, trustedUntil }: Seen): Promise<void> {
  const trust = trustedUntil && { trustedUntil };
  await db
    .insert(devices)
    .values({ tokenHash, userId, createdAt: at, lastUsedAt: at, ...trust })
    .onConflictDoUpdate({ target: [devices.tokenHash, devices.userId], set: { lastUsedAt: at, ...trust } });
}

type Attempt = { userId: number; at: Date; method: string | null; userAgent: string; address: string };

export async function insertSignIn(db: Db, attempt: Attempt): Promise<number> {
  const [row] = await db.insert(signIns).values(attempt).returning({ id: signIns.id });
  if (!row) throw new Error('insert returned no row');
  return row.id;
}

export async function finishSignIn(db: Db, id: number, method: string): Promise<void> {
  await db.update(signIns).set({ method }).where(eq(signIns.id, id));
}

/** What is no longer of use to anybody: old sign-ins, devices that were never seen again, what nobody finished. */
export async function deleteOldTraces(db: Db, before: { signIns: Date; devices: Date; challenges: Date }) {
  await db.delete(signIns).where(lt(signIns.at, before.signIns));
  await db.delete(devices).where(lt(devices.lastUsedAt, before.devices));
  await db.delete(challenges).where(lt(challenges.expiresAt, before.challenges));
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, before.challenges));
}
