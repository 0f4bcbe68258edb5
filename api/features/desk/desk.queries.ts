import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PublishedKind } from '../../../contract/publishing.ts';
import type { StoryKind } from '../../../contract/stories.ts';
import type { Db } from '../../db/client.ts';
import { events } from '../../db/tables/events.ts';
import { reviews } from '../../db/tables/reviews.ts';
import { stories } from '../../db/tables/stories.ts';
import { termDates } from '../../db/tables/term-dates.ts';
import { users } from '../../db/tables/users.ts';

const editors = alias(users, 'editors');
const said = { word: reviews.word, wordBy: editors.name, wordAt: reviews.wordAt, waitingSince: reviews.waitingSince };
const isEvent = sql<PublishedKind>`'event'`.as('kind');
const pictures = sql<number>`(select count(*)::int from story_pictures p where p.story_id = stories.id)`.as('pictures');
const noPictures = sql<number>`0`.as('pictures');
const ofStory = { id: stories.id, title: stories.title, category: stories.category };
const ofEvent = { id: events.id, title: events.title, category: events.category };

type Reader = { id: number; role: number };
export type WaitingRow = Awaited<ReturnType<typeof waitingStories | typeof waitingEvents>>[number];
export type DraftRow = Awaited<ReturnType<typeof draftStories | typeof draftEvents>>[number];

/** Sent in by others, and by nobody of a higher rank. */
const waitsFor = ({ id, role }: Reader) =>
  and(
    isNotNull(reviews.waitingSince),
    or(isNull(reviews.submittedBy), ne(reviews.submittedBy, id)),
    or(isNull(users.role), lte(users.role, role)),
  );

export function waitingStories(db: Db, reader: Reader, limit: number) {
  return db
    .select({ ...ofStory, kind: stories.kind, ...said, author: users.name, text: stories.detail, pictures })
    .from(reviews)
    .innerJoin(stories, eq(stories.id, reviews.storyId))
    .leftJoin(users, eq(users.id, reviews.submittedBy))
    .leftJoin(editors, eq(editors.id, reviews.wordBy))
    .where(waitsFor(reader))
    .orderBy(asc(reviews.waitingSince), asc(reviews.id))
    .limit(limit);
}

export function waitingEvents(db: Db, reader: Reader, limit: number) {
  return db
    .select({ ...ofEvent, kind: isEvent, ...said, author: users.name, text: events.description, pictures: noPictures })
    .from(reviews)
    .innerJoin(events, eq(events.id, reviews.eventId))
    .leftJoin(users, eq(users.id, reviews.submittedBy))
    .leftJoin(editors, eq(editors.id, reviews.wordBy))
    .where(waitsFor(reader))
    .orderBy(asc(reviews.waitingSince), asc(reviews.id))
    .limit(limit);
}

export async function countWaiting(db: Db, reader: Reader): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(reviews)
    .leftJoin(users, eq(users.id, reviews.submittedBy))
    .where(waitsFor(reader));
  return row?.total ?? 0;
}

/** What came back stands first, then what was saved last. */
const cameBack = sql`(${reviews.wordAt} is not null and ${reviews.waitingSince} is null) desc`;

export function draftStories(db: Db, authorId: number, limit: number) {
  const { kind, detail: text, updatedAt } = stories;
  return db
    .select({ ...ofStory, kind, ...said, text, pictures, updatedAt })
    .from(stories)
    .leftJoin(reviews, eq(reviews.storyId, stories.id))
    .leftJoin(editors, eq(editors.id, reviews.wordBy))
    .where(and(eq(stories.authorId, authorId), eq(stories.draft, true)))
    .orderBy(cameBack, desc(stories.updatedAt), desc(stories.id))
    .limit(limit);
}

export function draftEvents(db: Db, authorId: number, limit: number) {
  const { description: text, updatedAt } = events;
  return db
    .select({ ...ofEvent, kind: isEvent, ...said, text, pictures: noPictures, updatedAt })
    .from(events)
    .leftJoin(reviews, eq(reviews.eventId, events.id))
    .leftJoin(editors, eq(editors.id, reviews.wordBy))
    .where(and(eq(events.authorId, authorId), eq(events.draft, true)))
    .orderBy(cameBack, desc(events.updatedAt), desc(events.id))
    .limit(limit);
}

export function plannedStories(db: Db, now: Date, theirs: SQL | undefined, limit: number) {
  return db
    .select({ ...ofStory, kind: stories.kind, at: stories.createdAt, author: users.name })
    .from(stories)
    .leftJoin(users, eq(users.id, stories.authorId))
    .where(
      and(inArray(stories.kind, ['news', 'article']), eq(stories.draft, false), gt(stories.createdAt, now), theirs),
    )
    .orderBy(asc(stories.createdAt), asc(stories.id))
    .limit(limit);
}

export function plannedEvents(db: Db, now: Date, theirs: SQL | undefined, limit: number) {
  return db
    .select({ ...ofEvent, kind: isEvent, at: events.createdAt, author: users.name })
    .from(events)
    .leftJoin(users, eq(users.id, events.authorId))
    .where(and(inArray(events.category, [0, 1]), eq(events.draft, false), gt(events.createdAt, now), theirs))
    .orderBy(asc(events.createdAt), asc(events.id))
    .limit(limit);
}

/** Of one kind, so that it is the first stretch of an index. */
export function recentStories(db: Db, kind: StoryKind, now: Date, limit: number) {
  const views = sql<number>`(select t.count from story_totals t where t.story_id = stories.id)`;
  return db
    .select({ ...ofStory, kind: stories.kind, at: stories.createdAt, views: views.as('views') })
    .from(stories)
    .where(and(eq(stories.kind, kind), eq(stories.draft, false), lte(stories.createdAt, now)))
    .orderBy(desc(stories.createdAt), desc(stories.id))
    .limit(limit);
}

export async function termOn(db: Db, day: string) {
  const [row] = await db
    .select({ name: termDates.name, firstDay: termDates.firstDay })
    .from(termDates)
    .where(
      and(
        eq(termDates.kind, 'term'),
        isNull(termDates.campusId),
        lte(termDates.firstDay, day),
        gte(termDates.lastDay, day),
      ),
    )
    .orderBy(desc(termDates.firstDay))
    .limit(1);
  return row;
}

export async function findThing(db: Db, kind: PublishedKind, id: number) {
  const table = kind === 'event' ? events : stories;
  const { title, authorId, draft, createdAt, updatedAt } = table;
  const [row] = await db
    .select({ title, authorId, draft, createdAt, updatedAt })
    .from(table)
    .where(and(eq(table.id, id), kind === 'event' ? undefined : eq(stories.kind, kind)));
  return row;
}
