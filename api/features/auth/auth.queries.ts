import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { StoredSecurityPolicy } from '../../../contract/people/security.ts';
import type { Db } from '../../db/client.ts';
import { read } from '../../db/declared-reads.ts';
import { preparedStatement } from '../../db/prepared-statement.ts';
import { settings } from '../../db/tables/settings.ts';
import { invitations, passwordResets, refreshTokens, sessions, users } from '../../db/tables/users.ts';

export async function findUserByEmail(db: Db, email: string) {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return user;
}

/**
 * The session with its user: one statement tells whether a token is still worth anything. Everything that somebody does
 * who is signed in begins with it.
 */
const sessionById = preparedStatement((db) =>
  db
    .select({
      sessionId: sessions.id,
      revokedAt: sessions.revokedAt,
      endsAt: sessions.endsAt,
      verifiedAt: sessions.verifiedAt,
      // A few rows, read in the same statement: whether a second step is wanted is asked at every request.
      policy: sql<StoredSecurityPolicy | null>`(select ${settings.value} from ${settings} where ${settings.key} = 'security')`,
      user: {
        id: users.id,
        name: users.name,
        role: users.role,
        suspended: users.suspended,
        secondStep: users.secondStep,
        roleSince: users.roleSince,
      },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sql.placeholder('id')))
    .prepare(read('session_by_id')),
);

export async function findSession(db: Db, id: string) {
  const [row] = await sessionById(db).execute({ id });
  return row;
}

export async function insertSession(db: Db, session: Omit<typeof sessions.$inferInsert, 'id' | 'revokedAt'>) {
  const [row] = await db.insert(sessions).values(session).returning({ id: sessions.id });
  if (!row) throw new Error('insert returned no row');
  return row.id;
}

export async function insertRefreshToken(db: Db, token: { hash: string; sessionId: string; expiresAt: Date }) {
  await db.insert(refreshTokens).values(token);
}

/** Of two who show the same token the second waits here, and finds it used. */
export async function lockRefreshToken(db: Db, hash: string) {
  const [token] = await db.select().from(refreshTokens).where(eq(refreshTokens.hash, hash)).for('update');
  return token;
}

export async function markRefreshTokenUsed(db: Db, hash: string, usedAt: Date) {
  await db.update(refreshTokens).set({ usedAt }).where(eq(refreshTokens.hash, hash));
}

export async function touchSession(db: Db, sessionId: string, lastUsedAt: Date) {
  await db.update(sessions).set({ lastUsedAt }).where(eq(sessions.id, sessionId));
}

export async function touchLogin(db: Db, userId: number, at: Date) {
  await db.update(users).set({ updatedAt: at }).where(eq(users.id, userId));
}

export async function revokeSession(db: Db, sessionId: string, at: Date) {
  await db
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
}

export async function revokeSessionsOf(db: Db, userId: number, at: Date, exceptId?: string) {
  const others = exceptId === undefined ? undefined : ne(sessions.id, exceptId);
  await db
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), others));
}

export function listSessionsOf(db: Db, userId: number, now: Date) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.endsAt, now)))
    .orderBy(desc(sessions.lastUsedAt));
}

export async function setPassword(db: Db, userId: number, passwordHash: string, at: Date) {
  const who = { id: users.id, name: users.name, email: users.email };
  const change = { passwordHash, passwordChangedAt: at };
  const [user] = await db.update(users).set(change).where(eq(users.id, userId)).returning(who);
  if (!user) throw new Error('there is no such user');
  return user;
}

export async function setVerified(db: Db, sessionId: string, verifiedAt: Date) {
  await db.update(sessions).set({ verifiedAt }).where(eq(sessions.id, sessionId));
}

export async function deletePasswordResets(db: Db, userId: number) {
  await db.delete(passwordResets).where(eq(passwordResets.userId, userId));
}

export async function insertPasswordReset(db: Db, reset: { tokenHash: string; userId: number; expiresAt: Date }) {
  await db.insert(passwordResets).values(reset);
}

/** Whose link it is, held before the link itself. */
export async function lockOwnerOfReset(db: Db, tokenHash: string): Promise<void> {
  await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(passwordResets, eq(passwordResets.userId, users.id))
    .where(eq(passwordResets.tokenHash, tokenHash))
    .for('no key update', { of: users });
}

const isOpenReset = (tokenHash: string, now: Date) =>
  and(eq(passwordResets.tokenHash, tokenHash), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now));

export const isResetOpen = async (db: Db, tokenHash: string, now: Date): Promise<boolean> =>
  (await db.$count(passwordResets, isOpenReset(tokenHash, now))) > 0;

/** Checking the link and consuming it is one statement, so it cannot be used twice. */
export async function consumePasswordReset(db: Db, tokenHash: string, now: Date) {
  const [reset] = await db
    .update(passwordResets)
    .set({ usedAt: now })
    .where(isOpenReset(tokenHash, now))
    .returning({ userId: passwordResets.userId });
  return reset;
}

const isOpenInvitation = (tokenHash: string, now: Date) =>
  and(eq(invitations.tokenHash, tokenHash), isNull(invitations.acceptedAt), gt(invitations.expiresAt, now));

export async function findOpenInvitation(db: Db, tokenHash: string, now: Date) {
  const [invitation] = await db.select().from(invitations).where(isOpenInvitation(tokenHash, now));
  return invitation;
}

/** Locked until the end of the transaction: a suspension or a change of role in another one is waited for. */
export async function lockInviter(db: Db, id: number | null) {
  if (id === null) return undefined;
  const standing = { id: users.id, role: users.role, suspended: users.suspended };
  const [user] = await db.select(standing).from(users).where(eq(users.id, id)).for('share');
  return user;
}

export async function acceptInvitation(db: Db, tokenHash: string, now: Date) {
  const [invitation] = await db
    .update(invitations)
    .set({ acceptedAt: now })
    .where(isOpenInvitation(tokenHash, now))
    .returning();
  return invitation;
}

export async function insertUser(db: Db, user: { name: string; email: string; role: number; passwordHash: string }) {
  const [row] = await db.insert(users).values(user).returning();
  if (!row) throw new Error('insert returned no row');
  return row;
}
