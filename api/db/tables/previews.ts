import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { documents } from './documents.ts';
import { events } from './events.ts';
import { galleries } from './galleries.ts';
import { pages } from './pages.ts';
import { profiles } from './profiles.ts';
import { stories } from './stories.ts';
import { users } from './users.ts';

/** Links that show what is not public to people without an account: one for each thing, and gone with it. */
export const previews = pgTable(
  'previews',
  {
    tokenHash: text().primaryKey(),
    pageId: text()
      .unique('previews_page')
      .references(() => pages.id, { onDelete: 'cascade' }),
    storyId: integer()
      .unique('previews_story')
      .references(() => stories.id, { onDelete: 'cascade' }),
    eventId: integer()
      .unique('previews_event')
      .references(() => events.id, { onDelete: 'cascade' }),
    profileId: integer()
      .unique('previews_profile')
      .references(() => profiles.id, { onDelete: 'cascade' }),
    galleryId: integer()
      .unique('previews_gallery')
      .references(() => galleries.id, { onDelete: 'cascade' }),
    documentId: integer()
      .unique('previews_document')
      .references(() => documents.id, { onDelete: 'cascade' }),
    createdBy: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
    opened: integer().notNull().default(0),
  },
  (t) => [
    index('previews_created_by').on(t.createdBy),
    check(
      'previews_thing_check',
      sql`num_nonnulls(${t.pageId}, ${t.storyId}, ${t.eventId}, ${t.profileId}, ${t.galleryId}, ${t.documentId}) = 1`,
    ),
  ],
);
