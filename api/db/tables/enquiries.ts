import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';

/** What people send through the public forms. */
export const enquiries = pgTable(
  'enquiries',
  {
    id: id(),
    kind: text({ enum: ['contact', 'application', 'testimonial'] }).notNull(),
    senderName: text().notNull(),
    senderEmail: text().notNull(),
    senderPhone: text().notNull().default(''),
    message: text().notNull().default(''),
    childName: text(),
    birthDate: date({ mode: 'string' }),
    classOf: smallint(),
    /** The six answers of a testimonial. */
    answers: jsonb().$type<string[]>(),
    /** The same form sent twice is one enquiry. */
    fingerprint: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('enquiries_list').on(t.kind, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('enquiries_fingerprint').on(t.fingerprint, t.createdAt),
    check(
      'enquiries_kind_check',
      sql`(${t.kind} = 'contact')
        or (${t.kind} = 'application' and ${t.childName} is not null and ${t.birthDate} is not null)
        or (${t.kind} = 'testimonial' and ${t.classOf} is not null and ${t.answers} is not null)`,
    ),
  ],
);

/** Every mail that the school sends, from the moment it is owed. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    kind: text().notNull(),
    recipient: text().notNull(),
    replyTo: text(),
    subject: text().notNull(),
    body: text().notNull(),
    enquiryId: integer().references(() => enquiries.id, { onDelete: 'set null' }),
    status: text({ enum: ['waiting', 'sent', 'failed'] })
      .notNull()
      .default('waiting'),
    attempts: integer().notNull().default(0),
    lastError: text(),
    createdAt: createdAt(),
    sentAt: moment(),
  },
  (t) => [
    index('mails_status').on(t.status, t.createdAt.desc().nullsFirst()),
    index('mails_enquiry').on(t.enquiryId),
    check('mails_status_check', sql`${t.status} in ('waiting', 'sent', 'failed')`),
  ],
);
