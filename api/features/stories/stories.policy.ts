import { adminRole } from '../../../contract/people/roles.ts';
import type { Actor } from '../../lib/actor.ts';

type Seen = { authorId: number | null; draft: boolean; createdAt: Date };

/** Its author, or an administrator. */
export function canChange(actor: Actor, story: { authorId: number | null }): boolean {
  return actor.role >= adminRole || story.authorId === actor.id;
}

/** Readers see what is published; those who may change a story also see it before its time. */
export function canSee(actor: Actor | null, story: Seen, now: Date): boolean {
  const published = !story.draft && story.createdAt <= now;
  return published || (actor !== null && canChange(actor, story));
}
