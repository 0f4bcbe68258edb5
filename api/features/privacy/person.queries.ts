import { and, desc, eq, getTableColumns, gte, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { adminRole } from '../../../contract/people/roles.ts';
import type { Db } from '../../db/client.ts';
import { alumni } from '../../db/tables/alumni.ts';
import { committeeMembers, committees } from '../../db/tables/committees.ts';
import { enquiries, enquiryNotes, mails } from '../../db/tables/enquiries.ts';
import { enquiryMessages, messageFiles } from '../../db/tables/enquiry-messages.ts';
import { passkeys, signIns } from '../../db/tables/factors.ts';
import { auditLog, trash } from '../../db/tables/history.ts';
import { media } from '../../db/tables/media.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { orders } from '../../db/tables/shop.ts';
import { invitations, sessions, users } from '../../db/tables/users.ts';

/** Addresses and names are compared in small letters; what is asked for is given so. */
const same = (column: PgColumn, text: string) => eq(sql`lower(${column})`, text);
const oneOf = (text: PgColumn | SQL, texts: string[]): SQL =>
  sql`lower(trim(${text})) = any(${sql.param(texts)}::text[])`;
const digits = (text: PgColumn): SQL => sql`right(regexp_replace(${text}, '\\D', '', 'g'), 9)`;

const { passwordHash: _, ...accountColumns } = getTableColumns(users);
const { tokenHash: __, ...invitationColumns } = getTableColumns(invitations);

/** All that bears the address itself. */
export async function findIdentity(db: Db, email: string) {
  // One after the other: a transaction has one connection.
  const [user] = await db.select(accountColumns).from(users).where(same(users.email, email));
  const invited = await db
    .select(invitationColumns)
    .from(invitations)
    .where(same(invitations.email, email))
    .orderBy(invitations.id);
  const sent = await db.select().from(enquiries).where(same(enquiries.senderEmail, email)).orderBy(enquiries.id);
  // Also what the account was tied to, under whichever address it was sent.
  const isOwn = or(same(alumni.email, email), user && eq(alumni.userId, user.id));
  const entries = await db.select().from(alumni).where(isOwn).orderBy(alumni.id);
  return { user, invitations: invited, enquiries: sent, alumni: entries };
}

export function notesOf(db: Db, enquiryIds: number[]) {
  const { enquiryId, kind, text, createdAt } = enquiryNotes;
  return db
    .select({ enquiryId, kind, text, createdAt })
    .from(enquiryNotes)
    .where(inArray(enquiryNotes.enquiryId, enquiryIds))
    .orderBy(enquiryNotes.id);
}

/** What was answered in both directions, with the names of the files that came or went with it. */
export function messagesOf(db: Db, enquiryIds: number[]) {
  const { enquiryId, direction, text, quoted, createdAt } = enquiryMessages;
  const files = sql<string[]>`array(
    select f.name from ${messageFiles} f where f.message_id = ${enquiryMessages.id} order by f.id)`;
  return db
    .select({ enquiryId, direction, text, quoted, createdAt, files })
    .from(enquiryMessages)
    .where(inArray(enquiryMessages.enquiryId, enquiryIds))
    .orderBy(enquiryMessages.id);
}

/** Of the enquiries, and those to the address that are about nothing else. */
export function mailsOf(db: Db, email: string, enquiryIds: number[]) {
  return db
    .select()
    .from(mails)
    .where(or(inArray(mails.enquiryId, enquiryIds), and(isNull(mails.enquiryId), same(mails.recipient, email))))
    .orderBy(mails.id);
}

export function sessionsOf(db: Db, userId: number) {
  const { userAgent, address, createdAt, lastUsedAt } = sessions;
  return db
    .select({ userAgent, address, createdAt, lastUsedAt })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastUsedAt));
}

export function signInsOf(db: Db, userId: number) {
  const { at, method, userAgent, address } = signIns;
  return db
    .select({ at, method, userAgent, address })
    .from(signIns)
    .where(eq(signIns.userId, userId))
    .orderBy(desc(signIns.at));
}

export function passkeysOf(db: Db, userId: number) {
  const { name, createdAt, lastUsedAt } = passkeys;
  return db.select({ name, createdAt, lastUsedAt }).from(passkeys).where(eq(passkeys.userId, userId));
}

