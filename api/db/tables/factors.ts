import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';
import { sessions, users } from './users.ts';

const owner = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Only the public half of a key is here, so a stolen database signs nobody in. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential's own id, base64url. */
    id: text().primaryKey(),
    userId: owner(),
    name: text().notNull(),
    publicKey: text().notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull().default([]),
    synced: boolean().notNull(),
    /** The host it was made for: it works nowhere else. */
    rpId: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment(),
    /** Set when its counter went backwards: somebody may have a copy. */
    disabledAt: moment(),
  },
  (t) => [index('passkeys_user').on(t.userId, t.createdAt)],
);

/** An authenticator app. The secrets are encrypted with a key that is in no backup. */
export const totpSecrets = pgTable('totp_secrets', {
  userId: owner().primaryKey(),
  secret: text(),
  /** Shown as a picture, not yet confirmed by a code; the earlier one works until then. */
  pendingSecret: text(),
  pendingAt: moment(),
  confirmedAt: moment(),
  lastUsedAt: moment(),
  /** By how many half minutes the phone's clock was off when it was set up. */
  drift: smallint().notNull().default(0),
  /** The half minute of the last code that was taken: each works once. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
});

/** A printed sheet of recovery codes: a new one counts when it was confirmed, and then the old one is gone. */
export const recoverySheets = pgTable(
  'recovery_sheets',
  {
    id: id(),
    userId: owner(),
    salt: text().notNull(),
    createdAt: createdAt(),
    confirmedAt: moment(),
  },
  (t) => [index('recovery_sheets_user').on(t.userId)],
);

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    sheetId: integer()
      .notNull()
      .references(() => recoverySheets.id, { onDelete: 'cascade' }),
    hash: text().notNull(),
    usedAt: moment(),
  },
  (t) => [primaryKey({ columns: [t.sheetId, t.hash] })],
);

/** A browser in which somebody has signed in before. */
export const devices = pgTable(
  'devices',
  {
    tokenHash: text().notNull(),
    userId: owner(),
    createdAt: createdAt(),
    lastUsedAt: createdAt(),
    /** Until then the second step is not asked for here. */
    trustedUntil: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.tokenHash, t.userId] }),
    index('devices_user').on(t.userId),
    index('devices_last_used').on(t.lastUsedAt),
  ],
);

/** Every time the password was right, or a passkey: also when the second step never came. */
export const signIns = pgTable(
  'sign_ins',
  {
    id: id(),
    userId: owner(),
    at: moment().notNull(),
    method: text(),
    userAgent: text().notNull(),
    address: text().notNull(),
  },
  (t) => [index('sign_ins_user').on(t.userId, t.at.desc().nullsFirst()), index('sign_ins_at').on(t.at)],
);

/** Something that was begun and is to be finished within minutes, by whoever holds the token. */
export const challenges = pgTable(
  'challenges',
  {
    tokenHash: text().primaryKey(),
    purpose: text({ enum: ['second-step', 'passkey', 'register', 'step-up'] }).notNull(),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid().references(() => sessions.id, { onDelete: 'cascade' }),
    signInId: integer().references(() => signIns.id, { onDelete: 'cascade' }),
    /** What the authenticator signs. */
    webAuthnChallenge: text().notNull(),
    mailCodeHash: text(),
    attempts: smallint().notNull().default(0),
    expiresAt: moment().notNull(),
  },
  (t) => [
    index('challenges_expires').on(t.expiresAt),
    index('challenges_user').on(t.userId),
    index('challenges_session').on(t.sessionId),
    index('challenges_sign_in').on(t.signInId),
    check('challenges_purpose_check', sql`${t.purpose} in ('second-step', 'passkey', 'register', 'step-up')`),
  ],
);

/** Somebody of higher rank removes the factors of a person who lost them all. */
export const factorResets = pgTable(
  'factor_resets',
  {
    id: id(),
    userId: owner(),
    requestedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    requestedByName: text().notNull(),
    requestedAt: moment().notNull(),
    dueAt: moment().notNull(),
    endedAt: moment(),
  },
  (t) => [
    uniqueIndex('factor_resets_open').on(t.userId).where(sql`${t.endedAt} is null`),
    index('factor_resets_requested_by').on(t.requestedBy),
  ],
);
