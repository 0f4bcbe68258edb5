import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type { KeptWords } from '../../../contract/media/media.ts';
import type { StoredBlock } from '../../../contract/pages/blocks.ts';
import { createdAt, moment, updatedAt } from './columns.ts';
import { media } from './media.ts';
import { users } from './users.ts';

/** What the office finds a page by. */
export const pageNames = (t: Record<'title' | 'path', AnyPgColumn>) => sql`(${t.title} || ' /' || ${t.path})`;

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
    /** The words of its first text block: by themselves, as forms, searches and older backups know them. */
    pageText: text().notNull(),
    /** What it is made of, in order; none for a page that is its text alone. */
    blocks: jsonb().$type<StoredBlock[]>().notNull().default([]),
    updatedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    updatedAt: updatedAt(),
    /** From when on readers see it. */
    createdAt: createdAt(),
  },
  (t) => [
    // All that stand below an address.
    index('pages_below').on(t.path.op('text_pattern_ops')),
    index('pages_parent').on(t.parentId, t.position),
    index('pages_office').using('gin', pageNames(t).append(sql` gin_trgm_ops`)),
    // The office's list, in both of its orders.
    index('pages_changed').on(t.updatedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('pages_title').on(t.title, t.id),
    // The few with a block that is also shown beside the application form.
    index('pages_beside_apply').on(t.path).where(sql`${t.blocks} @> '[{"beside": "apply"}]'::jsonb`),
  ],
);

/** Addresses that lead elsewhere: to a page wherever it stands, so that there is never a second hop, or to an address. */
export const redirects = pgTable(
  'redirects',
  {
    path: text().primaryKey(),
    /** By which it is found again in the trash, since an address has slashes. */
    id: integer().notNull().generatedAlwaysAsIdentity().unique('redirects_id'),
    pageId: text().references(() => pages.id, { onDelete: 'cascade' }),
    target: text(),
    cause: text({ enum: ['moved', 'by hand', 'imported'] }).notNull(),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    lastUsed: date({ mode: 'string' }),
  },
  (t) => [
    index('redirects_page').on(t.pageId),
    // What leads to an address at which a page comes to stand.
    index('redirects_target').on(sql`lower(${t.target})`),
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

/** The pictures of blocks, so that the database knows what is in use; kept ones belong to changes that are not public. */
export const blockPictures = pgTable(
  'block_pictures',
  {
    pageId: text()
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    picture: text()
      .notNull()
      .references(() => media.name),
    kept: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.pageId, t.kept, t.picture] }), index('block_pictures_picture').on(t.picture)],
);

/** Changes of a page that are not public yet: at most one set for each page, which all who write it share. */
export const pageDrafts = pgTable(
  'page_drafts',
  {
    pageId: text()
      .primaryKey()
      .references(() => pages.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    pageText: text().notNull(),
    blocks: jsonb().$type<StoredBlock[]>().notNull(),
    /** Names joined by commas, as they travel. */
    picture: text().notNull(),
    /** What will be said of pictures. */
    pictureWords: jsonb().$type<KeptWords[]>().notNull().default([]),
    /** The state of the public page that they change; unknown of those that were kept before this was noted. */
    basedOn: moment(),
    publishAt: moment(),
    /** Why they were not published when their moment came. */
    problem: text().notNull().default(''),
    savedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    savedAt: moment().notNull(),
  },
  (t) => [index('page_drafts_saved_by').on(t.savedBy)],
);

/**
 * Which texts link to which pages, kept by triggers: a moved page takes the links along, and a deleted one is known to be
 * missed. It refers to nothing, so that a page which comes back out of the trash has its links again.
 */
export const pageLinks = pgTable(
  'page_links',
  {
    kind: text().notNull(),
    itemId: text().notNull(),
    pageId: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.itemId, t.pageId] }), index('page_links_page').on(t.pageId)],
);
