import { and, count, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { enquiries, mails } from '../../../db/tables/enquiries.ts';
import { enquiryMessages, messageFiles } from '../../../db/tables/enquiry-messages.ts';
import { users } from '../../../db/tables/users.ts';
import { isAssignable } from '../inbox/inbox.queries.ts';

/** The enquiry whose answer has one of these ids, which nobody can guess; the newest answer first. */
export async function findByAnswer(db: Db, localIds: string[]): Promise<number | undefined> {
  if (localIds.length === 0) return undefined;
  const [row] = await db
    .select({ enquiryId: enquiryMessages.enquiryId })
    .from(enquiryMessages)
    .where(and(eq(enquiryMessages.direction, 'out'), inArray(enquiryMessages.messageId, localIds)))
    .orderBy(sql`${enquiryMessages.id} desc`)
    .limit(1);
  return row?.enquiryId;
}

/** The enquiry that one of these receipts was about, if the address is its sender's: their ids can be counted up. */
export async function findByReceipt(db: Db, mailIds: number[], from: string): Promise<number | undefined> {
  if (mailIds.length === 0) return undefined;
  const [row] = await db
    .select({ id: enquiries.id })
    .from(mails)
    .innerJoin(enquiries, eq(enquiries.id, mails.enquiryId))
    .where(and(inArray(mails.id, mailIds), eq(mails.kind, 'receipt'), isFrom(from)))
    .limit(1);
  return row?.id;
}

/** The enquiry with one of these codes, if the address is its sender's. */
export async function findByCode(db: Db, codes: string[], from: string): Promise<number | undefined> {
  if (codes.length === 0) return undefined;
  const [row] = await db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(and(inArray(enquiries.receipt, codes), isFrom(from)))
    .limit(1);
  return row?.id;
}

const isFrom = (from: string) => eq(sql`lower(${enquiries.senderEmail})`, from);

/** How much an enquiry, or the one that it was merged into, has been sent since then. */
export async function countReceived(db: Db, enquiryId: number, since: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(enquiryMessages)
    .where(
      and(
        eq(
          enquiryMessages.enquiryId,
          sql`coalesce((select ${enquiries.mergedInto} from ${enquiries} where ${enquiries.id} = ${enquiryId}), ${enquiryId})`,
        ),
        eq(enquiryMessages.direction, 'in'),
        gte(enquiryMessages.createdAt, since),
      ),
    );
  return row?.total ?? 0;
}

/** How many bytes of files an enquiry has been sent, ever. */
export async function bytesReceived(db: Db, enquiryId: number): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${messageFiles.bytes}), 0)`.mapWith(Number) })
    .from(enquiryMessages)
    .innerJoin(messageFiles, eq(messageFiles.messageId, enquiryMessages.id))
    .where(and(eq(enquiryMessages.enquiryId, enquiryId), eq(enquiryMessages.direction, 'in')));
  return row?.total ?? 0;
}

/** The address of who has it, as long as they may. */
export async function addressOf(db: Db, userId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isAssignable));
  return row?.email;
}
