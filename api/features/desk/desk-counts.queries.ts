import { and, eq, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { DeskCounts } from '../../../contract/office/desk.ts';
import type { Db } from '../../db/client.ts';
import { enquiries } from '../../db/tables/enquiries.ts';
import { events } from '../../db/tables/events.ts';
import { reviews } from '../../db/tables/reviews.ts';
import { stories } from '../../db/tables/stories.ts';
import { users } from '../../db/tables/users.ts';
import { type Reader, waitsFor } from './desk.queries.ts';

const cameBack = and(isNotNull(reviews.wordAt), isNull(reviews.waitingSince));

/** All that the menu counts, in one statement. */
export async function countsOf(
  db: Db,
  reader: Reader,
  now: Date,
  { reviews: isEditor, families }: { reviews: boolean; families: boolean },
): Promise<DeskCounts> {
  const isInSight = and(
    isNull(enquiries.mergedInto),
    or(isNull(enquiries.snoozedUntil), lte(enquiries.snoozedUntil, now)),
  );
  const isNew = and(eq(enquiries.kind, 'application'), eq(enquiries.status, 'new'), isNull(enquiries.suspicion));
  const counted = (where: SQL | undefined) =>
    families ? sql`(select count(*)::int from ${enquiries} where ${where})` : sql`null`;
  const sentIn = sql`select 1 from ${reviews} left join ${users} on ${users.id} = ${reviews.submittedBy} where ${waitsFor(reader)}`;
  const { rows } = await db.execute<DeskCounts>(sql`
    select
      (select count(*)::int from (
        select 1 from ${stories} join ${reviews} on ${reviews.storyId} = ${stories.id}
        where ${stories.authorId} = ${reader.id} and ${stories.draft} and ${cameBack}
        union all
        select 1 from ${events} join ${reviews} on ${reviews.eventId} = ${events.id}
        where ${events.authorId} = ${reader.id} and ${events.draft} and ${cameBack}
        ${isEditor ? sql`union all ${sentIn}` : sql``}
      ) waits) as desk,
      ${counted(and(isNotNull(enquiries.waitingSince), isInSight))} as enquiries,
      ${counted(and(isNew, isInSight))} as applications`);
  if (!rows[0]) throw new Error('a count gives one row');
  return rows[0];
}
