import { and, asc, desc, eq, gte, inArray, isNull, lte, ne, or } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { campuses } from '../../db/tables/campuses.ts';
import { events } from '../../db/tables/events.ts';
import { searchDocuments as documents } from '../../db/tables/search.ts';

export function newestDocuments(db: Db, now: Date, limit: number) {
  return (
    db
      .select({
        kind: documents.kind,
        id: documents.id,
        slug: documents.slug,
        category: documents.category,
        updatedAt: documents.updatedAt,
      })
      .from(documents)
      // A file to download is no page of its own.
      .where(and(lte(documents.visibleFrom, now), ne(documents.kind, 'document')))
      .orderBy(desc(documents.updatedAt), asc(documents.kind), asc(documents.id), asc(documents.slug))
      .limit(limit)
  );
}

const whole = {
  kind: documents.kind,
  id: documents.id,
  slug: documents.slug,
  category: documents.category,
  title: documents.title,
  html: documents.html,
  location: documents.location,
  date: documents.date,
  updatedAt: documents.updatedAt,
};

export function newestStories(db: Db, kind: 'news' | 'blog', category: number, now: Date, limit: number) {
  return db
    .select(whole)
    .from(documents)
    .where(and(eq(documents.kind, kind), eq(documents.category, category), lte(documents.visibleFrom, now)))
    .orderBy(desc(documents.date), desc(documents.id))
    .limit(limit);
}

type EventFilter = {
  category: number | undefined;
  id: number | undefined;
  campus: string | undefined;
  since: Date;
  now: Date;
};

export function calendarEvents(db: Db, { category, id, campus, since, now }: EventFilter, limit: number) {
  const categories = category === undefined ? [0, 1] : [category];
  const which = id === undefined ? gte(documents.date, since) : eq(documents.id, id);
  const there = campus === undefined ? undefined : or(isNull(events.campusId), eq(campuses.slug, campus));
  const isOpen = and(inArray(documents.category, categories), lte(documents.visibleFrom, now));
  return db
    .select({ ...whole, endsAt: events.endsAt, repeat: events.repeat, campusId: events.campusId })
    .from(documents)
    .innerJoin(events, eq(events.id, documents.id))
    .leftJoin(campuses, eq(campuses.id, events.campusId))
    .where(and(eq(documents.kind, 'event'), isOpen, which, there))
    .orderBy(asc(documents.date), asc(documents.id))
    .limit(limit);
}

export type CalendarRow = Awaited<ReturnType<typeof calendarEvents>>[number];
export type DocumentRow = Awaited<ReturnType<typeof newestStories>>[number];
