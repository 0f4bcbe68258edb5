import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';

/** Every backup that the program took by itself, and whether it could be read back. */
export const backups = pgTable(
  'backups',
  {
    id: id(),
    file: text().notNull(),
    status: text({ enum: ['running', 'verified', 'failed'] })
      .notNull()
      .default('running'),
    bytes: bigint({ mode: 'number' }),
    rows: integer(),
    pictures: integer(),
    error: text(),
    createdAt: createdAt(),
    finishedAt: moment(),
  },
  (t) => [
    index('backups_latest').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    check('backups_status_check', sql`${t.status} in ('running', 'verified', 'failed')`),
  ],
);
