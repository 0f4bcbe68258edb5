import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { PublishedKind } from '../../../contract/content/publishing.ts';
import { id, moment } from './columns.ts';
import { events } from './events.ts';
import { galleries } from './galleries.ts';
import { media } from './media.ts';
import { profiles } from './profiles.ts';
import { stories } from './stories.ts';
import { users } from './users.ts';

/** A change of something public that readers do not see yet: at most one for each thing, shared by all who may change it. */
export const keptChanges = pgTable(
  'kept_changes',
  {
    id: id(),
    kind: text().$type<PublishedKind>().notNull(),
    storyId: integer()
      .unique('kept_changes_story')
      .references(() => stories.id, { onDelete: 'cascade' }),
    eventId: integer()
      .unique('kept_changes_event')
      .references(() => events.id, { onDelete: 'cascade' }),
    profileId: integer()
      .unique('kept_changes_profile')
      .references(() => profiles.id, { onDelete: 'cascade' }),
    galleryId: integer()
      .unique('kept_changes_gallery')
      .references(() => galleries.id, { onDelete: 'cascade' }),
    /** What a change takes to make it public. */
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The state of the public thing that it changes. */
    basedOn: moment().notNull(),
    publishAt: moment(),
    /** Why it was not published when its moment came. */
    problem: text().notNull().default(''),
    savedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    savedAt: moment().notNull(),
  },
  (t) => [
    index('kept_changes_saved_by').on(t.savedBy),
    check(
      'kept_changes_thing_check',
      sql`num_nonnulls(${t.storyId}, ${t.eventId}, ${t.profileId}, ${t.galleryId}) = 1`,
    ),
  ],
);

/** Its pictures are in use, and not public. */
export const keptPictures = pgTable(
  'kept_pictures',
  {
    keptId: integer()
      .notNull()
      .references(() => keptChanges.id, { onDelete: 'cascade' }),
    picture: text()
      .notNull()
      .references(() => media.name),
  },
  (t) => [primaryKey({ columns: [t.keptId, t.picture] }), index('kept_pictures_picture').on(t.picture)],
);
