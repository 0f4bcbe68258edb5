import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { enquiryExtractLength } from '../../../../contract/common/text/extract.ts';
import { type EnquiryKind, type EnquiryStatus, enquiryStatuses } from '../../../../contract/enquiries/enquiries.ts';
import { adminRole } from '../../../../contract/people/roles.ts';
import type { Db } from '../../../db/client.ts';
import { isFailedMail } from '../../../db/failed-mails.ts';
import { likePattern } from '../../../db/like-pattern.ts';
import { enquiries, enquiryNotes, enquiryText, mails } from '../../../db/tables/enquiries.ts';
import { users } from '../../../db/tables/users.ts';

const card = {
  id: enquiries.id,
  receipt: enquiries.receipt,
  kind: enquiries.kind,
  status: enquiries.status,
  suspicion: enquiries.suspicion,
  senderName: enquiries.senderName,
  senderEmail: enquiries.senderEmail,
  senderPhone: enquiries.senderPhone,
  childName: enquiries.childName,
  birthDate: enquiries.birthDate,
  classOf: enquiries.classOf,
  // A message may be long, and fifty of them are on a page; the presenter ends it with a whole word.
  extract: sql<string>`left(${enquiries.message}, ${sql.raw(String(enquiryExtractLength * 2))})`.as('extract'),
  assigneeId: enquiries.assigneeId,
  // Named apart from the sender's, so that the columns can be told in a union.
  assigneeName: sql<string | null>`${users.name}`.as('assignee_name'),
  waitingSince: enquiries.waitingSince,
  snoozedUntil: enquiries.snoozedUntil,
  createdAt: enquiries.createdAt,
  updatedAt: enquiries.updatedAt,
};

const whole = { ...card, message: enquiries.message, answers: enquiries.answers, mergedInto: enquiries.mergedInto };

export type EnquiryRow = typeof enquiries.$inferSelect;
export type CardRow = Awaited<ReturnType<typeof listCards>>[number];
export type FoundEnquiry = NonNullable<Awaited<ReturnType<typeof findEnquiry>>['enquiry']>;
export type NoteRow = Awaited<ReturnType<typeof notesOf>>[number];
export type MailRow = typeof mails.$inferSelect;

export type Filter = {
  folder: 'inbox' | 'snoozed' | 'aside' | 'failed';
  now: Date;
  /** What was looked for, if it may be the code of a receipt. */
  code: string | null;
  kind?: EnquiryKind;
  status?: EnquiryStatus;
  /** Null for what nobody has taken. */
  assigneeId?: number | null;
  words: string[];
  from?: Date;
  before?: Date;
  sort: 'waitingSince' | '-waitingSince' | 'createdAt' | '-createdAt';
};

const isWhole = isNull(enquiries.mergedInto);
const isNoSpam = and(isNull(enquiries.suspicion), isWhole);
const isAwake = (now: Date) => or(isNull(enquiries.snoozedUntil), lte(enquiries.snoozedUntil, now));

const folders: Record<Filter['folder'], (filter: Pick<Filter, 'now' | 'words'>) => SQL | undefined> = {
  // Who looks for somebody by name finds them, also while they are out of sight.
  inbox: ({ now, words }) => and(isNoSpam, words.length > 0 ? undefined : isAwake(now)),
  snoozed: ({ now }) => and(isNoSpam, gt(enquiries.snoozedUntil, now)),
  aside: () => and(isNotNull(enquiries.suspicion), isWhole),
  failed: () => sql`${enquiries.id} in (
    select coalesce(e.merged_into, e.id) from ${mails} join ${enquiries} e on e.id = ${mails.enquiryId} where ${isFailedMail})`,
};

function matching({ folder, code, words, now, ...filter }: Filter): SQL | undefined {
  const { kind, status, assigneeId, from, before } = filter;
  const belongsTo = assigneeId === null ? isNull(enquiries.assigneeId) : eq(enquiries.assigneeId, assigneeId ?? 0);
  const lies = and(
    folders[folder]({ now, words }),
    ...words.map((word) => ilike(enquiryText(enquiries), likePattern(word))),
  );
  return and(
    kind && eq(enquiries.kind, kind),
    status && eq(enquiries.status, status),
    assigneeId === undefined ? undefined : belongsTo,
    from && gte(enquiries.createdAt, from),
    before && lt(enquiries.createdAt, before),
    // Whoever has its code finds it, wherever it lies.
    code ? or(hasCode(code), lies) : lies,
  );
}

