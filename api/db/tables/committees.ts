import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt } from './columns.ts';

export const committees = pgTable(
  'committees',
  {
    id: id(),
    name: text().notNull(),
    purpose: text().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('committees_name').on(sql`lower(${t.name})`), index('committees_list').on(t.name, t.id)],
);

export const committeeMembers = pgTable(
  'committee_members',
  {
    id: id(),
    committeeId: integer()
      .notNull()
      .references(() => committees.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    name: text().notNull(),
    role: text().notNull(),
    fromYear: smallint().notNull(),
    toYear: smallint().notNull(),
  },
  (t) => [
    uniqueIndex('committee_members_order').on(t.committeeId, t.position),
    check('committee_members_term_check', sql`${t.fromYear} <= ${t.toYear}`),
  ],
);
