import { and, desc, eq, getTableColumns, ilike, lt, type SQL, sql } from 'drizzle-orm';
import type { KeptKind } from '../../../contract/common/history.ts';
import type { Db } from '../../db/client.ts';
import { likePattern } from '../../db/like-pattern.ts';
import { trash, trashPictures } from '../../db/tables/history.ts';
import { users } from '../../db/tables/users.ts';

const entry = {
  kind: trash.kind,
  itemId: trash.itemId,
  title: trash.title,
  deletedAt: trash.deletedAt,
  deletedBy: users.name,
  deletedById: trash.deletedBy,
  deletedByRole: users.role,
};

export type TrashRow = Awaited<ReturnType<typeof listTrash>>[number];
type Filter = { kind?: KeptKind; q: string; visible: SQL | undefined };

const matching = ({ kind, q, visible }: Filter) =>
  and(visible, kind && eq(trash.kind, kind), q === '' ? undefined : ilike(trash.title, likePattern(q)));

export function listTrash(db: Db, filter: Filter, limit: number, offset: number) {
  return db
    .select(entry)
    .from(trash)
    .leftJoin(users, eq(users.id, trash.deletedBy))
    .where(matching(filter))
    .orderBy(desc(trash.deletedAt), desc(trash.id))
    .limit(limit)
    .offset(offset);
}

export const countTrash = (db: Db, filter: Filter) => db.$count(trash, matching(filter));

export async function insertTrash(db: Db, row: typeof trash.$inferInsert, pictures: string[]): Promise<void> {
  // A page of the same name may have been added anew since it was deleted; what is deleted last can come back.
  await db.delete(trash).where(and(eq(trash.kind, row.kind), eq(trash.itemId, row.itemId)));
  const [inserted] = await db.insert(trash).values(row).returning({ id: trash.id });
  if (!inserted) throw new Error('insert returned no row');
  if (pictures.length > 0) {
    await db.insert(trashPictures).values(pictures.map((picture) => ({ trashId: inserted.id, picture })));
  }
}

export async function lockTrash(db: Db, kind: KeptKind, id: number | string) {
  const [row] = await db
    .select({ ...getTableColumns(trash), deletedByRole: users.role })
    .from(trash)
    .leftJoin(users, eq(users.id, trash.deletedBy))
    .where(and(eq(trash.kind, kind), eq(trash.itemId, String(id))))
    .for('update', { of: trash });
  return row;
}

/** What was merged into an enquiry, and deleted with it. */
export function lockMergedInto(db: Db, enquiryId: number | string) {
  const whole = sql`${trash.rows}->'enquiries'->0->>'merged_into'`;
  return db
    .select()
    .from(trash)
    .where(and(eq(trash.kind, 'enquiry'), eq(whole, String(enquiryId))))
    .orderBy(trash.id)
    .for('update');
}

export async function deleteTrash(db: Db, id: number): Promise<void> {
  await db.delete(trash).where(eq(trash.id, id));
}

export function deleteExpired(db: Db, before: Date) {
  return db
    .delete(trash)
    .where(lt(trash.deletedAt, before))
    .returning({ kind: trash.kind, itemId: trash.itemId, title: trash.title, rows: trash.rows });
}
