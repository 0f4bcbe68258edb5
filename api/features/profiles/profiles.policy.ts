import { adminRole } from '../../../contract/people/roles.ts';
import type { Actor } from '../../lib/actor.ts';

type Seen = { ownerId: number | null; draft: boolean; createdAt: Date };

/** Its owner, or an administrator. */
export function canChange(actor: Actor, profile: { ownerId: number | null }): boolean {
  return actor.role >= adminRole || profile.ownerId === actor.id;
}

/** Readers see what is published; those who may change a profile also see it before its time. */
export function canSee(actor: Actor | null, profile: Seen, now: Date): boolean {
  const published = !profile.draft && profile.createdAt <= now;
  return published || (actor !== null && canChange(actor, profile));
}
