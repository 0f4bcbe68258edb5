import { adminRole } from '../../../contract/people/roles.ts';
import type { Actor } from '../../lib/actor.ts';

/** Who added it, or an administrator: as for events. */
export const canChange = (actor: Actor, date: { authorId: number | null }): boolean =>
  actor.role >= adminRole || date.authorId === actor.id;
