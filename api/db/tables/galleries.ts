import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
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
    picture: text()
      .notNull()
      .references(() => media.name),
    ownerId: integer().references(() => users.id, { onDelete: 'set null' }),
    eventId: integer().references(() => events.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('galleries_list').on(t.category, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('galleries_latest').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('galleries_name').on(t.name, t.id),
    index('galleries_owner').on(t.ownerId),
    index('galleries_event').on(t.eventId),
    index('galleries_picture').on(t.picture),
    index('galleries_office').using('gin', sql`${t.name} gin_trgm_ops`),
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
