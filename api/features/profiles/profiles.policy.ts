import { adminRole } from '../../../contract/roles.ts';
import type { Actor } from '../../lib/actor.ts';

/** Its owner, or an administrator. */
export function canChange(actor: Actor, profile: { ownerId: number | null }): boolean {
  return actor.role >= adminRole || profile.ownerId === actor.id;
}
