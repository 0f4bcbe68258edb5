import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, moment, updatedAt } from './columns.ts';
import { media } from './media.ts';

/** What the office finds somebody by; spelt once, as the index needs it. */
export const userText = (t: Record<'name' | 'email', AnyPgColumn>) => sql`(${t.name} || ' ' || ${t.email})`;

export const users = pgTable(
  'users',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    passwordHash: text().notNull(),
    role: smallint().notNull().default(1),
    suspended: boolean().notNull().default(false),
    picture: text().references(() => media.name),
    telephone: text().notNull().default(''),
    twitter: text().notNull().default(''),
    linkedIn: text().notNull().default(''),
    instagram: text().notNull().default(''),
    /** Whether more than the password is asked for: there is a factor, and recovery codes were seen. */
    secondStep: boolean().notNull().default(false),
    /** Codes by mail, for those who have neither a passkey nor an app. */
    mailCode: boolean().notNull().default(false),
    /** When the present role was given: the grace for a second step is counted from here. */
    roleSince: createdAt(),
    passwordChangedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('users_email').on(sql`lower(${t.email})`),
    index('users_role_name').on(t.role, t.name, t.id),
    index('users_created').on(t.createdAt.desc().nullsFirst()),
    index('users_picture').on(t.picture),
    index('users_office').using('gin', userText(t).append(sql` gin_trgm_ops`)),
    check('users_role_check', sql`${t.role} between 1 and 5`),
  ],
);

/** One row for each signed-in device; its refresh tokens follow one another. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text().notNull().default(''),
    address: text().notNull().default(''),
    createdAt: createdAt(),
    lastUsedAt: createdAt(),
    /** However often it is refreshed, a session ends here. */
    endsAt: moment().notNull(),
    revokedAt: moment(),
    /** When the person last proved who they are, by a factor if they have one. */
    verifiedAt: moment(),
  },
  (t) => [index('sessions_user').on(t.userId, t.lastUsedAt.desc().nullsFirst()), index('sessions_ends').on(t.endsAt)],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    /** Set when it was exchanged; seen again much later it is a stolen one. */
    usedAt: moment(),
  },
  (t) => [index('refresh_tokens_session').on(t.sessionId), index('refresh_tokens_expires').on(t.expiresAt)],
);

/** A person who was invited and has not set a password yet. */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    role: smallint().notNull(),
    tokenHash: text().notNull().unique(),
    invitedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    acceptedAt: moment(),
  },
  (t) => [
    uniqueIndex('invitations_open_email').on(sql`lower(${t.email})`).where(sql`${t.acceptedAt} is null`),
    index('invitations_created').on(t.createdAt.desc().nullsFirst()),
    check('invitations_role_check', sql`${t.role} between 1 and 4`),
  ],
);

export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [index('password_resets_user').on(t.userId)],
);

/** The address that an account is to have once somebody who reads its mail has agreed. One at a time. */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique(),
    email: text().notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (t) => [index('email_changes_expires').on(t.expiresAt)],
);

/** The only way to the first account of a new school: each start makes another, and the first owner ends it. */
export const setupKeys = pgTable('setup_keys', { hash: text().primaryKey(), expiresAt: moment().notNull() });

/** Stored here, so that every instance signs and checks with the same key; in no backup. */
export const signingKeys = pgTable('signing_keys', {
  id: id(),
  purpose: text({ enum: ['access-token', 'factors'] })
    .notNull()
    .default('access-token'),
  secret: text().notNull(),
  createdAt: createdAt(),
});
