import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, id, isCategory, updatedAt } from './columns.ts';
import { media } from './media.ts';
import { users } from './users.ts';

export const stories = pgTable(
  'stories',
  {
    id: id(),
    kind: text({ enum: ['news', 'article'] }).notNull(),
    title: text().notNull(),
    detail: text().notNull(),
    /** The first words of the text, for lists. */
    extract: text().notNull(),
    category: smallint().notNull().default(0),
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Not finished: readers do not see it. */
    draft: boolean().notNull().default(false),
    /** Also the moment of publication: readers see nothing that lies in the future. */
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('stories_list').on(t.kind, t.category, t.draft, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('stories_latest').on(t.kind, t.draft, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('stories_author').on(t.authorId, t.kind, t.createdAt.desc().nullsFirst()),
    index('stories_drafts').on(t.authorId, t.updatedAt.desc().nullsFirst()).where(sql`${t.draft}`),
    index('stories_office').using('gin', sql`${t.title} gin_trgm_ops`),
    // The office's list, in both of its orders; with what it is filtered and counted by, no row is fetched for that.
    index('stories_listed').on(
      t.kind,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
      t.draft,
      t.authorId,
      t.category,
    ),
    index('stories_title').on(t.kind, t.title, t.id, t.draft, t.createdAt, t.authorId, t.category),
    check('stories_kind_check', sql`${t.kind} in ('news', 'article')`),
    check('stories_category_check', isCategory(t.category)),
  ],
);

export const storyPictures = pgTable(
  'story_pictures',
  {
    storyId: integer()
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    picture: text()
      .notNull()
      .references(() => media.name),
  },
  (t) => [
    primaryKey({ columns: [t.storyId, t.position] }),
    index('story_pictures_picture').on(t.picture),
    check('story_pictures_position_check', sql`${t.position} between 0 and 2`),
  ],
);

/** The pictures within its text, so that the database knows what is in use. */
export const storyTextPictures = pgTable(
  'story_text_pictures',
  {
    storyId: integer()
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    picture: text()
      .notNull()
      .references(() => media.name),
  },
  (t) => [primaryKey({ columns: [t.storyId, t.picture] }), index('story_text_pictures_picture').on(t.picture)],
);

/** How often a story was read on a day: no cookies, no addresses, no bots. */
export const storyViews = pgTable(
  'story_views',
  {
    storyId: integer()
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.storyId, t.day] }), index('story_views_day').on(t.day)],
);

/** All readings of a story, for lists in that order. Triggers keep it with the sums of days; nothing else writes it. */
export const storyTotals = pgTable(
  'story_totals',
  {
    storyId: integer()
      .primaryKey()
      .references(() => stories.id, { onDelete: 'cascade' }),
    /** As the story has it, which never changes: so the list of a kind is one stretch of the index. */
    kind: text({ enum: ['news', 'article'] }).notNull(),
    count: integer().notNull().default(0),
  },
  (t) => [index('story_totals_listed').on(t.kind, t.count, t.storyId)],
);
