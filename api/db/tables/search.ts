import { sql } from 'drizzle-orm';
import { index, integer, pgTable, pgView, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * Every word that the content uses, so that a misspelt one can be put right. Triggers fill it; a word that nobody uses
 * any more may stay, since a correction counts only when it finds something that readers may see.
 */
export const searchWords = pgTable('search_words', { word: text().primaryKey() }, (t) => [
  index('search_words_similar').using('gin', sql`${t.word} gin_trgm_ops`).with({ fastupdate: false }),
]);

/** All that readers may find, as one list over the tables it lives in. Each branch has its own index. */
export const searchDocuments = pgView('search_documents', {
  kind: text({ enum: ['page', 'news', 'blog', 'event', 'gallery', 'profile', 'alumnus', 'document'] }).notNull(),
  /** 0 for pages, which have a slug in its place. A document's slug is its type and its bytes. */
  id: integer().notNull(),
  slug: text().notNull(),
  category: smallint().notNull(),
  title: text().notNull(),
  html: text().notNull(),
  location: text().notNull(),
  date: moment().notNull(),
  updatedAt: moment().notNull(),
  /** Stories, events, pages, profiles and galleries are public from this moment on; all else is at once. */
  visibleFrom: moment().notNull(),
}).existing();
