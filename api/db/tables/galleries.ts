import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, id, isCategory, updatedAt } from './columns.ts';
import { events } from './events.ts';
import { media } from './media.ts';
import { users } from './users.ts';

export const galleries = pgTable(
  'galleries',
  {
    id: id(),
    name: text().notNull(),
    description: text().notNull(),
    category: smallint().notNull().default(0),
    /** A draft may have none yet. */
    picture: text().references(() => media.name),
    ownerId: integer().references(() => users.id, { onDelete: 'set null' }),
    eventId: integer().references(() => events.id, { onDelete: 'set null' }),
    /** Not finished: readers do not see it. */
    draft: boolean().notNull().default(false),
    /** Also the moment of publication: readers see nothing that lies in the future. */
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    // What readers see, and nothing else, so that no number of drafts is in their way.
    index('galleries_list').on(t.category, t.draft, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    // The office's list, in both of its orders, with what it is filtered and counted by: no row is fetched for that.
    index('galleries_latest').on(
      ...[t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()],
      ...[t.draft, t.ownerId, t.category],
    ),
    index('galleries_drafts').on(t.ownerId, t.updatedAt.desc().nullsFirst()).where(sql`${t.draft}`),
    index('galleries_name').on(t.name, t.id, t.draft, t.createdAt, t.ownerId, t.category),
    index('galleries_owner').on(t.ownerId),
    index('galleries_event').on(t.eventId),
    index('galleries_picture').on(t.picture),
    index('galleries_office').using('gin', sql`${t.name} gin_trgm_ops`),
    check('galleries_picture_check', sql`${t.draft} or ${t.picture} is not null`),
    check('galleries_category_check', isCategory(t.category)),
  ],
);

export const galleryImages = pgTable(
  'gallery_images',
  {
    id: id(),
    galleryId: integer()
      .notNull()
      .references(() => galleries.id, { onDelete: 'cascade' }),
    picture: text()
      .notNull()
      .references(() => media.name),
    caption: text().notNull().default(''),
    /** Those of the same place stand in the order in which they were added; at first all do. */
    position: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('gallery_images_gallery').on(t.galleryId, t.id), index('gallery_images_picture').on(t.picture)],
);
