import { eq, ne, notInArray, sql } from 'drizzle-orm';
import type { Place } from '../../../contract/common/this-school.ts';
import type { Db } from '../../db/client.ts';
import { media } from '../../db/tables/media.ts';
import { pages } from '../../db/tables/pages.ts';
import { settings } from '../../db/tables/settings.ts';
import { users } from '../../db/tables/users.ts';

/** What the demo school was when it was filled: its name, and the accounts that came with it. */
export type DemoMark = { schoolName: string; users: number[] };

const isMark = eq(settings.key, 'demo');

export async function insertMark(db: Db, value: DemoMark): Promise<void> {
  await db.insert(settings).values({ key: 'demo', value });
}

/** Whoever comes second waits here and finds none. Nobody is given an account meanwhile. */
export async function lockMark(db: Db): Promise<DemoMark | undefined> {
  await db.execute(sql`lock table ${users} in share row exclusive mode`);
  const [row] = await db.select({ value: settings.value }).from(settings).where(isMark).for('update');
  return row?.value as DemoMark | undefined;
}

export const countOthers = (db: Db, known: number[]): Promise<number> => db.$count(users, notInArray(users.id, known));

export const listPictures = (db: Db) => db.select({ name: media.name, width: media.width }).from(media);

/** Who is signed in and how, what was done, and what belongs to the machine. All other tables are the school's. */
const kept = [
  ...['users', 'sessions', 'refresh_tokens', 'passkeys', 'totp_secrets', 'recovery_codes', 'recovery_sheets'],
  ...['devices', 'challenges', 'sign_ins', 'factor_resets', 'password_resets', 'setup_keys', 'signing_keys'],
  ...['rate_limits', 'backups', 'audit_log', 'audit_chain', 'audit_heads'],
];

/** Read from the database's own catalogue, so that a new table cannot be forgotten. The pictures come after who shows them. */
export async function removeContent(db: Db, ownerId: number): Promise<void> {
  const { rows } = await db.execute<{ list: string }>(sql`
    select string_agg(format('%I.%I', 'public', c.relname), ', ') as list from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and c.relname <> all(${sql.param([...kept, 'media'])}::text[])`);
  await db.execute(sql`truncate ${sql.raw(rows[0]?.list ?? '')}`);
  await db.delete(users).where(ne(users.id, ownerId));
  await db.update(users).set({ picture: null, telephone: '', twitter: '', linkedIn: '', instagram: '' });
  await db.delete(media);
}

type Account = { name: string; email: string; passwordHash: string };

export async function renameOwner(db: Db, id: number, account: Account, now: Date): Promise<void> {
  const change = { ...account, passwordChangedAt: now, updatedAt: now, roleSince: now };
  await db.update(users).set(change).where(eq(users.id, id));
}

/** What every process follows: the clock and the money of the demo end here. */
export async function insertPlace(db: Db, value: Place): Promise<void> {
  await db.insert(settings).values({ key: 'place', value });
}

export async function insertPages(db: Db, rows: (typeof pages.$inferInsert)[]): Promise<void> {
  await db.insert(pages).values(rows);
}
