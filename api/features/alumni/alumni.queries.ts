import { and, asc, desc, eq, gte, ilike, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isOnPage } from '../../db/is-on-page.ts';
import { likePattern } from '../../db/like-pattern.ts';
import { pictureOf } from '../../db/picture-info.ts';
import { alumni } from '../../db/tables/alumni.ts';

const card = {
  id: alumni.id,
  name: alumni.name,
  email: alumni.email,
  phone: alumni.phone,
  classOf: alumni.classOf,
  occupation: alumni.occupation,
  picture: alumni.picture,
  pictureInfo: pictureOf('alumni.picture'),
};

/** All of an entry, for those who may see it. */
export const whole = {
  ...card,
  details: alumni.details,
  status: alumni.status,
  userId: alumni.userId,
  createdAt: alumni.createdAt,
  updatedAt: alumni.updatedAt,
};

const { id, name, classOf, status, picture } = alumni;
const receipt = { id, name, classOf, status, picture };

export type AlumnusCardRow = Awaited<ReturnType<typeof directoryPage>>[number];
export type AlumnusRow = NonNullable<Awaited<ReturnType<typeof findAlumnus>>>;
export type AlumnusReceiptRow = Pick<AlumnusRow, keyof typeof receipt>;

type Filter = { year: number; name: string };

const listed = ({ year, name }: Filter) =>
  and(
    eq(alumni.status, 'published'),
    year === 0 ? undefined : eq(alumni.classOf, year),
    name === '' ? undefined : ilike(alumni.name, likePattern(name)),
  );

// The order of the index alumni_directory, and its reverse: spelt otherwise, each page would sort the whole directory.
const directoryOrder = [desc(alumni.classOf), asc(alumni.name), asc(alumni.id)];
const reverseOrder = [asc(alumni.classOf), desc(alumni.name), desc(alumni.id)];

type Page = { limit: number; offset: number; total?: number };

/** The index is read from its nearer end (if the total is known), so the last page costs no more than the first. */
export function directoryPage(db: Db, filter: Filter, { limit, offset, total = Number.POSITIVE_INFINITY }: Page) {
  const fromEnd = offset > total / 2;
  const page = db
    .select({ id: alumni.id })
    .from(alumni)
    .where(listed(filter))
    .orderBy(...(fromEnd ? reverseOrder : directoryOrder))
    .limit(fromEnd ? Math.min(limit, total - offset) : limit)
    .offset(fromEnd ? Math.max(0, total - offset - limit) : offset);
  return db
    .select(card)
    .from(alumni)
    .where(isOnPage(alumni.id, page))
    .orderBy(...directoryOrder);
}

export function countListed(db: Db, filter: Filter): Promise<number> {
  return db.$count(alumni, listed(filter));
}

export async function findAlumnus(db: Db, id: number, visible?: SQL) {
  const [row] = await db
    .select(whole)
    .from(alumni)
    .where(and(eq(alumni.id, id), visible));
  return row;
}

/** The entry of an account. Of several, the one that was there first. */
export async function findByUser(db: Db, userId: number): Promise<AlumnusRow | undefined> {
  const [row] = await db.select(whole).from(alumni).where(eq(alumni.userId, userId)).orderBy(alumni.id).limit(1);
  return row;
}

export function findUnclaimed(db: Db, email: string, limit: number): Promise<AlumnusRow[]> {
  return db
    .select(whole)
    .from(alumni)
    .where(and(isNull(alumni.userId), eq(sql`lower(${alumni.email})`, email.toLowerCase())))
    .orderBy(alumni.id)
    .limit(limit);
}

/** Locks the row until the end of the transaction, so that two saves of it are serialised. */
export async function lockAlumnus(db: Db, id: number) {
  const [row] = await db
    .select({ id: alumni.id, status: alumni.status })
    .from(alumni)
    .where(eq(alumni.id, id))
    .for('update');
  return row;
}

export async function lockByFingerprint(
  db: Db,
  fingerprint: string,
  since: Date,
): Promise<AlumnusReceiptRow | undefined> {
  const [row] = await db
    .select(receipt)
    .from(alumni)
    .where(and(eq(alumni.fingerprint, fingerprint), gte(alumni.createdAt, since)))
    .limit(1)
    .for('update');
  return row;
}

export async function insertAlumnus(db: Db, alumnus: typeof alumni.$inferInsert): Promise<AlumnusReceiptRow> {
  const [row] = await db.insert(alumni).values(alumnus).returning(receipt);
  if (!row) throw new Error('insert returned no row');
  return row;
}

export async function updateAlumnus(db: Db, id: number, change: Partial<typeof alumni.$inferInsert>) {
  const [row] = await db.update(alumni).set(change).where(eq(alumni.id, id)).returning(receipt);
  if (!row) throw new Error('update returned no row');
  return row;
}
