import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, updatedAt } from './columns.ts';
import { users } from './users.ts';

/** What stands above the pages from one moment to another. */
export const notices = pgTable(
  'notices',
  {
    id: id(),
    name: text().notNull(),
    text: text().notNull(),
    urgent: boolean().notNull(),
    beginsAt: moment().notNull(),
    /** Only what is not urgent may stay until somebody deletes it. */
    endsAt: moment(),
    /** The addresses below which it is shown; none for all. */
    paths: text().array().notNull().default(sql`'{}'`),
    /** The campuses that are closed while it is shown; one that is deleted meanwhile is nobody's. */
    closedCampuses: integer().array().notNull().default(sql`'{}'`),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('notices_list').on(t.beginsAt, t.id),
    index('notices_ends').on(t.endsAt),
    index('notices_author').on(t.createdBy),
    check('notices_term_check', sql`${t.endsAt} > ${t.beginsAt}`),
    check('notices_urgent_check', sql`not ${t.urgent} or ${t.endsAt} is not null`),
  ],
);
