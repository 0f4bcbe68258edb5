import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias, unionAll } from 'drizzle-orm/pg-core';
import type { PublishedKind, ReviewedKind } from '../../../contract/content/publishing.ts';
import type { StoryKind } from '../../../contract/content/stories.ts';
import type { Db } from '../../db/client.ts';
import { documents } from '../../db/tables/documents.ts';
import { events } from '../../db/tables/events.ts';
import { galleries } from '../../db/tables/galleries.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { reviews } from '../../db/tables/reviews.ts';
import { stories } from '../../db/tables/stories.ts';
import { termDates } from '../../db/tables/term-dates.ts';
import { users } from '../../db/tables/users.ts';

type DraftKind = PublishedKind | 'document';

const editors = alias(users, 'editors');
const said = { word: reviews.word, wordBy: editors.name, wordAt: reviews.wordAt, waitingSince: reviews.waitingSince };
const isEvent = sql<ReviewedKind>`'event'`.as('kind');
const isGallery = sql<DraftKind>`'gallery'`.as('kind');
const isProfile = sql<DraftKind>`'profile'`.as('kind');
const isDocument = sql<DraftKind>`'document'`.as('kind');
const pictures = sql<number>`(select count(*)::int from story_pictures p where p.story_id = stories.id)`.as('pictures');
const noPictures = sql<number>`0`.as('pictures');
const ofStory = { id: stories.id, title: stories.title, category: stories.category };
const ofEvent = { id: events.id, title: events.title, category: events.category };
const ofGallery = {
  id: galleries.id,
  title: galleries.name,
  category: sql<number>`${galleries.category}`.as('category'),
};
/** Its groups are no categories of readers. */
const ofProfile = { id: profiles.id, title: profiles.name, category: sql<number>`0`.as('category') };

/** They have topics for that. */
const ofDocument = { id: documents.id, title: documents.title, category: sql<number>`0`.as('category') };

export type Reader = { id: number; role: number };
export type WaitingRow = Awaited<ReturnType<typeof waitingStories | typeof waitingEvents>>[number];
export type DraftRow = Awaited<ReturnType<typeof draftStories | typeof draftEvents | typeof draftsUnsent>>[number];

/** Sent in by others, and by nobody of a higher rank. */
export const waitsFor = ({ id, role }: Reader) =>
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

/** Nobody sends them in. */
const unsaid = {
  ...{ word: sql<string | null>`null::text`.as('word'), wordBy: sql<string | null>`null::text`.as('word_by') },
  ...{
    wordAt: sql<Date | null>`null::timestamptz`.as('word_at'),
    waitingSince: sql<Date | null>`null::timestamptz`.as('waiting_since'),
  },
};

const portraits = sql<number>`(${profiles.picture} is not null)::int`.as('pictures');
const images = sql<number>`(select count(*)::int from gallery_images i where i.gallery_id = galleries.id)`.as(
  'pictures',
);

/** Profiles, galleries and documents, which nobody sends in, in one statement. Documents only for who may open them. */
export function draftsUnsent(db: Db, ownerId: number, withDocuments: boolean, limit: number) {
  const ofPeople = db
    .select({
      ...ofProfile,
      kind: isProfile,
      ...unsaid,
      text: profiles.bio,
      pictures: portraits,
      updatedAt: profiles.updatedAt,
    })
    .from(profiles)
    .where(and(eq(profiles.ownerId, ownerId), eq(profiles.draft, true)))
    .orderBy(desc(profiles.updatedAt), desc(profiles.id))
    .limit(limit);
  const ofPhotographs = db
    .select({
      ...ofGallery,
      kind: isGallery,
      ...unsaid,
      text: galleries.description,
      pictures: images,
      updatedAt: galleries.updatedAt,
    })
    .from(galleries)
    .where(and(eq(galleries.ownerId, ownerId), eq(galleries.draft, true)))
    .orderBy(desc(galleries.updatedAt), desc(galleries.id))
    .limit(limit);
  const ofFiles = db
    .select({
      ...ofDocument,
      kind: isDocument,
      ...unsaid,
      text: sql<string>`''`.as('text'),
      pictures: noPictures,
      updatedAt: documents.savedAt,
    })
    .from(documents)
    .where(and(eq(documents.uploadedBy, ownerId), documents.draft))
    .orderBy(desc(documents.savedAt), desc(documents.id))
    .limit(limit);
  return withDocuments ? unionAll(ofPeople, ofPhotographs, ofFiles) : unionAll(ofPeople, ofPhotographs);
}

