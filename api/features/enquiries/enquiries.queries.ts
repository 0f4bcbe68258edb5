import { and, count, desc, eq, gte, ne, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { enquiries, mails } from '../../db/tables/enquiries.ts';

const thanks = {
  id: enquiries.id,
  kind: enquiries.kind,
  receipt: enquiries.receipt,
  createdAt: enquiries.createdAt,
};

export type EnquiryRow = typeof enquiries.$inferSelect;
export type NewEnquiry = typeof enquiries.$inferInsert;
export type EnquiryReceiptRow = Pick<EnquiryRow, keyof typeof thanks>;

export async function findByFingerprint(
  db: Db,
  fingerprint: string,
  since: Date,
): Promise<EnquiryReceiptRow | undefined> {
  const [row] = await db
    .select(thanks)
    .from(enquiries)
    .where(and(eq(enquiries.fingerprint, fingerprint), gte(enquiries.createdAt, since)));
  return row;
}

/** What its sender has sent under this key before, with what it said. */
export async function findBySendKey(db: Db, sendKey: string) {
  const [row] = await db
    .select({ ...thanks, fingerprint: enquiries.fingerprint })
    .from(enquiries)
    .where(eq(enquiries.sendKey, sendKey));
  return row;
}

export async function insertEnquiry(db: Db, enquiry: NewEnquiry): Promise<EnquiryRow> {
  const [row] = await db.insert(enquiries).values(enquiry).returning();
  if (!row) throw new Error('insert returned no row');
  return row;
}

/** How many of the latest are looked at, and how much of each: a flood must not cost us more than a trickle. */
const comparedRows = 250;
const comparedLength = 500;
/** Of all groups of three letters in both, how many they share. */
const nearlyTheSame = 0.8;

type NearDuplicate = Pick<NewEnquiry, 'senderEmail' | 'senderPhone' | 'childName' | 'message'>;

/** Whether others, who are not of the same family, have lately sent nearly the same words. */
export async function wasSentByOthers(db: Db, form: NearDuplicate, since: Date): Promise<boolean> {
  const latest = db
    .select({
      message: sql<string>`left(${enquiries.message}, ${sql.raw(String(comparedLength))})`.as('message'),
      senderEmail: sql<string>`lower(${enquiries.senderEmail})`.as('sender_email'),
      senderPhone: enquiries.senderPhone,
      childName: enquiries.childName,
    })
    .from(enquiries)
    .where(gte(enquiries.createdAt, since))
    .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
    .limit(comparedRows)
    .as('latest');
  const message = (form.message ?? '').slice(0, comparedLength).toWellFormed();
  const rows = await db
    .select({ found: sql`1` })
    .from(latest)
    .where(
      and(
        ne(latest.senderEmail, form.senderEmail.toLowerCase()),
        form.senderPhone ? ne(latest.senderPhone, form.senderPhone) : undefined,
        form.childName ? sql`${latest.childName} is distinct from ${form.childName}` : undefined,
        // What is much shorter or longer cannot be nearly the same, and is quickly passed over.
        sql`length(${latest.message}) between ${Math.floor(message.length * 0.6)}::int and ${Math.ceil(message.length * 1.7)}::int`,
        sql`similarity(${latest.message}, ${message}) >= ${nearlyTheSame}`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Of how many of the latest enquiries the receipts are counted: a flood must not make each form dearer. */
const countedRows = 2_000;

/** How many receipts a mailbox has been sent since then, under whichever spelling of its address. */
export async function countReceipts(db: Db, address: string, since: Date): Promise<number> {
  const latest = db
    .select({ id: enquiries.id, senderEmail: enquiries.senderEmail })
    .from(enquiries)
    .where(gte(enquiries.createdAt, since))
    .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
    .limit(countedRows)
    .as('latest');
  const [row] = await db
    .select({ total: count() })
    .from(latest)
    .innerJoin(mails, eq(mails.enquiryId, latest.id))
    .where(
      and(
        eq(mailboxIn(latest.senderEmail), mailboxOf(address)),
        eq(mails.kind, 'receipt'),
        gte(mails.createdAt, since),
      ),
    );
  return row?.total ?? 0;
}

/** Many servers deliver ann+1@, a.n.n@ and Ann@ to one mailbox. */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  return `${local.split('+')[0]?.replaceAll('.', '')}@${domain}`;
}

const mailboxIn = (address: SQLWrapper) =>
  sql`lower(replace(split_part(split_part(${address}, '@', 1), '+', 1), '.', '') || '@' || split_part(${address}, '@', 2))`;
