import { and, eq, lte, or, type SQL } from 'drizzle-orm';
import { adminRole, editorRole } from '../../../contract/people/roles.ts';
import { events } from '../../db/tables/events.ts';
import type { Actor } from '../../lib/actor.ts';

/** Its author, or an administrator. */
export function canChange(actor: Actor, event: { authorId: number | null }): boolean {
  return actor.role >= adminRole || event.authorId === actor.id;
}

/** Readers see what is published; those who may change an event also before its time, and editors what waits for them. */
export function visibleTo(actor: Actor | null, now: Date, waits?: SQL): SQL | undefined {
  const published = and(eq(events.draft, false), lte(events.createdAt, now));
  if (!actor) return published;
  if (actor.role >= adminRole) return undefined;
  return or(published, eq(events.authorId, actor.id), actor.role >= editorRole ? waits : undefined);
}
