import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { mails } from '../../db/tables/enquiries.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { bareAddress, oneLine } from './header-text.ts';
import { type MailSecret, withoutSecret } from './secret.ts';
import { lockForSending } from './sending-lock.ts';

type Mail = {
  kind:
    | 'contact'
    | 'application'
    | 'testimonial'
    | 'receipt'
    | 'reply'
    | 'heard'
    | 'invitation'
    | 'password-reset'
    | 'email-change'
    | 'account-change'
    | 'sign-in-code'
    | 'review';
  recipient: string;
  replyTo?: string;
  subject: string;
  body: string;
  html?: string;
  enquiryId?: number;
  /** Stands in the text; it goes to the job, and the row never has it. */
  secret?: MailSecret;
  /** Not before then: until it has left, its writer may withdraw it. */
  startAfter?: Date;
};

export type Outbox = {
  /** Gives the number of its row. */
  enqueue: (tx: Db, mail: Mail) => Promise<number>;
  /** A failed mail, or one that waits for its next attempt, is tried at once, with the retries of a new one. */
  requeue: (tx: Db, mailId: number) => Promise<void>;
  /** A mail that is no longer worth sending; one that has left, or is taken at this moment, stays sent. */
  markFailed: (tx: Db, mailId: number, reason: string) => Promise<void>;
  /** Takes back a mail that no server has been asked to take; whether it was one. */
  withdraw: (tx: Db, mailId: number) => Promise<boolean>;
};

/** The mail and its job are written in the caller's transaction: either all of it happened, or none. */
export function createOutbox(jobs: Jobs): Outbox {
  return {
    async enqueue(tx, { recipient, replyTo, subject, secret, startAfter, ...text }) {
      // The one way into the table: whatever the caller has checked, no header can leave its line.
      const headers = { recipient: bareAddress(recipient), subject: oneLine(subject) };
      const { mail, held } = secret ? withoutSecret(text, secret) : { mail: text };
      const columns = { ...mail, ...headers, ...(replyTo && { replyTo: bareAddress(replyTo) }) };
      const [row] = await tx.insert(mails).values(columns).returning({ id: mails.id });
      if (!row) throw new Error('insert returned no row');
      await jobs.send(tx, 'mail', { mailId: row.id, ...(held && { secret: held }) }, startAfter);
      return row.id;
    },
    async requeue(tx, mailId) {
      await tx.update(mails).set({ status: 'waiting' }).where(eq(mails.id, mailId));
      // Two jobs for one mail could send it twice.
      await jobs.cancel(tx, 'mail', { mailId });
      await jobs.send(tx, 'mail', { mailId });
    },
    async markFailed(tx, mailId, reason) {
      const unsent = and(eq(mails.id, mailId), ne(mails.status, 'sent'));
      await tx.update(mails).set({ status: 'failed', lastError: reason }).where(unsent);
      await jobs.cancel(tx, 'mail', { mailId });
    },
    async withdraw(tx, mailId) {
      if (!(await lockForSending(tx, mailId))) return false;
      const untried = and(eq(mails.id, mailId), eq(mails.status, 'waiting'), eq(mails.attempts, 0));
      const gone = await tx.delete(mails).where(untried).returning({ id: mails.id });
      // What stays is still sent by its job.
      if (gone.length === 0) return false;
      await jobs.cancel(tx, 'mail', { mailId });
      return true;
    },
  };
}

/** After a restore: the mails are there, the jobs that would send them are not. */
export async function requeueAll(db: Db, jobs: Pick<Jobs, 'send'>): Promise<void> {
  const waiting = await db.select({ id: mails.id }).from(mails).where(eq(mails.status, 'waiting'));
  for (const { id } of waiting) await jobs.send(db, 'mail', { mailId: id });
}
