import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { events } from '../../db/tables/events.ts';
import { stories } from '../../db/tables/stories.ts';

export type PublishedKind = 'news' | 'article' | 'event';

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
