import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, moment, updatedAt } from './columns.ts';
import { users } from './users.ts';

type Words = Record<'senderName' | 'senderEmail' | 'senderPhone' | 'message' | 'childName', AnyPgColumn>;

/** All that a search looks through, spelt once: the index serves only a search that spells it the same way. */
export const enquiryText = (t: Words) =>
  sql`(${t.senderName} || ' ' || ${t.senderEmail} || ' ' || ${t.senderPhone} || ' ' || coalesce(${t.childName}, '') || ' ' || ${t.message})`;

/** Who sent it, for whom, and how they are reached: what the office finds it by. */
export const enquiryNames = (t: Omit<Words, 'message'>) =>
  sql`(${t.senderName} || ' ' || coalesce(${t.childName}, '') || ' ' || ${t.senderEmail} || ' ' || ${t.senderPhone})`;

/** The end of a telephone number, with or without its country, spelt once for the same reason. */
export const phoneDigits = (t: Pick<Words, 'senderPhone'>) =>
  sql`right(regexp_replace(${t.senderPhone}, '\\D', '', 'g'), 9)`;

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
    /** Made by its sender's browser: what is sent again under it, because the line broke, is this one. */
    sendKey: uuid(),
    /** A short code that its sender can read out on the telephone; the database makes it from the number. */
    receipt: text().notNull().generatedAlwaysAs(sql`receipt_of(id)`),
    /** Why it looks like spam. It is quarantined and never dropped: people look at it, no mail is sent. */
    suspicion: text(),
    /** How far it has come; an application may take every step, the others only the first two and the last. */
    status: text({ enum: ['new', 'contacted', 'visit', 'offered', 'enrolled', 'closed'] })
      .notNull()
      .default('new'),
    assigneeId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The enquiry of the same person that it is now a part of. */
    mergedInto: integer().references((): AnyPgColumn => enquiries.id, { onDelete: 'set null' }),
    /** When its sender last wrote by mail, as long as nobody has dealt with it. */
    heardAt: moment(),
    /** Out of the inbox until then; it stays when it is over, until somebody deals with the enquiry. */
    snoozedUntil: moment(),
    /** Since when the school is waited for; null where it is somebody else's turn. */
    waitingSince: moment().generatedAlwaysAs(
      sql`case when suspicion is null and status <> 'closed'
        then coalesce(heard_at, case when status = 'new' then created_at end, snoozed_until) end`,
    ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('enquiries_latest').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('enquiries_status').on(t.kind, t.status, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    uniqueIndex('enquiries_receipt').on(t.receipt),
    uniqueIndex('enquiries_send_key').on(t.sendKey),
    index('enquiries_suspected')
      .on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.suspicion} is not null`),
    index('enquiries_sender').on(sql`lower(${t.senderEmail})`),
    index('enquiries_assignee').on(t.assigneeId),
    index('enquiries_waiting').on(
      t.waitingSince.asc().nullsLast(),
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('enquiries_waiting_last').on(
      t.waitingSince.desc().nullsLast(),
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('enquiries_phone').on(phoneDigits(t)),
    index('enquiries_merged').on(t.mergedInto).where(sql`${t.mergedInto} is not null`),
    index('enquiries_snoozed').on(t.snoozedUntil).where(sql`${t.snoozedUntil} is not null`),
    index('enquiries_search').using('gin', enquiryText(t).append(sql` gin_trgm_ops`)),
    index('enquiries_office').using('gin', enquiryNames(t).append(sql` gin_trgm_ops`)),
    check('enquiries_status_check', sql`${t.status} in ('new', 'contacted', 'visit', 'offered', 'enrolled', 'closed')`),
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

/** What was done about an enquiry: a note, or a step on its way, by whom and when. */
export const enquiryNotes = pgTable(
  'enquiry_notes',
  {
    id: id(),
    enquiryId: integer()
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    kind: text({ enum: ['note', 'status', 'assignee', 'snooze'] }).notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('enquiry_notes_enquiry').on(t.enquiryId, t.id),
    index('enquiry_notes_author').on(t.authorId),
    check('enquiry_notes_kind_check', sql`${t.kind} in ('note', 'status', 'assignee', 'snooze')`),
  ],
);

/** Every mail that the school sends, from the moment it is queued. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    kind: text().notNull(),
    recipient: text().notNull(),
    replyTo: text(),
    subject: text().notNull(),
    /** The plain-text part. */
    body: text().notNull(),
    html: text(),
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
