import { adminRole } from '../../../contract/roles.ts';
import type { Actor } from '../../lib/actor.ts';

/** Its author, or an administrator. */
export const isTheirs = (actor: Actor, thing: { authorId: number | null }): boolean =>
  actor.role >= adminRole || thing.authorId === actor.id;

/** Before its time a thing is for its author and for administrators, who see those of all. */
export const plannersOf = (actor: Actor): number | undefined => (actor.role >= adminRole ? undefined : actor.id);