export type Work = { kind: string; id: number; title: string; createdAt: Date };

/** What stays after its author, without the name. */
export async function worksOf(db: Db, userId: number): Promise<Work[]> {
  const { rows } = await db.execute<Omit<Work, 'createdAt'> & { createdAt: string }>(sql`
    select kind, id, title, created_at as "createdAt" from stories where author_id = ${userId}
    union all select 'event', id, title, created_at from events where author_id = ${userId}
    union all select 'gallery', id, name, created_at from galleries where owner_id = ${userId}
    union all select 'profile', id, name, created_at from profiles where owner_id = ${userId}
    order by 4 desc`);
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}

export function uploadsOf(db: Db, userId: number) {
  const { name, alt, createdAt } = media;
  return db
    .select({ name, alt, createdAt })
    .from(media)
    .where(eq(media.uploadedBy, userId))
    .orderBy(desc(media.createdAt));
}

export type Things = { kind: string; ids: number[] }[];

/** What the person did, and what was done about them. */
export function logOf(db: Db, userId: number | undefined, things: Things) {
  const about = things
    .filter(({ ids }) => ids.length > 0)
    .map(({ kind, ids }) => and(eq(auditLog.kind, kind), inArray(auditLog.itemId, ids.map(String))));
  const conditions = [...about, ...(userId === undefined ? [] : [eq(auditLog.actorId, userId)])];
  if (conditions.length === 0) return [];
  return db
    .select()
    .from(auditLog)
    .where(or(...conditions))
    .orderBy(desc(auditLog.id));
}

const inTrash = (column: 'email' | 'name') => sql`${trash.rows}->'alumni'->0->>${sql.raw(`'${column}'`)}`;

/** Entries of the directory that were deleted and can still come back. */
export function trashOf(db: Db, email: string) {
  return db
    .select()
    .from(trash)
    .where(and(eq(trash.kind, 'alumnus'), eq(sql`lower(${inTrash('email')})`, email)));
}

/** The same of enquiries. */
export function trashedEnquiriesOf(db: Db, email: string) {
  const sender = sql`lower(${trash.rows}->'enquiries'->0->>'sender_email')`;
  return db
    .select()
    .from(trash)
    .where(and(eq(trash.kind, 'enquiry'), eq(sender, email)));
}

/** By the name or the phone number alone; what has another address is somebody else's for sure. */
export async function findByName(db: Db, names: string[], phones: string[]) {
  const byPhone =
    phones.length > 0 ? sql`${digits(orders.customerPhone)} = any(${sql.param(phones)}::text[])` : undefined;
  const bought = await db
    .select()
    .from(orders)
    .where(or(oneOf(orders.customerName, names), byPhone))
    .orderBy(desc(orders.id));
  const staff = await db.select().from(profiles).where(oneOf(profiles.name, names));
  const seats = await db
    .select({ ...getTableColumns(committeeMembers), committee: committees.name })
    .from(committeeMembers)
    .innerJoin(committees, eq(committees.id, committeeMembers.committeeId))
    .where(oneOf(committeeMembers.name, names));
  const entries = await db
    .select()
    .from(alumni)
    .where(and(oneOf(alumni.name, names), eq(alumni.email, '')));
  const deleted = await db
    .select()
    .from(trash)
    .where(and(eq(trash.kind, 'alumnus'), oneOf(inTrash('name'), names), eq(inTrash('email'), '')));
  return { orders: bought, profiles: staff, seats, alumni: entries, trash: deleted };
}

/** Held together with all administrators, in the order of ids, so that two cannot wait for each other. */
export function lockUserAndAdmins(db: Db, id: number) {
  return db
    .select({ id: users.id, role: users.role, suspended: users.suspended })
    .from(users)
    .where(or(eq(users.id, id), gte(users.role, adminRole)))
    .orderBy(users.id)
    .for('update');
}

/** Whether somebody else has an account of the same name. */
export async function hasNamesake(db: Db, id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from users u join users other on lower(trim(other.name)) = lower(trim(u.name)) and other.id <> u.id where u.id = ${id}`);
  return rows.length > 0;
}
