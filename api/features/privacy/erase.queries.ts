import { and, eq, inArray, isNotNull, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import { type Db, foreignKeyViolation, postgresCode } from '../../db/client.ts';
import { alumni } from '../../db/tables/alumni.ts';
import { committeeMembers } from '../../db/tables/committees.ts';
import { enquiries, mails } from '../../db/tables/enquiries.ts';
import { revisionPictures, trash } from '../../db/tables/history.ts';
import { media } from '../../db/tables/media.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { orderPayments, orders } from '../../db/tables/shop.ts';
import { invitations, sessions, users } from '../../db/tables/users.ts';

/** What counts as finished: an application that still moves is kept however old it is, unless it was set aside. */
const isFinished = or(
  ne(enquiries.kind, 'application'),
  inArray(enquiries.status, ['enrolled', 'closed']),
  isNotNull(enquiries.suspicion),
);

/** Whose last step lies before that moment, with what was merged into it. */
export async function finishedBefore(db: Db, before: Date): Promise<number[]> {
  const isOver = and(lt(enquiries.createdAt, before), lt(enquiries.updatedAt, before), isFinished);
  const rows = await db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(and(isOver, isNull(enquiries.mergedInto)))
    .orderBy(enquiries.id)
    .for('update');
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const parts = await db.select({ id: enquiries.id }).from(enquiries).where(inArray(enquiries.mergedInto, ids));
  return [...ids, ...parts.map(({ id }) => id)];
}

/**
 * Entries for the directory that nobody has accepted, or that have waited again since they were unpublished. They are
 * held: one that is approved meanwhile waits no more, and stays.
 */
export async function waitingAlumniBefore(db: Db, before: Date): Promise<number[]> {
  const rows = await db
    .select({ id: alumni.id })
    .from(alumni)
    .where(and(eq(alumni.status, 'waiting'), lt(alumni.updatedAt, before)))
    .orderBy(alumni.id)
    .for('update');
  return rows.map(({ id }) => id);
}

/** Nobody can go on with them; where and with what somebody was signed in is then nobody's business. */
export async function deleteEndedSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.endsAt, now));
}

/** Invitations and links for a new password that went out long ago. */
export async function mailsWithoutEnquiryBefore(db: Db, before: Date): Promise<number[]> {
  const rows = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNull(mails.enquiryId), ne(mails.status, 'waiting'), lt(mails.createdAt, before)));
  return rows.map(({ id }) => id);
}

export async function mailsOfEnquiries(db: Db, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db.select({ id: mails.id }).from(mails).where(inArray(mails.enquiryId, ids));
  return rows.map(({ id }) => id);
}

/** With the jobs that would send them, and what those have stored of the mail server's words. */
export async function deleteMails(db: Db, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.delete(mails).where(inArray(mails.id, ids));
  await db.execute(sql`
    delete from pgboss.job where name = 'mail' and (data->>'mailId')::int = any(${sql.param(ids)}::int[])`);
}

/** Their notes go with them. */
export async function deleteEnquiries(db: Db, ids: number[]): Promise<void> {
  if (ids.length > 0) await db.delete(enquiries).where(inArray(enquiries.id, ids));
}

/** The pictures that they showed. */
export async function deleteAlumni(db: Db, ids: number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.delete(alumni).where(inArray(alumni.id, ids)).returning({ picture: alumni.picture });
  return rows.flatMap(({ picture }) => picture ?? []);
}

export async function deleteProfiles(db: Db, ids: number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.delete(profiles).where(inArray(profiles.id, ids)).returning({ picture: profiles.picture });
  return rows.flatMap(({ picture }) => picture ?? []);
}

/** The pictures that lay there are free with it. */
export async function deleteTrash(db: Db, ids: number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<{ picture: string }>(
    sql`select picture from trash_pictures where trash_id = any(${sql.param(ids)}::int[])`,
  );
  await db.delete(trash).where(inArray(trash.id, ids));
  return rows.map(({ picture }) => picture);
}

