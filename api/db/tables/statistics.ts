import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How many pages were read on a day: no cookies, no addresses, no bots. */
export const visits = pgTable('visits', { day: date({ mode: 'string' }).primaryKey(), count: integer().notNull() });

/** How often a page was read on a day, by the site that readers came from. So many rows a day, and no more. */
export const pageReads = pgTable(
  'page_reads',
  {
    day: date({ mode: 'string' }).notNull(),
    /** Empty for all pages that came when the day had its rows. */
    path: text().notNull(),
    /** The name of a known site, the host of another; or one of `direct`, `own` and `other`. */
    source: text().notNull(),
    count: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.path, t.source] }),
    index('page_reads_path').on(t.path, t.day),
    check('page_reads_length_check', sql`length(${t.path}) <= 120 and length(${t.source}) <= 40`),
  ],
);

/** Words that readers looked for on a day, and that the site does not have. */
export const missedWords = pgTable(
  'missed_words',
  { day: date({ mode: 'string' }).notNull(), words: text().notNull(), count: integer().notNull() },
  (t) => [
    primaryKey({ columns: [t.day, t.words] }),
    check('missed_words_check', sql`length(${t.words}) <= 40 and ${t.words} !~ '[0-9@]'`),
  ],
);
