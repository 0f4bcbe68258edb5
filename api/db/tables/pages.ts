import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { updatedAt } from './columns.ts';
import { media } from './media.ts';
import { users } from './users.ts';

export const pages = pgTable('pages', {
  id: text().primaryKey(),
  tag: text().notNull(),
  title: text().notNull(),
  pageText: text().notNull(),
  updatedBy: integer().references(() => users.id, { onDelete: 'set null' }),
  updatedAt: updatedAt(),
});

export const pagePictures = pgTable(
  'page_pictures',
  {
    pageId: text()
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    picture: text()
      .notNull()
      .references(() => media.name),
  },
  (t) => [
    primaryKey({ columns: [t.pageId, t.position] }),
    index('page_pictures_picture').on(t.picture),
    check('page_pictures_position_check', sql`${t.position} between 0 and 2`),
  ],
);
