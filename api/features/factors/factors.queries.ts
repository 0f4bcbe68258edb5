import { and, asc, count, desc, eq, getTableColumns, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import {
  devices,
  factorResets,
  passkeys,
  recoveryCodes,
  recoverySheets,
  signIns,
  totpSecrets,
} from '../../db/tables/factors.ts';
import { users } from '../../db/tables/users.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;
export type TotpRow = typeof totpSecrets.$inferSelect;

const person = {
  id: users.id,
  name: users.name,
  email: users.email,
  role: users.role,
  suspended: users.suspended,
  secondStep: users.secondStep,
  mailCode: users.mailCode,
  roleSince: users.roleSince,
  passwordHash: users.passwordHash,
  passwordChangedAt: users.passwordChangedAt,
};

export async function findPerson(db: Db, id: number) {
  const [row] = await db.select(person).from(users).where(eq(users.id, id));
  return row;
}
export type PersonRow = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

/** Changes of what decides whether a second step is asked for are serialised. */
export async function lockPerson(db: Db, id: number) {
  const [row] = await db.select(person).from(users).where(eq(users.id, id)).for('no key update');
  return row;
}

export async function updatePerson(db: Db, id: number, change: { secondStep?: boolean; mailCode?: boolean }) {
  await db.update(users).set(change).where(eq(users.id, id));
}

export const passkeysOf = (db: Db, userId: number) =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt), asc(passkeys.id));

export async function lockPasskey(db: Db, id: string) {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.id, id)).for('update');
  return row;
}

/** Nothing when the credential is known already, to whomever. */
export async function insertPasskey(db: Db, row: typeof passkeys.$inferInsert) {
  const [inserted] = await db.insert(passkeys).values(row).onConflictDoNothing().returning();
  return inserted;
}

export async function updatePasskey(
  db: Db,
  { id, userId }: { id: string; userId: number },
  change: Partial<Pick<PasskeyRow, 'name' | 'counter' | 'lastUsedAt' | 'disabledAt' | 'synced'>>,
) {
  const [row] = await db
    .update(passkeys)
    .set(change)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning();
  return row;
}

export async function deletePasskey(db: Db, { id, userId }: { id: string; userId: number }) {
  const [row] = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning();
  return row;
}

/** Passkeys that were made for other hosts, and whose they are. */
export async function countForeignPasskeys(db: Db, rpId: string) {
  const [row] = await db
    .select({
      keys: count(),
      people: sql<number>`count(distinct ${passkeys.userId})::int`,
      host: sql<string>`min(${passkeys.rpId})`,
    })
    .from(passkeys)
    .where(ne(passkeys.rpId, rpId));
  return row ?? { keys: 0, people: 0, host: '' };
}

export async function findTotp(db: Db, userId: number) {
  const [row] = await db.select().from(totpSecrets).where(eq(totpSecrets.userId, userId));
  return row;
}

export async function lockTotp(db: Db, userId: number) {
  const [row] = await db.select().from(totpSecrets).where(eq(totpSecrets.userId, userId)).for('update');
  return row;
}

export async function saveTotp(db: Db, userId: number, change: Partial<Omit<TotpRow, 'userId'>>) {
  await db
    .insert(totpSecrets)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: totpSecrets.userId, set: change });
}

export async function deleteTotp(db: Db, userId: number) {
  const [row] = await db.delete(totpSecrets).where(eq(totpSecrets.userId, userId)).returning();
  return row;
}

const ofSheet = (userId: number, isConfirmed: boolean) =>
  and(
    eq(recoverySheets.userId, userId),
    isConfirmed ? isNotNull(recoverySheets.confirmedAt) : isNull(recoverySheets.confirmedAt),
  );

export async function findSheet(db: Db, userId: number, isConfirmed: boolean) {
  const codes = sql`from ${recoveryCodes} where ${recoveryCodes.sheetId} = ${recoverySheets.id}`;
  const [sheet] = await db
    .select({
      ...getTableColumns(recoverySheets),
      total: sql<number>`(select count(*)::int ${codes})`,
      left: sql<number>`(select count(*)::int ${codes} and ${recoveryCodes.usedAt} is null)`,
    })
    .from(recoverySheets)
    .where(ofSheet(userId, isConfirmed));
  return sheet;
}

export async function insertSheet(db: Db, sheet: { userId: number; salt: string; createdAt: Date }, hashes: string[]) {
  const [row] = await db.insert(recoverySheets).values(sheet).returning({ id: recoverySheets.id });
  if (!row) throw new Error('insert returned no row');
  await db.insert(recoveryCodes).values(hashes.map((hash) => ({ sheetId: row.id, hash })));
}

export async function deleteSheets(db: Db, userId: number, isConfirmed: boolean) {
  await db.delete(recoverySheets).where(ofSheet(userId, isConfirmed));
}

export async function confirmSheet(db: Db, sheetId: number, at: Date) {
  await db.update(recoverySheets).set({ confirmedAt: at }).where(eq(recoverySheets.id, sheetId));
}

export async function hasCode(db: Db, sheetId: number, hash: string): Promise<boolean> {
  return (await db.$count(recoveryCodes, and(eq(recoveryCodes.sheetId, sheetId), eq(recoveryCodes.hash, hash)))) > 0;
}

/** Checking a code and consuming it is one statement, so it cannot be used twice. */
export async function consumeCode(db: Db, sheetId: number, hash: string, usedAt: Date): Promise<boolean> {
  const rows = await db
    .update(recoveryCodes)
    .set({ usedAt })
    .where(and(eq(recoveryCodes.sheetId, sheetId), eq(recoveryCodes.hash, hash), isNull(recoveryCodes.usedAt)))
    .returning({ hash: recoveryCodes.hash });
  return rows.length > 0;
}

export const signInsOf = (db: Db, userId: number, limit: number) =>
  db.select().from(signIns).where(eq(signIns.userId, userId)).orderBy(desc(signIns.at), desc(signIns.id)).limit(limit);

const isOpenReset = (userId: number) => and(eq(factorResets.userId, userId), isNull(factorResets.endedAt));

export async function findOpenReset(db: Db, userId: number) {
  const [row] = await db.select().from(factorResets).where(isOpenReset(userId));
  return row;
}

export async function insertReset(db: Db, reset: typeof factorResets.$inferInsert) {
  const [row] = await db.insert(factorResets).values(reset).returning();
  if (!row) throw new Error('insert returned no row');
  return row;
}

export async function endReset(db: Db, userId: number, endedAt: Date) {
  const [row] = await db.update(factorResets).set({ endedAt }).where(isOpenReset(userId)).returning();
  return row;
}

/** All that was set up, so that the password alone opens the account until something new is. */
export async function deleteFactors(db: Db, userId: number) {
  await db.delete(passkeys).where(eq(passkeys.userId, userId));
  await db.delete(totpSecrets).where(eq(totpSecrets.userId, userId));
  await db.delete(recoverySheets).where(eq(recoverySheets.userId, userId));
  await db.update(users).set({ secondStep: false, mailCode: false }).where(eq(users.id, userId));
}

/** The second step is asked for everywhere again; the devices stay known. */
export async function distrustDevices(db: Db, userId: number): Promise<void> {
  await db.update(devices).set({ trustedUntil: null }).where(eq(devices.userId, userId));
}
