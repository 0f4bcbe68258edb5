import { eq, or, type SQL } from 'drizzle-orm';
import { adminRole } from '../../../contract/people/roles.ts';
import { events } from '../../db/tables/events.ts';
import { galleries } from '../../db/tables/galleries.ts';
import { keptChanges } from '../../db/tables/kept.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { stories } from '../../db/tables/stories.ts';
import type { Actor } from '../../lib/actor.ts';

/** Its author, or an administrator. */
export const isTheirs = (actor: Actor, thing: { authorId: number | null }): boolean =>
  actor.role >= adminRole || thing.authorId === actor.id;

/** Before its time a thing is for its author and for administrators, who see those of all. */
export const plannersOf = (actor: Actor): number | undefined => (actor.role >= adminRole ? undefined : actor.id);

/** Changes of what is theirs; administrators are shown what they have kept themselves, too, not all of the school's. */
export const theirChanges = (actor: Actor): SQL | undefined => {
  const owners = [stories.authorId, events.authorId, profiles.ownerId, galleries.ownerId];
  const own = owners.map((owner) => eq(owner, actor.id));
  return actor.role >= adminRole ? or(...own, eq(keptChanges.savedBy, actor.id)) : or(...own);
};

/** Of all of the school for administrators, as what is planned. */
export const plannedChanges = (actor: Actor): SQL | undefined =>
  actor.role >= adminRole ? undefined : theirChanges(actor);

/** Enquiries and applications are the administrators'. */
export const answersFamilies = (actor: Actor): boolean => actor.role >= adminRole;
