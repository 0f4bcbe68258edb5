import { and, asc, eq, gt, gte, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { events } from '../../db/tables/events.ts';
import { termDates } from '../../db/tables/term-dates.ts';

/** Terms and days without school that touch these days, of the whole school and of every campus. */
export const termSpans = (db: Db, { firstDay, lastDay }: { firstDay: string; lastDay: string }) =>
  db
    .select({
      kind: termDates.kind,
      firstDay: termDates.firstDay,
      lastDay: termDates.lastDay,
      campusId: termDates.campusId,
    })
    .from(termDates)
    .where(
      and(
        inArray(termDates.kind, ['term', 'halfTerm', 'holiday']),
        lte(termDates.firstDay, lastDay),
        gte(termDates.lastDay, firstDay),
      ),
    );

const repeating = {
  id: events.id,
  startsAt: events.startsAt,
  endsAt: events.endsAt,
  campusId: events.campusId,
  repeat: sql<NonNullable<typeof events.$inferSelect.repeat>>`${events.repeat}`,
};

export type RepeatingRow = Awaited<ReturnType<typeof listRepeating>>[number];

/** Those that repeat, published or not, in parts. */
export const listRepeating = (db: Db, after: number, limit: number) =>
  db
    .select(repeating)
    .from(events)
    .where(and(isNotNull(events.repeat), gt(events.id, after)))
    .orderBy(asc(events.id))
    .limit(limit);

type Times = { startsAt: Date; endsAt: Date | null };

/** Only as it was read: who has saved it since has computed its days anew. Nobody changed it, so it stays as old as it was. */
export async function moveEvent(db: Db, was: RepeatingRow, to: Times): Promise<void> {
  await db
    .update(events)
    .set(to)
    .where(
      and(
        eq(events.id, was.id),
        sql`${events.repeat} = ${JSON.stringify(was.repeat)}::jsonb`,
        sql`${events.startsAt} is not distinct from ${was.startsAt?.toISOString() ?? null}::timestamptz`,
        sql`${events.campusId} is not distinct from ${was.campusId}::int`,
      ),
    );
}
