import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { moment, updatedAt } from './columns.ts';
import { media } from './media.ts';
import { users } from './users.ts';

/** What an administrator sets about the school: one row a topic. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  updatedBy: integer().references(() => users.id, { onDelete: 'set null' }),
  updatedAt: updatedAt(),
});

/** A menu, a home page, words or synonyms that are not public yet: one set for each, which all who write it share. */
export const siteDrafts = pgTable(
  'site_drafts',
  {
    part: text({ enum: ['menu', 'home', 'words', 'synonyms'] }).primaryKey(),
    content: jsonb().notNull(),
    savedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    savedAt: moment().notNull(),
  },
  (t) => [
    index('site_drafts_saved_by').on(t.savedBy),
    check('site_drafts_part_check', sql`${t.part} in ('menu', 'home', 'words', 'synonyms')`),
  ],
);

/** Links that show the site with what is kept, to people without an account. */
export const sitePreviews = pgTable(
  'site_previews',
  {
    tokenHash: text().primaryKey(),
    part: text({ enum: ['menu', 'home', 'words'] }).notNull(),
    createdBy: integer().references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
    opened: integer().notNull().default(0),
  },
  (t) => [
    index('site_previews_part').on(t.part),
    index('site_previews_created_by').on(t.createdBy),
    check('site_previews_part_check', sql`${t.part} in ('menu', 'home', 'words')`),
  ],
);

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