/** The code of a part leads to the whole. */
const hasCode = (code: string) =>
  or(
    and(eq(enquiries.receipt, code), isWhole),
    sql`${enquiries.id} = (select e.merged_into from ${enquiries} e where e.receipt = ${code})`,
  );

const newestFirst = [desc(enquiries.createdAt), desc(enquiries.id)];

const orders: Record<Filter['sort'], SQL[]> = {
  // What waits for nobody comes last, whichever way round.
  waitingSince: [asc(enquiries.waitingSince), ...newestFirst],
  '-waitingSince': [sql`${enquiries.waitingSince} desc nulls last`, ...newestFirst],
  createdAt: [asc(enquiries.createdAt), asc(enquiries.id)],
  '-createdAt': newestFirst,
};

const inOrder = ({ sort }: Filter) => orders[sort];

/** Which ones are on the page is read from an index alone: a page far down costs little more than the first. */
export function listCards(db: Db, filter: Filter, { limit, offset }: { limit: number; offset: number }) {
  const page = db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(matching(filter))
    .orderBy(...inOrder(filter))
    .limit(limit)
    .offset(offset)
    .as('page');
  return db
    .select(card)
    .from(page)
    .innerJoin(enquiries, eq(enquiries.id, page.id))
    .leftJoin(users, eq(users.id, enquiries.assigneeId))
    .orderBy(...inOrder(filter));
}

/** How many match; and how many of each kind are new, how many quarantined and how many snoozed, whatever the filter. */
export async function countInbox(db: Db, filter: Filter) {
  const all = { now: filter.now, words: [] };
  const fresh = (kind: EnquiryKind) =>
    db.$count(enquiries, and(eq(enquiries.kind, kind), eq(enquiries.status, 'new'), folders.inbox(all)));
  const [row] = await db
    .select({
      total: db.$count(enquiries, matching(filter)),
      aside: db.$count(enquiries, folders.aside(all)),
      snoozed: db.$count(enquiries, folders.snoozed(all)),
      contact: fresh('contact'),
      application: fresh('application'),
      testimonial: fresh('testimonial'),
    })
    .from(sql`(select) one`);
  if (!row) throw new Error('a count gives one row');
  return row;
}

/** Who waits longest for the school, and how many do. */
export async function waitingLongest(db: Db, now: Date, limit: number) {
  const waits = and(isNotNull(enquiries.waitingSince), isWhole, isAwake(now));
  const { id, senderName, childName, waitingSince } = enquiries;
  const docs = await db
    .select({ id, senderName, childName, waitingSince })
    .from(enquiries)
    .where(waits)
    .orderBy(...orders.waitingSince)
    .limit(limit);
  return { total: await db.$count(enquiries, waits), docs };
}

export async function matchingIds(db: Db, filter: Filter): Promise<number[]> {
  const rows = await db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(matching(filter))
    .orderBy(...inOrder(filter));
  return rows.map(({ id }) => id);
}

export function enquiriesOf(db: Db, ids: number[], filter: Filter) {
  return db
    .select(whole)
    .from(enquiries)
    .leftJoin(users, eq(users.id, enquiries.assigneeId))
    .where(inArray(enquiries.id, ids))
    .orderBy(...inOrder(filter));
}

/** With the forms that are now part of it, the oldest first. */
export async function findEnquiry(db: Db, id: number) {
  const rows = await db
    .select(whole)
    .from(enquiries)
    .leftJoin(users, eq(users.id, enquiries.assigneeId))
    .where(or(eq(enquiries.id, id), eq(enquiries.mergedInto, id)))
    .orderBy(enquiries.createdAt, enquiries.id);
  return { enquiry: rows.find((row) => row.id === id), merged: rows.filter((row) => row.id !== id) };
}

