import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { mailboxReading } from '../../db/tables/mailbox.ts';
import { settings } from '../../db/tables/settings.ts';

/** The password is sealed; without the key of this installation it says nothing. */
type StoredMailbox = {
  host: string;
  port: number;
  user: string;
  folder: string;
  replyTo: string;
  sealed: string;
};

type Reading = typeof mailboxReading.$inferSelect;
type Key = 'mailbox' | 'reply-webhook';

async function find(db: Db, key: Key): Promise<unknown> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
  return row?.value;
}

export const findMailbox = async (db: Db) => (await find(db, 'mailbox')) as StoredMailbox | undefined;
export const findSecret = async (db: Db) => (await find(db, 'reply-webhook')) as { sealed: string } | undefined;

export async function save(db: Db, key: Key, value: object, updatedBy: number, updatedAt: Date): Promise<void> {
  const change = { value, updatedBy, updatedAt };
  await db
    .insert(settings)
    .values({ key, ...change })
    .onConflictDoUpdate({ target: settings.key, set: change });
}

export async function remove(db: Db, key: Key): Promise<boolean> {
  const gone = await db.delete(settings).where(eq(settings.key, key)).returning({ key: settings.key });
  return gone.length > 0;
}

export async function findReading(db: Db): Promise<Reading | undefined> {
  const [row] = await db.select().from(mailboxReading);
  return row;
}

export async function saveReading(db: Db, change: Partial<Omit<Reading, 'id'>>): Promise<void> {
  await db.insert(mailboxReading).values(change).onConflictDoUpdate({ target: mailboxReading.id, set: change });
}
