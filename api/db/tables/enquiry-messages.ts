import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id } from './columns.ts';
import { enquiries, mails } from './enquiries.ts';
import { users } from './users.ts';

/** What is written about an enquiry after it came in: our answers, and what its sender answers to them. */
export const enquiryMessages = pgTable(
  'enquiry_messages',
  {
    id: id(),
    enquiryId: integer()
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    direction: text({ enum: ['out', 'in'] }).notNull(),
    /** Who answered; null for what came in, and where the account is gone. */
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The mail of an answer, which knows whether it was sent. */
    mailId: integer().references(() => mails.id, { onDelete: 'set null' }),
    /** Of an answer what its browser made up, of what came in its Message-ID: sent twice, it is still one. */
    key: text().notNull(),
    /** The first half of the Message-ID of an answer. Nobody can guess it: who names it has got our mail. */
    messageId: text().notNull(),
    text: text().notNull(),
    /** Of what came in, the words that it quotes. */
    quoted: text().notNull().default(''),
    /** How far the enquiry had come before this answer moved it, for an answer that is taken back. */
    statusBefore: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('enquiry_messages_enquiry').on(t.enquiryId, t.id),
    index('enquiry_messages_author').on(t.authorId),
    index('enquiry_messages_mail').on(t.mailId),
    uniqueIndex('enquiry_messages_key').on(t.key),
    index('enquiry_messages_message_id').on(t.messageId),
    check('enquiry_messages_direction_check', sql`${t.direction} in ('out', 'in')`),
  ],
);

/**
 * Files of a message. They lie in the database itself: they are deleted, erased, saved and restored with their message,
 * in the same transaction, and nothing can be left of them.
 */
export const messageFiles = pgTable(
  'message_files',
  {
    id: id(),
    messageId: integer()
      .notNull()
      .references(() => enquiryMessages.id, { onDelete: 'cascade' }),
    /** With its ending. */
    name: text().notNull(),
    type: text().notNull(),
    bytes: integer().notNull(),
    content: bytes().notNull(),
  },
  (t) => [
    index('message_files_message').on(t.messageId, t.id),
    check('message_files_bytes_check', sql`${t.bytes} > 0`),
  ],
);
