import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { StoredRepeat } from '../../../contract/content/event-repeat.ts';
import { campuses } from './campuses.ts';
import { createdAt, id, isCategory, moment, updatedAt } from './columns.ts';
import { media } from './media.ts';
import { users } from './users.ts';

export const events = pgTable(
  'events',
  {
    id: id(),
    title: text().notNull(),
    /** A draft may not know its day yet. */
    startsAt: moment(),
    location: text().notNull().default(''),
    description: text().notNull().default(''),
    category: smallint().notNull().default(0),
    /** Nobody may know it; at midnight the whole of that day is meant. */
    endsAt: moment(),
    /** Every week: then beginning and end are those of the day that goes on or comes next, and a job moves them on. */
    repeat: jsonb().$type<StoredRepeat>(),
    /** Of one campus only; none: of the whole school. */
    campusId: integer().references(() => campuses.id, { onDelete: 'set null' }),
    /** What came of it, told afterwards. */
    result: text().notNull().default(''),
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Not finished: readers do not see it. */
    draft: boolean().notNull().default(false),
    /** Also the moment of publication: readers see nothing that lies in the future. */
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('events_list').on(t.category, t.startsAt, t.id),
    index('events_starts').on(t.startsAt, t.id),
    index('events_author').on(t.authorId),
    index('events_campus').on(t.campusId),
    index('events_unpublished').on(t.category, t.draft, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('events_drafts').on(t.authorId, t.updatedAt.desc().nullsFirst()).where(sql`${t.draft}`),
    index('events_office').using('gin', sql`${t.title} gin_trgm_ops`),
    // The office's list, in both of its orders, with what it is filtered and counted by: no row is fetched for that.
    index('events_listed').on(t.startsAt, t.id, t.draft, t.createdAt, t.authorId, t.category),
    index('events_title').on(t.title, t.id, t.draft, t.createdAt, t.authorId, t.category),
    index('events_repeating').on(t.id).where(sql`${t.repeat} is not null`),
    check('events_repeat_check', sql`${t.repeat} is null or ${t.startsAt} is not null`),
    check('events_date_check', sql`${t.draft} or ${t.startsAt} is not null`),
    check(
      'events_end_check',
      sql`${t.endsAt} is null or (${t.startsAt} is not null and ${t.endsAt} > ${t.startsAt}
        and ${t.endsAt} <= ${t.startsAt} + interval '744 hours')`,
    ),
    check('events_category_check', isCategory(t.category)),
  ],
);

/** The pictures within its text, so that the database knows what is in use. */
export const eventTextPictures = pgTable(
  'event_text_pictures',
  {
    eventId: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    picture: text()
      .notNull()
      .references(() => media.name),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.picture] }), index('event_text_pictures_picture').on(t.picture)],
);
