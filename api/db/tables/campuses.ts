import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { BusRoute } from '../../../contract/school/campuses.ts';
import { createdAt, id, updatedAt } from './columns.ts';
import { media } from './media.ts';
import { pages } from './pages.ts';
import { profiles } from './profiles.ts';

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
    whatsapp: text().notNull().default(''),
    /** Until when the phone is answered, and whom to call after that. */
    callNote: text().notNull().default(''),
    email: text().notNull().default(''),
    hours: text().notNull().default(''),
    picture: text().references(() => media.name),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** The way from a place that everybody knows to the gate, in words and as places of a drawn map, one on a line. */
    directions: text().notNull().default(''),
    landmarks: text().notNull().default(''),
    /** When what begins and ends, one on a line. */
    times: text().notNull().default(''),
    /** Of the classes of the school, the first and the last that are taught here; empty for all. */
    firstClass: text().notNull().default(''),
    lastClass: text().notNull().default(''),
    headId: integer().references(() => profiles.id, { onDelete: 'set null' }),
    headNote: text().notNull().default(''),
    routes: jsonb().$type<BusRoute[]>().notNull().default([]),
    busNote: text().notNull().default(''),
    position: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('campuses_name').on(sql`lower(${t.name})`),
    index('campuses_order').on(t.position, t.id),
    index('campuses_page').on(t.pageId),
    index('campuses_picture').on(t.picture),
    index('campuses_head').on(t.headId),
    check('campuses_map_check', sql`num_nulls(${t.latitude}, ${t.longitude}) <> 1`),
  ],
);
