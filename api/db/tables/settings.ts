import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { updatedAt } from './columns.ts';
import { media } from './media.ts';
import { users } from './users.ts';

/** What an administrator sets about the school: one row a topic. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  updatedBy: integer().references(() => users.id, { onDelete: 'set null' }),
  updatedAt: updatedAt(),
});

/** Counters of the rate limits, in the columns that rate-limiter-flexible wants. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});

/**
 * The school's own photographs in place of the drawings; a set without any shows the drawings. Its crest is one more,
 * with what is made of it for a phone's home screen and for messengers.
 */
export const scenePictures = pgTable(
  'scene_pictures',
  {
    set: text({ enum: ['hero', 'facility', 'banner', 'event', 'crest', 'icon', 'social'] }).notNull(),
    position: smallint().notNull(),
    picture: text()
      .notNull()
      .references(() => media.name),
  },
  (t) => [
    primaryKey({ columns: [t.set, t.position] }),
    index('scene_pictures_picture').on(t.picture),
    check(
      'scene_pictures_set_check',
      sql`${t.set} in ('hero', 'facility', 'banner', 'event', 'crest', 'icon', 'social')`,
    ),
  ],
);

/** How many pages were read on a day: no cookies, no addresses, no bots. */
export const visits = pgTable('visits', { day: date({ mode: 'string' }).primaryKey(), count: integer().notNull() });