export async function lockEnquiry(db: Db, id: number): Promise<EnquiryRow | undefined> {
  const [row] = await db.select().from(enquiries).where(eq(enquiries.id, id)).for('update');
  return row;
}

/** What is still new of the testimonials that came from this address between two moments. */
export function lockNewTestimonials(db: Db, { email, from, to }: { email: string; from: Date; to: Date }) {
  const fresh = and(eq(enquiries.kind, 'testimonial'), eq(enquiries.status, 'new'));
  const sent = and(gte(enquiries.createdAt, from), lte(enquiries.createdAt, to));
  return db
    .select()
    .from(enquiries)
    .where(and(fresh, sent, eq(sql`lower(${enquiries.senderEmail})`, email.toLowerCase())))
    .orderBy(enquiries.id)
    .for('update');
}

type Change = Pick<EnquiryRow, 'status' | 'assigneeId' | 'suspicion' | 'heardAt' | 'snoozedUntil' | 'updatedAt'>;

export async function updateEnquiry(db: Db, id: number, change: Partial<Change>): Promise<void> {
  await db.update(enquiries).set(change).where(eq(enquiries.id, id));
}

const note = {
  id: enquiryNotes.id,
  kind: enquiryNotes.kind,
  text: enquiryNotes.text,
  author: users.name,
  createdAt: enquiryNotes.createdAt,
};

export function notesOf(db: Db, enquiryIds: number[]) {
  return db
    .select(note)
    .from(enquiryNotes)
    .leftJoin(users, eq(users.id, enquiryNotes.authorId))
    .where(inArray(enquiryNotes.enquiryId, enquiryIds))
    .orderBy(enquiryNotes.id);
}

export async function insertNotes(db: Db, notes: (typeof enquiryNotes.$inferInsert)[]): Promise<number[]> {
  const rows = await db.insert(enquiryNotes).values(notes).returning({ id: enquiryNotes.id });
  return rows.map(({ id }) => id);
}

export function mailsOf(db: Db, enquiryIds: number[]): Promise<MailRow[]> {
  return db.select().from(mails).where(inArray(mails.enquiryId, enquiryIds)).orderBy(mails.id);
}

/** Invitations and the like, the newest first. */
export function failedMailsWithoutEnquiry(db: Db, limit: number): Promise<MailRow[]> {
  return db
    .select()
    .from(mails)
    .where(and(isFailedMail, isNull(mails.enquiryId)))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(limit);
}

export async function lockMail(db: Db, id: number): Promise<MailRow | undefined> {
  const [row] = await db.select().from(mails).where(eq(mails.id, id)).for('update');
  return row;
}

export function newestMailTo(db: Db, kind: string, recipient: string): Promise<MailRow[]> {
  return db
    .select()
    .from(mails)
    .where(and(eq(mails.kind, kind), eq(mails.recipient, recipient)))
    .orderBy(desc(mails.id))
    .limit(1);
}

/** Who may have an enquiry, and read what families write. */
export const isAssignable = and(gte(users.role, adminRole), eq(users.suspended, false));

export function assignablePeople(db: Db) {
  return db.select({ id: users.id, name: users.name }).from(users).where(isAssignable).orderBy(users.name, users.id);
}

export async function findAssignable(db: Db, id: number): Promise<{ name: string } | undefined> {
  const [person] = await db
    .select({ name: users.name })
    .from(users)
    .where(and(eq(users.id, id), isAssignable));
  return person;
}

/** The newest applications of each status, in one statement. */
export function boardCards(db: Db, limit: number): Promise<CardRow[]> {
  const column = (status: EnquiryStatus) =>
    db
      .select(card)
      .from(enquiries)
      .leftJoin(users, eq(users.id, enquiries.assigneeId))
      .where(and(eq(enquiries.kind, 'application'), eq(enquiries.status, status), isNoSpam))
      .orderBy(...newestFirst)
      .limit(limit);
  const [first, second, ...rest] = enquiryStatuses;
  return unionAll(column(first), column(second), ...rest.map(column));
}

export function countBoard(db: Db) {
  return db
    .select({ status: enquiries.status, total: count() })
    .from(enquiries)
    .where(and(eq(enquiries.kind, 'application'), isNoSpam))
    .groupBy(enquiries.status);
}
