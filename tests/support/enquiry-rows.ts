import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { enquiries, mails } from '../../api/db/tables/enquiries.ts';
import type { TestApi } from './api.ts';

const extras = {
  contact: {},
  application: { childName: 'Joy Okello', birthDate: '2019-03-14' },
  testimonial: { classOf: 2010, answers: ['1', '2', '3', '4', '5', '6'] },
};

/** The moment at which an enquiry came, if nothing else is said; and a way to later ones. */
export const firstReceived = Date.parse('2026-03-01T00:00:00+03:00');
export const hour = 3_600_000;

/** An enquiry as it lies in the table, an application if nothing else is said. */
export async function receive({ deps: { db } }: TestApi, values: Partial<typeof enquiries.$inferInsert> = {}) {
  const kind = values.kind ?? 'application';
  const row = {
    kind,
    senderName: 'Peter Okello',
    senderEmail: 'peter@mail.example',
    senderPhone: '+256772418330',
    message: 'She likes maths.',
    fingerprint: randomBytes(8).toString('hex'),
    createdAt: new Date(firstReceived),
    ...extras[kind],
    ...values,
  };
  const [inserted] = await db.insert(enquiries).values(row).returning();
  if (!inserted) throw new Error('insert returned no row');
  return inserted;
}

/** The mail of an enquiry, with its job, after three attempts. */
export async function enqueueMail(
  { deps: { db, outbox } }: TestApi,
  enquiryId: number,
  status: 'waiting' | 'sent' | 'failed',
) {
  const about = { kind: 'application' as const, recipient: 'desk@school.example', subject: 'S', body: 'B', enquiryId };
  await db.transaction((tx) => outbox.enqueue(tx, about));
  const [mail] = await db
    .update(mails)
    .set({ status, attempts: 3, lastError: 'no room' })
    .where(eq(mails.enquiryId, enquiryId))
    .returning();
  if (!mail) throw new Error('the mail is not there');
  return mail;
}
