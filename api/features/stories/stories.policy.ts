import { and, eq, lte, or, type SQL, sql } from 'drizzle-orm';
import { adminRole } from '../../../contract/roles.ts';
import { stories } from '../../db/tables/stories.ts';
import type { Actor } from '../../lib/actor.ts';

/** Its author, or an administrator. */
export function canChange(actor: Actor, story: { authorId: number | null }): boolean {
  return actor.role >= adminRole || story.authorId === actor.id;
}

/** Readers see what is published; those who may change a story also see it before its time. */
export function visibleTo(actor: Actor | null, now: Date): SQL | undefined {
  const published = and(eq(stories.draft, false), lte(stories.createdAt, now));
  if (!actor) return published;
  return actor.role >= adminRole ? undefined : or(published, sql`${stories.authorId} = ${actor.id}`);
}
