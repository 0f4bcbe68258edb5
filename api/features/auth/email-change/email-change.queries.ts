import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { emailChanges, invitations, users } from '../../../db/tables/users.ts';

/** A new wish takes the place of the earlier one, whose link is then dead. */
export async function saveEmailChange(db: Db, change: typeof emailChanges.$inferInsert): Promise<void> {
  const { userId: _, ...set } = change;
  await db.insert(emailChanges).values(change).onConflictDoUpdate({ target: emailChanges.userId, set });
}

export async function findEmailChange(db: Db, userId: number, now: Date) {
  const [change] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now)));
  return change;
}

export async function deleteEmailChange(db: Db, userId: number): Promise<boolean> {
  const rows = await db.delete(emailChanges).where(eq(emailChanges.userId, userId)).returning();
  return rows.length > 0;
}

/** Whose link it is, held before the link itself: a new password ends such links while it holds the same row. */
export async function lockOwnerOfChange(db: Db, tokenHash: string) {
  const [user] = await db
    .select({ id: users.id, name: users.name, email: users.email, suspended: users.suspended })
    .from(users)
    .innerJoin(emailChanges, eq(emailChanges.userId, users.id))
    .where(eq(emailChanges.tokenHash, tokenHash))
    .for('no key update', { of: users });
  return user;
}

/** Checking the link and consuming it is one statement, so it cannot be used twice. */
export async function consumeEmailChange(db: Db, tokenHash: string, now: Date) {
  const [change] = await db
    .delete(emailChanges)
    .where(and(eq(emailChanges.tokenHash, tokenHash), gt(emailChanges.expiresAt, now)))
    .returning({ email: emailChanges.email });
  return change;
}

export async function belongsToOther(db: Db, email: string, userId: number): Promise<boolean> {
  const same = eq(sql`lower(${users.email})`, email.toLowerCase());
  return (await db.$count(users, and(same, ne(users.id, userId)))) > 0;
}

export async function setEmail(db: Db, userId: number, email: string): Promise<void> {
  await db.update(users).set({ email }).where(eq(users.id, userId));
}

/** Waits for somebody who is just accepting one; that account then has the address. */
export async function deleteInvitationsTo(db: Db, email: string): Promise<void> {
  const same = eq(sql`lower(${invitations.email})`, email.toLowerCase());
  await db.delete(invitations).where(and(same, isNull(invitations.acceptedAt)));
}
