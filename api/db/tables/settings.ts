import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { campuses } from './campuses.ts';
import { moment, updatedAt } from './columns.ts';
import { media } from './media.ts';
import { notices } from './notices.ts';
import { termDates } from './term-dates.ts';
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

/**
 * Links that show the site with what is not public, to people without an account: what is kept of a part, or a sketch,
 * which is a change that nobody has saved. A sketch is of who made it, and gone with what it would change.
 */
export const sitePreviews = pgTable(
  'site_previews',
  {
    tokenHash: text().primaryKey(),
    part: text({ enum: ['menu', 'home', 'words', 'notice', 'termDate', 'campus', 'brand'] }).notNull(),
    /** Of a sketch, as a save would have stored it. */
    content: jsonb(),
    noticeId: integer().references(() => notices.id, { onDelete: 'cascade' }),
    termDateId: integer().references(() => termDates.id, { onDelete: 'cascade' }),
    campusId: integer().references(() => campuses.id, { onDelete: 'cascade' }),
    createdBy: integer().references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
    opened: integer().notNull().default(0),
  },
  (t) => [
    unique('site_previews_one').on(t.part, t.createdBy, t.noticeId, t.termDateId, t.campusId).nullsNotDistinct(),
    index('site_previews_created_by').on(t.createdBy),
    index('site_previews_notice').on(t.noticeId),
    index('site_previews_term_date').on(t.termDateId),
    index('site_previews_campus').on(t.campusId),
    check(
      'site_previews_part_check',
      sql`${t.part} in ('menu', 'home', 'words', 'notice', 'termDate', 'campus', 'brand')`,
    ),
    check('site_previews_content_check', sql`(${t.part} in ('menu', 'home', 'words')) = (${t.content} is null)`),
    check(
      'site_previews_item_check',
      sql`(${t.noticeId} is null or ${t.part} = 'notice') and (${t.termDateId} is null or ${t.part} = 'termDate')
        and (${t.campusId} is null or ${t.part} = 'campus')`,
    ),
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
