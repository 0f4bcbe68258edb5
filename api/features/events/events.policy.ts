import { and, eq, lte, or, type SQL } from 'drizzle-orm';
import { adminRole } from '../../../contract/roles.ts';
import { events } from '../../db/tables/events.ts';
import type { Actor } from '../../lib/actor.ts';

/** Its author, or an administrator. */
export function canChange(actor: Actor, event: { authorId: number | null }): boolean {
  return actor.role >= adminRole || event.authorId === actor.id;
}

/** Readers see what is published; those who may change an event also see it before its time. */
export function visibleTo(actor: Actor | null, now: Date): SQL | undefined {
  const published = and(eq(events.draft, false), lte(events.createdAt, now));
  if (!actor) return published;
  return actor.role >= adminRole ? undefined : or(published, eq(events.authorId, actor.id));
}
