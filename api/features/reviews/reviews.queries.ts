import { eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ReviewedKind } from '../../../contract/content/publishing.ts';
import type { Db } from '../../db/client.ts';
import { reviews } from '../../db/tables/reviews.ts';
import { users } from '../../db/tables/users.ts';

export type Thing = { kind: ReviewedKind; id: number };
export type ReviewRow = NonNullable<Awaited<ReturnType<typeof findReview>>>;

const columnOf = (kind: ReviewedKind) => (kind === 'event' ? reviews.eventId : reviews.storyId);
const editors = alias(users, 'editors');

export async function findReview(db: Db, { kind, id }: Thing) {
  const [row] = await db
    .select({
      waitingSince: reviews.waitingSince,
      submittedBy: users.name,
      submitterId: reviews.submittedBy,
      submitterRole: users.role,
      submitterEmail: users.email,
      word: reviews.word,
      wordBy: editors.name,
      wordAt: reviews.wordAt,
    })
    .from(reviews)
    .leftJoin(users, eq(users.id, reviews.submittedBy))
    .leftJoin(editors, eq(editors.id, reviews.wordBy))
    .where(eq(columnOf(kind), id));
  return row;
}

/** The earlier word stays: whoever reads it again sees what was asked for. */
export async function upsertWaiting(db: Db, { kind, id }: Thing, submittedBy: number, at: Date): Promise<void> {
  const change = { submittedBy, waitingSince: at };
  await db
    .insert(reviews)
    .values({ ...(kind === 'event' ? { eventId: id } : { storyId: id }), ...change })
    .onConflictDoUpdate({ target: columnOf(kind), set: change });
}

export async function saveWord(db: Db, { kind, id }: Thing, said: { word: string; wordBy: number; wordAt: Date }) {
  await db
    .update(reviews)
    .set({ ...said, waitingSince: null })
    .where(eq(columnOf(kind), id));
}

export async function deleteReview(db: Db, { kind, id }: Thing): Promise<void> {
  await db.delete(reviews).where(eq(columnOf(kind), id));
}

const waitsFor = (role: number, isOfIt: SQL): SQL => sql`exists (
  select from reviews r left join users u on u.id = r.submitted_by
  where ${isOfIt} and r.waiting_since is not null and coalesce(u.role, 0) <= ${role})`;

/** As a part of the filter of a statement on them: it waits, and was sent in by nobody of a higher rank. */
export const eventWaitsFor = (role: number): SQL => waitsFor(role, sql`r.event_id = events.id`);
export const storyWaitsFor = (role: number): SQL => waitsFor(role, sql`r.story_id = stories.id`);
