import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt } from './columns.ts';
import { media } from './media.ts';
import { users } from './users.ts';

export const alumni = pgTable(
  'alumni',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull().default(''),
    phone: text().notNull().default(''),
    classOf: smallint().notNull(),
    details: text().notNull().default(''),
    /** What they have become, in a few words. */
    occupation: text().notNull().default(''),
    picture: text().references(() => media.name),
    /** What a stranger sends waits until an administrator has read it. */
    status: text({ enum: ['waiting', 'published'] }).notNull(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The same form sent twice is one entry. */
    fingerprint: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('alumni_directory').on(t.status, t.classOf.desc().nullsFirst(), t.name, t.id),
    // Counting goes through all of an index: in this one a name takes no space.
    index('alumni_count').on(t.status, t.classOf),
    index('alumni_name_search').using('gin', sql`${t.name} gin_trgm_ops`),
    index('alumni_email_search').using('gin', sql`${t.email} gin_trgm_ops`),
    // The office's list, in both of its orders, with what it is filtered by: its last page reads no row before it.
    index('alumni_created').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst(), t.status, t.classOf),
    index('alumni_name').on(t.name, t.id, t.status, t.classOf),
    index('alumni_user').on(t.userId),
    index('alumni_unclaimed').on(sql`lower(${t.email})`).where(sql`${t.userId} is null`),
    index('alumni_picture').on(t.picture),
    index('alumni_fingerprint').on(t.fingerprint, t.createdAt),
    check('alumni_status_check', sql`${t.status} in ('waiting', 'published')`),
    check('alumni_class_check', sql`${t.classOf} between 1800 and 2200`),
  ],
);
