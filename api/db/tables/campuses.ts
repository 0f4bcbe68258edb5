import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt } from './columns.ts';
import { media } from './media.ts';
import { pages } from './pages.ts';

/** Where the school teaches. Menu, footer, contact, home and what search engines read follow these rows. */
export const campuses = pgTable(
  'campuses',
  {
    id: id(),
    name: text().notNull(),
    /** Its part of an address, also where it has no page. */
    slug: text().notNull().unique('campuses_slug'),
    pageId: text().references(() => pages.id, { onDelete: 'set null' }),
    /** Where one finds it, on one line. */
    address: text().notNull().default(''),
    phone: text().notNull().default(''),
    email: text().notNull().default(''),
    hours: text().notNull().default(''),
    picture: text().references(() => media.name),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    position: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('campuses_name').on(sql`lower(${t.name})`),
    index('campuses_order').on(t.position, t.id),
    index('campuses_page').on(t.pageId),
    index('campuses_picture').on(t.picture),
    check('campuses_map_check', sql`num_nulls(${t.latitude}, ${t.longitude}) <> 1`),
  ],
);
