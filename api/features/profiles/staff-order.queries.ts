import { and, asc, eq, sql } from 'drizzle-orm';
import type { ProfileGroup } from '../../../contract/content/profiles.ts';
import type { Db } from '../../db/client.ts';
import { givenPlaces } from '../../db/order-by-hand.ts';
import { pictureOf } from '../../db/picture-info.ts';
import { profiles } from '../../db/tables/profiles.ts';

/** Who was never moved comes last, in the order in which they were added. */
export const inPlace = [asc(profiles.place), asc(profiles.id)];

/** Who is not public yet has a place already, and says so. */
const unseen = sql`case when ${profiles.draft} then 'Draft' when ${profiles.createdAt} > now() then 'Scheduled' end`;

export const orderOfGroup = (db: Db, group: ProfileGroup, limit: number) =>
  db
    .select({
      id: profiles.id,
      name: profiles.name,
      note: sql<string>`concat_ws(' · ', nullif(${profiles.position}, ''), ${unseen})`,
      pictures: pictureOf('profiles.picture'),
    })
    .from(profiles)
    .where(eq(profiles.tag, group))
    .orderBy(...inPlace)
    .limit(limit);

/** Who has left the group meanwhile stays as they are. */
export async function putInOrder(db: Db, group: ProfileGroup, ids: number[]): Promise<void> {
  await db
    .update(profiles)
    .set({ place: sql`given.place` })
    .from(givenPlaces(ids))
    .where(and(eq(profiles.id, sql`given.id`), eq(profiles.tag, group)));
}
