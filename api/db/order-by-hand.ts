import { type SQL, sql } from 'drizzle-orm';
import type { Db } from './client.ts';

/** Two who order a list at once come one after the other. */
export async function lockOrder(db: Db, list: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`order of ${list}`}, 0))`);
}

/** Rows of `given.id` and `given.place`, as they are to stand. */
export const givenPlaces = (ids: number[]): SQL =>
  sql`unnest(${sql.param(ids)}::int[]) with ordinality as given (id, place)`;
