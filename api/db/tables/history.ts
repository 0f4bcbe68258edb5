import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, moment } from './columns.ts';
import { media } from './media.ts';
import { users } from './users.ts';

/**
 * Who did what, when, to what. Names are kept as they were, so that the log can be read after a person has left. The
 * database itself refuses any change but the blanking of personal words (decision 023).
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    at: moment().notNull(),
    actorId: integer().references(() => users.id, { onDelete: 'set null' }),
    actorName: text().notNull(),
    action: text().notNull(),
    kind: text().notNull(),
    itemId: text().notNull(),
    title: text().notNull(),
    detail: text().notNull().default(''),
    /** Replaced when words are redacted, so that their old digest can no longer be guessed from a list of names. */
    salt: uuid().notNull().defaultRandom(),
  },
  (t) => [
    index('audit_log_at').on(t.at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('audit_log_actor').on(t.actorId, t.at.desc().nullsFirst()),
    index('audit_log_kind').on(t.kind, t.at.desc().nullsFirst()),
    index('audit_log_item').on(t.kind, t.itemId, t.id.desc().nullsFirst()),
  ],
);

/** The hash chain over the audit log, written by triggers: an entry when a line is added or redacted. */
export const auditChain = pgTable('audit_chain', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  chain: integer().notNull(),
  seq: integer().notNull(),
  lineId: integer().notNull(),
  digest: bytes().notNull(),
  /** SHA-256 over the link before and the digest. */
  link: bytes().notNull(),
});

/** Where each chain ends. There are as many as transactions have ever written lines at the same moment. */
export const auditHeads = pgTable('audit_heads', {
  chain: integer().primaryKey().generatedAlwaysAsIdentity(),
  seq: integer().notNull().default(0),
  link: bytes().notNull().default(sql`''::bytea`),
});

/** Every saved state of a thing, in the words in which it would be saved again. */
export const revisions = pgTable(
  'revisions',
  {
    id: id(),
    kind: text().notNull(),
    itemId: text().notNull(),
    title: text().notNull(),
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    savedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    savedAt: moment().notNull(),
  },
  (t) => [
    index('revisions_item').on(t.kind, t.itemId, t.id.desc().nullsFirst()),
    index('revisions_saved_by').on(t.savedBy),
  ],
);

/** The pictures of an earlier version are still in use: it could not be brought back without them. */
export const revisionPictures = pgTable(
  'revision_pictures',
  {
    revisionId: integer()
      .notNull()
      .references(() => revisions.id, { onDelete: 'cascade' }),
    picture: text()
      .notNull()
      .references(() => media.name),
  },
  (t) => [primaryKey({ columns: [t.revisionId, t.picture] }), index('revision_pictures_picture').on(t.picture)],
);

/** What was deleted, row by row, so that it can come back as it was. No reader's query has to know about it. */
export const trash = pgTable(
  'trash',
  {
    id: id(),
    kind: text().notNull(),
    itemId: text().notNull(),
    title: text().notNull(),
    rows: jsonb().$type<Record<string, Record<string, unknown>[]>>().notNull(),
    /** Whose it was, where that is somebody who writes: they see that it was thrown away, whoever did it. */
    ownerId: integer().references(() => users.id, { onDelete: 'set null' }),
    deletedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    deletedAt: createdAt(),
  },
  (t) => [
    unique('trash_item').on(t.kind, t.itemId),
    index('trash_deleted').on(t.deletedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('trash_owner').on(t.ownerId),
    index('trash_deleted_by').on(t.deletedBy),
  ],
);

/** The pictures of what lies in the trash are still in use. */
export const trashPictures = pgTable(
  'trash_pictures',
  {
    trashId: integer()
      .notNull()
      .references(() => trash.id, { onDelete: 'cascade' }),
    picture: text()
      .notNull()
      .references(() => media.name),
  },
  (t) => [primaryKey({ columns: [t.trashId, t.picture] }), index('trash_pictures_picture').on(t.picture)],
);
