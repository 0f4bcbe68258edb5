import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** How far the mailbox to which families answer has been read; one row. */
export const mailboxReading = pgTable(
  'mailbox_reading',
  {
    id: integer().primaryKey().default(1),
    /** Which mailbox it was: another one, or one that was made anew, is read from its end. */
    mailbox: text().notNull().default(''),
    /** The last mail that was looked at. */
    uid: integer().notNull().default(0),
    /** How often the next one could not be stored. */
    tries: integer().notNull().default(0),
    checkedAt: moment(),
    /** What the server said, as long as it cannot be read. */
    problem: text(),
  },
  (t) => [check('mailbox_reading_one', sql`${t.id} = 1`)],
);
