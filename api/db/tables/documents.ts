import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, updatedAt } from './columns.ts';
import { pages } from './pages.ts';
import { users } from './users.ts';

/** What the office finds a document by. */
export const documentText = (t: Record<'title' | 'name', AnyPgColumn>) => sql`(${t.title} || ' ' || ${t.name})`;

/** Files that people download. The number is the address: a newer file takes its place and keeps it. */
export const documents = pgTable(
  'documents',
  {
    id: id(),
    title: text().notNull(),
    topic: text().notNull(),
    /** Under which it is stored; each file has its own, so that a replacement that fails changes nothing. */
    file: text().notNull().unique('documents_file'),
    /** As it is called when it has been downloaded, without its ending. */
    name: text().notNull(),
    type: text({ enum: ['pdf', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'] }).notNull(),
    bytes: integer().notNull(),
    /** For those who keep documents alone: readers neither find nor download it. */
    draft: boolean().notNull().default(false),
    downloads: integer().notNull().default(0),
    uploadedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** When the file that is there now came. */
    updatedAt: updatedAt(),
    /** When its words, its file or its state were last changed: what a change starts from. */
    savedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index('documents_topic').on(t.topic, t.title, t.id),
    // The office's list, in its orders. By downloads it has none: it would be written to at each of them.
    index('documents_updated').on(t.updatedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('documents_title').on(t.title, t.id),
    index('documents_uploaded_by').on(t.uploadedBy),
    index('documents_drafts').on(t.uploadedBy, t.savedAt.desc().nullsFirst()).where(sql`${t.draft}`),
    index('documents_office').using('gin', documentText(t).append(sql` gin_trgm_ops`)),
    check('documents_bytes_check', sql`${t.bytes} > 0`),
  ],
);

/** The pages that offer a document: it cannot be deleted while one does. */
export const pageDocuments = pgTable(
  'page_documents',
  {
    pageId: text()
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    documentId: integer()
      .notNull()
      .references(() => documents.id),
  },
  (t) => [primaryKey({ columns: [t.pageId, t.documentId] }), index('page_documents_document').on(t.documentId)],
);
