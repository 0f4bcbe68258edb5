import { adminRole } from '../../../contract/roles.ts';
import type { Actor } from '../../lib/actor.ts';

/** Its author, or an administrator. */
export function canChange(actor: Actor, event: { authorId: number | null }): boolean {
  return actor.role >= adminRole || event.authorId === actor.id;
}
