import { and, asc, desc, eq, not, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { isStuck } from '../../db/kept-state.ts';
import { events } from '../../db/tables/events.ts';
import { galleries } from '../../db/tables/galleries.ts';
import { keptChanges } from '../../db/tables/kept.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { stories } from '../../db/tables/stories.ts';
import { users } from '../../db/tables/users.ts';

/** Some of the changes that are kept; few are at a time, so they are read first, and what they are of by its key. */
function someKept(db: Db, goesOut: SQL, isPlanned: boolean, theirs: SQL | undefined, limit: number) {
  const { kind, savedAt, publishAt } = keptChanges;
  return db
    .select({
      id: sql<number>`coalesce(${stories.id}, ${events.id}, ${profiles.id}, ${galleries.id})`.as('id'),
      title: sql<string>`coalesce(${stories.title}, ${events.title}, ${profiles.name}, ${galleries.name})`.as('title'),
      category: sql<number>`coalesce(${stories.category}, ${events.category}, ${galleries.category}, 0)`.as('category'),
      ...{ kind, savedAt, publishAt, by: users.name, stuck: sql<boolean>`${stuck}`.as('stuck') },
      isPlanned: sql<boolean>`${isPlanned}::boolean`.as('is_planned'),
    })
    .from(keptChanges)
    .leftJoin(stories, eq(stories.id, keptChanges.storyId))
    .leftJoin(events, eq(events.id, keptChanges.eventId))
    .leftJoin(profiles, eq(profiles.id, keptChanges.profileId))
    .leftJoin(galleries, eq(galleries.id, keptChanges.galleryId))
    .leftJoin(users, eq(users.id, keptChanges.savedBy))
    .where(and(isPlanned ? goesOut : not(goesOut), theirs))
    .orderBy(isPlanned ? asc(publishAt) : desc(savedAt), asc(keptChanges.id))
    .limit(limit);
}

const stuck = sql<boolean>`case ${keptChanges.kind}
  when 'event' then ${isStuck(keptChanges, events.updatedAt)}
  when 'profile' then ${isStuck(keptChanges, profiles.updatedAt)}
  when 'gallery' then ${isStuck(keptChanges, galleries.updatedAt)}
  else ${isStuck(keptChanges, stories.updatedAt)} end`;

type Share = { theirs: SQL | undefined; limit: number };

/** What goes out by itself, the next first, and what waits for somebody, the newest first; in one statement. */
export function keptBeside(db: Db, now: Date, planned: Share, others: Share) {
  const goesOut = sql`coalesce(${keptChanges.publishAt} > ${now} and not ${stuck}, false)`;
  return unionAll(
    someKept(db, goesOut, true, planned.theirs, planned.limit),
    someKept(db, goesOut, false, others.theirs, others.limit),
  );
}
