import { and, desc, eq, lt } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { mails } from '../../db/tables/enquiries.ts';
import { enquiryMessages, messageFiles } from '../../db/tables/enquiry-messages.ts';

type Mail = typeof mails.$inferSelect;

/** The same mail tried twice has the same id, so a mailbox can see that it is one. */
export const automaticId = ({ id, createdAt }: Pick<Mail, 'id' | 'createdAt'>, host: string): string =>
  `<mail-${id}-${createdAt.getTime()}@${host}>`;

/** So many of the earlier ones are named at most: a header has an end. */
const maxReferences = 10;

/** What makes an answer part of a conversation in its reader's mailbox, and the files that go with it. */
export async function threadOf(tx: Db, mail: Mail, host: string) {
  if (mail.kind !== 'reply' || mail.enquiryId === null) return undefined;
  const [own] = await tx.select().from(enquiryMessages).where(eq(enquiryMessages.mailId, mail.id));
  if (!own) return undefined;
  const earlier = await tx
    .select({ direction: enquiryMessages.direction, messageId: enquiryMessages.messageId })
    .from(enquiryMessages)
    .where(and(eq(enquiryMessages.enquiryId, mail.enquiryId), lt(enquiryMessages.id, own.id)))
    .orderBy(desc(enquiryMessages.id))
    .limit(maxReferences);
  const [receipt] = await tx
    .select()
    .from(mails)
    .where(and(eq(mails.enquiryId, mail.enquiryId), eq(mails.kind, 'receipt'), eq(mails.status, 'sent')))
    .limit(1);
  const ours = (local: string) => `<${local}@${host}>`;
  const references = [
    ...(receipt ? [automaticId(receipt, host)] : []),
    ...earlier.reverse().map(({ direction, messageId }) => (direction === 'out' ? ours(messageId) : messageId)),
  ];
  const files = await tx.select().from(messageFiles).where(eq(messageFiles.messageId, own.id)).orderBy(messageFiles.id);
  return {
    messageId: ours(own.messageId),
    ...(references.length > 0 && { references, inReplyTo: references.at(-1) }),
    attachments: files.map(({ name, content, type }) => ({ filename: name, content, contentType: type })),
  };
}
