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
type Key = 'mailbox' | 'reply-webhook' | 'waiting-answers';

async function find(db: Db, key: Key): Promise<unknown> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
  return row?.value;
}

export const findMailbox = async (db: Db) => (await find(db, 'mailbox')) as StoredMailbox | undefined;
export const findSecret = async (db: Db) => (await find(db, 'reply-webhook')) as { sealed: string } | undefined;

export async function save(db: Db, key: Key, value: object, updatedBy: number | null, updatedAt: Date): Promise<void> {
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

/** Mails that could not be taken yet, by their numbers in that mailbox. */
type WaitingAnswers = { mailbox: string; uids: number[] };

export const findWaiting = async (db: Db) => (await find(db, 'waiting-answers')) as WaitingAnswers | undefined;

export async function saveWaiting(db: Db, waiting: WaitingAnswers, now: Date): Promise<void> {
  if (waiting.uids.length > 0) await save(db, 'waiting-answers', waiting, null, now);
  else await remove(db, 'waiting-answers');
}

/** There is no mailbox any more: nothing of it waits. */
export async function forgetProblem(db: Db): Promise<void> {
  await remove(db, 'waiting-answers');
  await saveReading(db, { problem: null });
}
