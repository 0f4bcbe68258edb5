import { and, asc, desc, eq, gte, isNull, lt, lte, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { longestEventMs } from '../../../contract/content/event-span.ts';
import type { LiveSource } from '../../../contract/site/site-links.ts';
import type { Db } from '../../db/client.ts';
import { read } from '../../db/declared-reads.ts';
import { ofHomeSource } from '../../db/home-choices.ts';
import { isOnPage } from '../../db/is-on-page.ts';
import { pictureOf } from '../../db/picture-info.ts';
import { preparedStatement } from '../../db/prepared-statement.ts';
import { campuses } from '../../db/tables/campuses.ts';
import { events, eventTextPictures } from '../../db/tables/events.ts';
import { galleries } from '../../db/tables/galleries.ts';

const event = {
  id: events.id,
  title: events.title,
  startsAt: events.startsAt,
  location: events.location,
  description: events.description,
  category: events.category,
  endsAt: events.endsAt,
  repeat: events.repeat,
  campusId: events.campusId,
  result: events.result,
  authorId: events.authorId,
  createdAt: events.createdAt,
  draft: events.draft,
  updatedAt: events.updatedAt,
  galleryId: sql<number | null>`(
    select g.id from galleries g where g.event_id = events.id and not g.draft and g.created_at <= now() order by g.created_at desc, g.id desc limit 1)`,
};

/** In a list that is ordered by date, every event has one. */
const dated = { ...event, startsAt: sql<Date>`${events.startsAt}`.mapWith(events.startsAt) };

export type EventRow = NonNullable<Awaited<ReturnType<typeof findEvent>>>;
export type DatedRow = Awaited<ReturnType<typeof listEvents>>[number];
export type LinkedGalleryRow = NonNullable<Awaited<ReturnType<typeof newestGalleryOf>>>;

export type When = 'upcoming' | 'past';
type Filter = { when: When; today: Date; category?: number; campusId?: number | undefined; visible: SQL | undefined };

/** Before this nothing began that may still be going on. */
const longAgo = (today: Date) => new Date(today.getTime() - longestEventMs);

type Moment = Date | Placeholder;

/** Until the last day is over. The first part bounds what is read of the index. */
const isToCome = (today: Moment, longAgo: Moment) =>
  and(gte(events.startsAt, longAgo), or(gte(events.startsAt, today), gte(events.endsAt, today)));

const isOver = (today: Date) => and(lt(events.startsAt, today), or(isNull(events.endsAt), lt(events.endsAt, today)));

const matching = ({ when, today, category, campusId, visible }: Filter) =>
  and(
    visible,
    category === undefined ? undefined : eq(events.category, category),
    campusId === undefined ? undefined : or(isNull(events.campusId), eq(events.campusId, campusId)),
    when === 'upcoming' ? isToCome(today, longAgo(today)) : isOver(today),
  );

// What is nearest to today comes first, on either side of it.
const order = {
  upcoming: [asc(events.startsAt), asc(events.id)],
  past: [desc(events.startsAt), desc(events.id)],
};

export function listEvents(db: Db, filter: Filter, limit: number, offset = 0) {
  const ordered = order[filter.when];
  const page = db
    .select({ id: events.id })
    .from(events)
    .where(matching(filter))
    .orderBy(...ordered)
    .limit(limit)
    .offset(offset);
  return db
    .select(dated)
    .from(events)
    .where(isOnPage(events.id, page))
    .orderBy(...ordered);
}

const is = sql.placeholder;
const nextStatement = (name: string, ofCategory?: SQL) =>
  preparedStatement((db) =>
    db
      .select(dated)
      .from(events)
      .where(
        and(
          ...[ofCategory, eq(events.draft, false), lte(events.createdAt, is('now'))],
          isToCome(is('today'), is('longAgo')),
        ),
      )
      .orderBy(...order.upcoming)
      .limit(is('limit'))
      .prepare(read(name)),
  );
const nextOfAll = nextStatement('next_events');
const nextOfCategory = nextStatement('next_events_of_category', eq(events.category, is('category')));
const nextOfHome = nextStatement('home_events', ofHomeSource('events', events.category));

/** The next few that readers see, of one category or of all. */
export function nextEvents(db: Db, when: { today: Date; now: Date; category?: number }, limit: number) {
  return (when.category === undefined ? nextOfAll : nextOfCategory)(db).execute({
    ...when,
    longAgo: longAgo(when.today),
    limit,
  });
}

/** The next of those that the home page is to show. */
export const homeEvents = (db: Db, when: { today: Date; now: Date; from: LiveSource | undefined }, limit: number) =>
  nextOfHome(db).execute({ ...when, longAgo: longAgo(when.today), from: when.from ?? null, limit });

/** The id of a campus, by its slug or by the id itself. */
export async function findCampus(db: Db, which: { slug: string } | { id: number }): Promise<number | undefined> {
  const isIt = 'slug' in which ? eq(campuses.slug, which.slug) : eq(campuses.id, which.id);
  const [row] = await db.select({ id: campuses.id }).from(campuses).where(isIt);
  return row?.id;
}

export function countEvents(db: Db, filter: Filter) {
  return db.$count(events, matching(filter));
}

export async function findEvent(db: Db, id: number, visible?: SQL) {
  const [row] = await db
    .select(event)
    .from(events)
    .where(and(eq(events.id, id), visible));
  return row;
}

/** The newest that readers see. */
export async function newestGalleryOf(db: Db, eventId: number, now: Date) {
  const [row] = await db
    .select({
      id: galleries.id,
      name: galleries.name,
      picture: galleries.picture,
      pictureInfo: pictureOf('galleries.picture'),
    })
    .from(galleries)
    .where(and(eq(galleries.eventId, eventId), eq(galleries.draft, false), lte(galleries.createdAt, now)))
    .orderBy(desc(galleries.createdAt), desc(galleries.id))
    .limit(1);
  return row;
}

/** Locks the row until the end of the transaction, so that two saves of it are serialised. */
export async function lockEvent(db: Db, id: number) {
  const [row] = await db
    .select({ id: events.id, authorId: events.authorId })
    .from(events)
    .where(eq(events.id, id))
    .for('update');
  return row;
}

export async function insertEvent(db: Db, values: typeof events.$inferInsert): Promise<EventRow> {
  const [row] = await db.insert(events).values(values).returning(event);
  if (!row) throw new Error('insert returned no row');
  return row;
}

export async function updateEvent(db: Db, id: number, change: Partial<typeof events.$inferInsert>): Promise<EventRow> {
  const [row] = await db.update(events).set(change).where(eq(events.id, id)).returning(event);
  if (!row) throw new Error('update returned no row');
  return row;
}

/** Those within its text, in place of what was there. */
export async function noteTextPictures(db: Db, eventId: number, names: string[]): Promise<void> {
  await db.execute(sql`
    with gone as (
      delete from ${eventTextPictures} where event_id = ${eventId} and picture <> all(${sql.param(names)}::text[]))
    insert into ${eventTextPictures} (event_id, picture) select ${eventId}::int, unnest(${sql.param(names)}::text[])
    on conflict do nothing`);
}
