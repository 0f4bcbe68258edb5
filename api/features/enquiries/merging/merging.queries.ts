import { and, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { enquiryExtractLength } from '../../../../contract/common/text/extract.ts';
import type { Db } from '../../../db/client.ts';
import { enquiries, phoneDigits } from '../../../db/tables/enquiries.ts';

export type RelatedRow = Awaited<ReturnType<typeof findRelated>>[number];
export type MergedRow = Awaited<ReturnType<typeof mergedInto>>[number];
type Row = typeof enquiries.$inferSelect;

const minDigits = 9;

/** Of the same address or telephone number, the newest first. */
export function findRelated(db: Db, { id, senderEmail, senderPhone }: Pick<Row, 'id' | 'senderEmail' | 'senderPhone'>) {
  const sameEmail = eq(sql`lower(${enquiries.senderEmail})`, senderEmail.toLowerCase());
  const digits = digitsOf(senderPhone);
  const samePhone = digits.length === minDigits ? eq(phoneDigits(enquiries), digits) : undefined;
  const { receipt, kind, status, senderName, childName, suspicion, createdAt } = enquiries;
  return db
    .select({
      ...{ id: enquiries.id, receipt, kind, status, senderName, childName, suspicion, createdAt },
      extract: sql<string>`left(${enquiries.message}, ${sql.raw(String(enquiryExtractLength * 2))})`,
      isSameEmail: sql<boolean>`${sameEmail}`,
    })
    .from(enquiries)
    .where(and(ne(enquiries.id, id), isNull(enquiries.mergedInto), or(sameEmail, samePhone)))
    .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
    .limit(10);
}

/** What the index of numbers holds: the end of it, with or without the country. */
export const digitsOf = (phone: string): string => phone.replace(/\D/g, '').slice(-minDigits);

/** In the order of their numbers, so that two who merge crosswise wait for one another. */
export function lockBoth(db: Db, ids: number[]): Promise<Row[]> {
  return db.select().from(enquiries).where(inArray(enquiries.id, ids)).orderBy(enquiries.id).for('update');
}

export async function findMergedInto(db: Db, id: number) {
  const [row] = await db.select({ mergedInto: enquiries.mergedInto }).from(enquiries).where(eq(enquiries.id, id));
  return row;
}

/** With those that were merged into it before. */
export async function pointTo(db: Db, fromId: number, toId: number): Promise<void> {
  const moved = or(eq(enquiries.id, fromId), eq(enquiries.mergedInto, fromId));
  await db.update(enquiries).set({ mergedInto: toId }).where(moved);
}

export async function setApart(db: Db, id: number): Promise<void> {
  await db.update(enquiries).set({ mergedInto: null }).where(eq(enquiries.id, id));
}

/** The forms that are now part of this enquiry, the oldest first. */
export function mergedInto(db: Db, id: number) {
  const { receipt, senderName, senderEmail, message, childName, birthDate, createdAt } = enquiries;
  return db
    .select({ id: enquiries.id, receipt, senderName, senderEmail, message, childName, birthDate, createdAt })
    .from(enquiries)
    .where(eq(enquiries.mergedInto, id))
    .orderBy(enquiries.createdAt, enquiries.id);
}
