import { eq, type SQL } from 'drizzle-orm';
import type { ReviewedKind } from '../../../contract/content/publishing.ts';
import { adminRole } from '../../../contract/people/roles.ts';
import { events } from '../../db/tables/events.ts';
import { stories } from '../../db/tables/stories.ts';
import type { Actor } from '../../lib/actor.ts';

/** Before its time a thing is for its author and for administrators. */
export function isTheirs(actor: Actor, kind: ReviewedKind): SQL | undefined {
  const { authorId } = kind === 'event' ? events : stories;
  return actor.role >= adminRole ? undefined : eq(authorId, actor.id);
}
