import { eq, type SQL } from 'drizzle-orm';
import { adminRole } from '../../../contract/roles.ts';
import { events } from '../../db/tables/events.ts';
import { stories } from '../../db/tables/stories.ts';
import type { Actor } from '../../lib/actor.ts';

/** Its author, or an administrator. */
export const isTheirs = (actor: Actor, thing: { authorId: number | null }): boolean =>
  actor.role >= adminRole || thing.authorId === actor.id;

/** Before its time a thing is for its author and for administrators. */
export const theirPlans = (actor: Actor): { stories: SQL | undefined; events: SQL | undefined } =>
  actor.role >= adminRole
    ? { stories: undefined, events: undefined }
    : { stories: eq(stories.authorId, actor.id), events: eq(events.authorId, actor.id) };
