import { eq, sql } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import type { Db } from '../../db/client.ts';
import { mails } from '../../db/tables/enquiries.ts';
import type { Clock } from '../clock.ts';

export type MailSettings = { smtpUrl: string; from: string };

/** Sends one owed mail; throws when the server would not take it, so that the job is tried again. */
export function createDelivery(db: Db, clock: Clock, { smtpUrl, from }: MailSettings) {
  const transport = createTransport(smtpUrl, { from });

  return async ({ mailId }: { mailId: number }, isLastAttempt: boolean): Promise<void> => {
    const [mail] = await db.select().from(mails).where(eq(mails.id, mailId));
    if (!mail || mail.status === 'sent') return;
    try {
      await transport.sendMail({
        // The same mail tried twice has the same id, so a mailbox can see that it is one.
        messageId: `<mail-${mail.id}-${mail.createdAt.getTime()}@${from.split('@').at(-1)?.replace('>', '')}>`,
        to: mail.recipient,
        subject: mail.subject,
        text: mail.body,
        ...(mail.replyTo && { replyTo: mail.replyTo }),
      });
    } catch (error) {
      const lastError = error instanceof Error ? error.message : String(error);
      const status = isLastAttempt ? 'failed' : 'waiting';
      await db
        .update(mails)
        .set({ status, lastError, attempts: sql`${mails.attempts} + 1` })
        .where(eq(mails.id, mailId));
      throw error;
    }
    await db
      .update(mails)
      .set({ status: 'sent', sentAt: clock(), lastError: null, attempts: sql`${mails.attempts} + 1` })
      .where(eq(mails.id, mailId));
  };
}
