import { and, eq, gte } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { enquiries } from '../../db/tables/enquiries.ts';

const receipt = { id: enquiries.id, kind: enquiries.kind, createdAt: enquiries.createdAt };

export type NewEnquiry = typeof enquiries.$inferInsert;
export type EnquiryReceiptRow = Pick<typeof enquiries.$inferSelect, keyof typeof receipt>;

export async function findByFingerprint(
  db: Db,
  fingerprint: string,
  since: Date,
): Promise<EnquiryReceiptRow | undefined> {
  const [row] = await db
    .select(receipt)
    .from(enquiries)
    .where(and(eq(enquiries.fingerprint, fingerprint), gte(enquiries.createdAt, since)));
  return row;
}

export async function insertEnquiry(db: Db, enquiry: NewEnquiry): Promise<EnquiryReceiptRow> {
  const [row] = await db.insert(enquiries).values(enquiry).returning(receipt);
  if (!row) throw new Error('insert returned no row');
  return row;
}
