import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { campuses } from './campuses.ts';
import { createdAt, id, updatedAt } from './columns.ts';
import { users } from './users.ts';

/** Terms, holidays and visiting days: the one list that strip, calendar, phones and paper show. */
export const termDates = pgTable(
  'term_dates',
  {
    id: id(),
    kind: text({ enum: ['term', 'halfTerm', 'holiday', 'visit', 'other'] }).notNull(),
    name: text().notNull(),
    firstDay: date().notNull(),
    lastDay: date().notNull(),
    /** Of one campus only; it goes with the campus. Without one it is for all. */
    campusId: integer().references(() => campuses.id, { onDelete: 'cascade' }),
    note: text().notNull().default(''),
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('term_dates_list').on(t.firstDay, t.id),
    index('term_dates_kind').on(t.kind, t.firstDay),
    index('term_dates_campus').on(t.campusId),
    index('term_dates_author').on(t.authorId),
    check('term_dates_order_check', sql`${t.lastDay} >= ${t.firstDay}`),
    check('term_dates_kind_check', sql`${t.kind} in ('term', 'halfTerm', 'holiday', 'visit', 'other')`),
  ],
);