export async function deleteInvitations(db: Db, ids: number[]): Promise<void> {
  if (ids.length > 0) await db.delete(invitations).where(inArray(invitations.id, ids));
}

/** Sessions and links go with it; what the person wrote stays and names nobody. */
export async function deleteUser(db: Db, id: number): Promise<string[]> {
  const [row] = await db.delete(users).where(eq(users.id, id)).returning({ picture: users.picture });
  return row?.picture ? [row.picture] : [];
}

/** Those of the pictures that nothing shows any more; their files can go. */
export async function deleteUnusedPictures(db: Db, names: string[]) {
  const gone: { name: string; width: number }[] = [];
  for (const name of [...new Set(names)].sort()) {
    try {
      const drop = async (tx: Db) => {
        // Erasing a person outweighs the earlier versions of other things.
        await tx.delete(revisionPictures).where(eq(revisionPictures.picture, name));
        return tx.delete(media).where(eq(media.name, name)).returning({ name: media.name, width: media.width });
      };
      gone.push(...(await db.transaction(drop)));
    } catch (error) {
      // The database knows best whether it is in use.
      if (postgresCode(error) !== foreignKeyViolation) throw error;
    }
  }
  return gone;
}

/** The amounts stay: they belong to the books. */
export async function anonymiseOrders(db: Db, ids: number[], customerName: string): Promise<void> {
  if (ids.length === 0) return;
  // What was said of it may name somebody; that it is void stays.
  await db.update(orderPayments).set({ reason: '' }).where(inArray(orderPayments.orderId, ids));
  const voidReason = sql`case when ${orders.voidReason} is null then null else '' end`;
  await db.update(orders).set({ customerName, customerPhone: '', voidReason }).where(inArray(orders.id, ids));
}

export async function anonymiseSeats(db: Db, ids: number[], name: string): Promise<void> {
  if (ids.length > 0) await db.update(committeeMembers).set({ name }).where(inArray(committeeMembers.id, ids));
}

/** Who was given an enquiry stands in its history, in words that the program itself wrote. */
export async function anonymiseAssignee(db: Db, name: string, words: string): Promise<void> {
  const [before, after] = [`Assigned to ${name}`, `Assigned to ${words}`];
  await db.execute(sql`update enquiry_notes set text = ${after} where kind = 'assignee' and text = ${before}`);
}

/** Mails about somebody else's enquiry that this person was to read go to the school. */
export async function readdressMails(db: Db, email: string, erased: number[], mailbox: string): Promise<void> {
  const others = erased.length > 0 ? notInArray(mails.id, erased) : undefined;
  await db
    .update(mails)
    .set({ recipient: mailbox })
    .where(and(eq(sql`lower(${mails.recipient})`, email), others));
  await db
    .update(mails)
    .set({ replyTo: null })
    .where(and(eq(sql`lower(${mails.replyTo})`, email), others));
}

/** Who tried to sign in how often, and what a mail server said of an address; a longer address is somebody else's. */
export async function deleteTraces(db: Db, email: string, isMentioned: (output: string) => boolean): Promise<void> {
  const ends = sql`right(lower(key), ${email.length + 1})`;
  await db.execute(sql`delete from rate_limits where ${ends} in (${` ${email}`}, ${`:${email}`})`);
  const { rows } = await db.execute<{ id: string; output: string }>(
    sql`select id, output::text as output from pgboss.job where strpos(lower(output::text), ${email}) > 0`,
  );
  const ids = rows.filter(({ output }) => isMentioned(output)).map(({ id }) => id);
  if (ids.length === 0) return;
  await db.execute(sql`update pgboss.job set output = null where id = any(${sql.param(ids)}::uuid[])`);
}

/** Words that only this person brought into the search. */
export async function deleteSearchWords(db: Db, words: string[]): Promise<void> {
  if (words.length === 0) return;
  await db.execute(sql`
    delete from search_words w where w.word = any(${sql.param(words)}::text[])
      and not exists (select from search_documents d where d.search @@ to_tsquery('public.school_words', w.word))`);
}
