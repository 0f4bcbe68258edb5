import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { events } from '../../db/tables/events.ts';
import { stories } from '../../db/tables/stories.ts';

export type PublishedKind = 'news' | 'article' | 'event';

/** All that is finished and lies in the future. */
export async function listPlanned(db: Db, now: Date) {
  const [planned, calendar] = await Promise.all([
    db
      .select({ kind: stories.kind, id: stories.id, createdAt: stories.createdAt, draft: stories.draft })
      .from(stories)
      .where(and(eq(stories.draft, false), gt(stories.createdAt, now))),
    db
      .select({ id: events.id, createdAt: events.createdAt, draft: events.draft })
      .from(events)
      .where(and(eq(events.draft, false), gt(events.createdAt, now))),
  ]);
  return [...planned, ...calendar.map((event) => ({ ...event, kind: 'event' as const }))];
}

export async function findDue(db: Db, kind: PublishedKind, id: number, at: Date) {
  const table = kind === 'event' ? events : stories;
  const [row] = await db
    .select({ title: table.title })
    .from(table)
    .where(and(eq(table.id, id), eq(table.draft, false), sql`date_trunc('milliseconds', ${table.createdAt}) = ${at}`))
    // Two jobs of the same moment come one after the other.
    .for('no key update');
  return row;
}

/** As the content's own triggers do: whoever keeps answers in memory gives them up. */
export async function sayContentChanged(db: Db): Promise<void> {
  await db.execute(sql`select pg_notify('content_changed', '')`);
}
