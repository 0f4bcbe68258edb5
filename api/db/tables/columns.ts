import { sql } from 'drizzle-orm';
import { customType, integer, type PgColumn, timestamp } from 'drizzle-orm/pg-core';

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

export const moment = () => timestamp({ withTimezone: true, mode: 'date' });
export const createdAt = () => moment().notNull().defaultNow();
export const updatedAt = () => moment().notNull().defaultNow();

export const isCategory = (column: PgColumn) => sql`${column} in (0, 1)`;

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
