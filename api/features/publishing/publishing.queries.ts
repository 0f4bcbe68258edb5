import { and, desc, eq, gt, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { PublishedKind, ReviewedKind } from '../../../contract/content/publishing.ts';
import type { StoryKind } from '../../../contract/content/stories.ts';
import type { Db } from '../../db/client.ts';
import { isOnPage } from '../../db/is-on-page.ts';
import { events } from '../../db/tables/events.ts';
import { galleries } from '../../db/tables/galleries.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { stories } from '../../db/tables/stories.ts';
import { users } from '../../db/tables/users.ts';

type Table = typeof stories | typeof events;
type Filter = { category: number; now: Date; theirs: SQL | undefined };
export type UnpublishedRow = Awaited<ReturnType<typeof unpublishedEvents>>[number];

/** Both halves name `draft`, so that each is one short stretch of the index of its table. */
const unpublished = (table: Table, { category, now, theirs }: Filter) =>
  and(
    eq(table.category, category),
    or(eq(table.draft, true), and(eq(table.draft, false), gt(table.createdAt, now))),
    theirs,
  );

const unpublishedStory = (kind: StoryKind, filter: Filter) => and(eq(stories.kind, kind), unpublished(stories, filter));

const columnsOf = ({ id, title, category, draft, createdAt }: Table) => ({ id, title, category, draft, createdAt });

/**
 * The ids of the few that there are, found without an order: asked for the first of them by date, PostgreSQL would rather
 * walk along all that is public until it has met enough.
 */
const idsOf = (db: Db, table: Table, where: SQL | undefined) => db.select({ id: table.id }).from(table).where(where);

/** What comes out last stands first, then the drafts, those that were begun last before the others. */
export function unpublishedStories(db: Db, kind: StoryKind, filter: Filter, limit: number, offset: number) {
  return db
    .select({ ...columnsOf(stories), startsAt: sql<Date | null>`null`, author: users.name })
    .from(stories)
    .leftJoin(users, eq(users.id, stories.authorId))
    .where(isOnPage(stories.id, idsOf(db, stories, unpublishedStory(kind, filter))))
    .orderBy(desc(stories.createdAt), desc(stories.id))
    .limit(limit)
    .offset(offset);
}

export function unpublishedEvents(db: Db, filter: Filter, limit: number, offset: number) {
  return db
    .select({ ...columnsOf(events), startsAt: events.startsAt, author: users.name })
    .from(events)
    .leftJoin(users, eq(users.id, events.authorId))
    .where(isOnPage(events.id, idsOf(db, events, unpublished(events, filter))))
    .orderBy(desc(events.createdAt), desc(events.id))
    .limit(limit)
    .offset(offset);
}

export const countUnpublished = (db: Db, kind: ReviewedKind, filter: Filter): Promise<number> =>
  kind === 'event'
    ? db.$count(events, unpublished(events, filter))
    : db.$count(stories, unpublishedStory(kind, filter));

type Timed = {
  table: typeof stories | typeof events | typeof profiles | typeof galleries;
  kind: AnyPgColumn | SQL;
  title: AnyPgColumn;
};

const ofStories: Timed = { table: stories, kind: stories.kind, title: stories.title };
const ofEvents: Timed = { table: events, kind: sql`'event'`, title: events.title };
const ofProfiles: Timed = { table: profiles, kind: sql`'profile'`, title: profiles.name };

const ofGalleries: Timed = { table: galleries, kind: sql`'gallery'`, title: galleries.name };

const timedOf: Record<PublishedKind, Timed> = {
  ...{ news: ofStories, article: ofStories },
  ...{ event: ofEvents, profile: ofProfiles, gallery: ofGalleries },
};

/** All that is finished and lies in the future. */
export async function listPlanned(db: Db, now: Date) {
  const planned = [ofStories, ofEvents, ofProfiles, ofGalleries].map(({ table, kind }) =>
    db
      .select({ kind: sql<PublishedKind>`${kind}`, id: table.id, createdAt: table.createdAt, draft: table.draft })
      .from(table)
      .where(and(eq(table.draft, false), gt(table.createdAt, now))),
  );
  return (await Promise.all(planned)).flat();
}

export async function findDue(db: Db, kind: PublishedKind, id: number, at: Date) {
  const { table, title } = timedOf[kind];
  const [row] = await db
    .select({ title: sql<string>`${title}` })
    .from(table)
    .where(and(eq(table.id, id), eq(table.draft, false), sql`date_trunc('milliseconds', ${table.createdAt}) = ${at}`))
    // Two jobs of the same moment are serialised.
    .for('no key update');
  return row;
}

/** As the content's own triggers do: every response cache is invalidated. */
export async function notifyContentChanged(db: Db): Promise<void> {
  await db.execute(sql`select pg_notify('content_changed', '')`);
}
