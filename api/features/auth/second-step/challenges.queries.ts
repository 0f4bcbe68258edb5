import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { challenges } from '../../../db/tables/factors.ts';

export type Challenge = typeof challenges.$inferSelect;
export type Purpose = Challenge['purpose'];

/** Replaces what the session has open for the same purpose, so that nobody fills the table. */
export async function insertChallenge(db: Db, challenge: typeof challenges.$inferInsert): Promise<void> {
  const { sessionId, purpose } = challenge;
  await db.transaction(async (tx) => {
    if (sessionId)
      await tx.delete(challenges).where(and(eq(challenges.sessionId, sessionId), eq(challenges.purpose, purpose)));
    await tx.insert(challenges).values(challenge);
  });
}

/** Locked until the caller's transaction ends, so that one challenge is answered by one request at a time. */
export async function lockChallenge(db: Db, tokenHash: string, purpose: Purpose, now: Date) {
  const [challenge] = await db
    .select()
    .from(challenges)
    .where(and(eq(challenges.tokenHash, tokenHash), eq(challenges.purpose, purpose), gt(challenges.expiresAt, now)))
    .for('update');
  return challenge;
}

export async function countAttempt(db: Db, { tokenHash, attempts }: Challenge): Promise<void> {
  await db
    .update(challenges)
    .set({ attempts: attempts + 1 })
    .where(eq(challenges.tokenHash, tokenHash));
}

export async function setMailCode(db: Db, tokenHash: string, mailCodeHash: string): Promise<void> {
  await db.update(challenges).set({ mailCodeHash }).where(eq(challenges.tokenHash, tokenHash));
}

export async function deleteChallenge(db: Db, tokenHash: string): Promise<void> {
  await db.delete(challenges).where(eq(challenges.tokenHash, tokenHash));
}

/** Whoever was half-way in with what is no longer true begins again. */
export async function deleteChallengesOf(db: Db, userId: number): Promise<void> {
  await db.delete(challenges).where(eq(challenges.userId, userId));
}
