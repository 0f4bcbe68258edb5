import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';
import { users } from './users.ts';

/** Every stored picture. Whatever shows a picture refers to its row here, so the database itself knows what is in use. */
export const media = pgTable(
  'media',
  {
    name: text().primaryKey(),
    type: text({ enum: ['jpeg', 'png'] }).notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    /** A few bytes of WebP as a data URL, shown until the picture has come. */
    placeholder: text().notNull(),
    alt: text().notNull().default(''),
    /** What stands below it in pages and stories. */
    caption: text().notNull().default(''),
    /** Whether children can be recognised in it, and then whether their parents agreed. */
    consent: text({ enum: ['unknown', 'nobody', 'given'] })
      .notNull()
      .default('unknown'),
    /** Who agreed, when, and where that is filed. */
    consentNote: text().notNull().default(''),
    /** The smaller kind of copies has been made, in the background. */
    hasAvif: boolean().notNull().default(false),
    uploadedBy: integer().references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    /** A stranger's upload is seen by administrators only, until what it belongs to is accepted. */
    published: boolean().notNull(),
    /** Since when nothing has referred to it, as far as the sweep has seen; none while something does. */
    unusedSince: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    index('media_uploaded_by').on(t.uploadedBy),
    index('media_created').on(t.createdAt),
    index('media_without_avif').on(t.createdAt).where(sql`not ${t.hasAvif}`),
    index('media_without_consent').on(t.createdAt).where(sql`${t.consent} = 'unknown'`),
    check('media_consent_check', sql`${t.consent} in ('unknown', 'nobody', 'given')`),
    check('media_size_check', sql`${t.width} > 0 and ${t.height} > 0 and ${t.bytes} > 0`),
  ],
);