type Timed = {
  table: typeof stories | typeof events | typeof profiles | typeof galleries;
  kind: SQL | AnyPgColumn;
  title: AnyPgColumn;
  category: SQL | AnyPgColumn;
  owner: AnyPgColumn;
  /** Leads to a stretch of its index. */
  where?: SQL;
};

const timed: Timed[] = [
  {
    ...{ table: stories, kind: stories.kind, title: stories.title, category: stories.category },
    ...{ owner: stories.authorId, where: inArray(stories.kind, ['news', 'article']) },
  },
  {
    ...{ table: events, kind: sql`'event'`, title: events.title, category: events.category },
    ...{ owner: events.authorId, where: inArray(events.category, [0, 1]) },
  },
  { table: profiles, kind: sql`'profile'`, title: profiles.name, category: sql`0`, owner: profiles.ownerId },
  {
    ...{ table: galleries, kind: sql`'gallery'`, title: galleries.name, category: galleries.category },
    ...{ owner: galleries.ownerId, where: inArray(galleries.category, [0, 1]) },
  },
];

/** What goes out by itself, the next first: of all tables in one statement, and of each no more than are shown. */
export function plannedThings(db: Db, now: Date, ownerId: number | undefined, limit: number) {
  const planned = ({ table, kind, title, category, owner, where }: Timed) =>
    db
      .select({
        id: sql<number>`${table.id}`.as('id'),
        title: sql<string>`${title}`.as('title'),
        category: sql<number>`${category}`.mapWith(Number).as('category'),
        kind: sql<PublishedKind>`${kind}`.as('kind'),
        at: sql<Date>`${table.createdAt}`.mapWith(table.createdAt).as('at'),
        author: users.name,
      })
      .from(table)
      .leftJoin(users, eq(users.id, owner))
      .where(
        and(
          where,
          eq(table.draft, false),
          gt(table.createdAt, now),
          ownerId === undefined ? undefined : eq(owner, ownerId),
        ),
      )
      .orderBy(asc(table.createdAt), asc(table.id))
      .limit(limit);
  const [first, second, ...others] = timed.map(planned);
  if (!first || !second) throw new Error('nothing to ask');
  return unionAll(first, second, ...others)
    .orderBy(sql`at, id`)
    .limit(limit);
}

/** Of each kind the first stretch of an index, both in one statement. */
export function recentStories(db: Db, now: Date, limit: number) {
  const views = sql<number>`(select t.count from story_totals t where t.story_id = stories.id)`;
  const recent = (kind: StoryKind) =>
    db
      .select({ ...ofStory, kind: stories.kind, at: stories.createdAt, views: views.as('views') })
      .from(stories)
      .where(and(eq(stories.kind, kind), eq(stories.draft, false), lte(stories.createdAt, now)))
      .orderBy(desc(stories.createdAt), desc(stories.id))
      .limit(limit);
  return unionAll(recent('news'), recent('article'));
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

export async function findThing(db: Db, kind: ReviewedKind, id: number) {
  const table = kind === 'event' ? events : stories;
  const { title, authorId, draft, createdAt, updatedAt } = table;
  const [row] = await db
    .select({ title, authorId, draft, createdAt, updatedAt })
    .from(table)
    .where(and(eq(table.id, id), kind === 'event' ? undefined : eq(stories.kind, kind)));
  return row;
}
