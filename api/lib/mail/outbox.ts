import type { Db } from '../../db/client.ts';
import { mails } from '../../db/tables/enquiries.ts';
import type { Jobs } from '../jobs/jobs.ts';

type Mail = {
  kind: 'contact' | 'application' | 'testimonial' | 'invitation' | 'password-reset';
  recipient: string;
  replyTo?: string;
  subject: string;
  body: string;
  enquiryId?: number;
};

export type Outbox = { owe: (tx: Db, mail: Mail) => Promise<void> };

/** The mail and its job are written in the caller's transaction: either all of it happened, or none. */
export function createOutbox(jobs: Jobs): Outbox {
  return {
    async owe(tx, mail) {
      const [row] = await tx.insert(mails).values(mail).returning({ id: mails.id });
      if (row) await jobs.send(tx, 'mail', { mailId: row.id });
    },
  };
}
