import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { createdAt, updatedAt } from './columns.ts';
import { media } from './media.ts';
import { users } from './users.ts';

export const pages = pgTable(
  'pages',
  {
    /** Never changes: by it texts, menus and callers of the API name a page, wherever it stands. */
    id: text().primaryKey(),
    /** Where it stands, without the first slash: that of its parent, and its own part. */
    path: text().notNull().unique('pages_path'),
    parentId: text().references((): AnyPgColumn => pages.id),
    /** Its place among those of the same parent. */
    position: integer().notNull().default(0),
    /** Readers find it by its address, but in no menu and no list. */
    hidden: boolean().notNull().default(false),
    draft: boolean().notNull().default(false),
    tag: text().notNull(),
    title: text().notNull(),
    pageText: text().notNull(),
    updatedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    updatedAt: updatedAt(),
    /** From when on readers see it. */
    createdAt: createdAt(),
  },
  (t) => [
    // All that stand below an address.
    index('pages_below').on(t.path.op('text_pattern_ops')),
    index('pages_parent').on(t.parentId, t.position),
  ],
);

/** Addresses that lead elsewhere: to a page wherever it stands, so that there is never a second hop, or to an address. */
export const redirects = pgTable(
  'redirects',
  {
    path: text().primaryKey(),
    pageId: text().references(() => pages.id, { onDelete: 'cascade' }),
    target: text(),
    cause: text({ enum: ['moved', 'by hand', 'imported'] }).notNull(),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    lastUsed: date({ mode: 'string' }),
  },
  (t) => [
    index('redirects_page').on(t.pageId),
    index('redirects_created').on(t.createdAt.desc().nullsFirst(), t.path),
    check('redirects_target_check', sql`num_nonnulls(${t.pageId}, ${t.target}) = 1`),
  ],
);

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
