import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { events } from './events.ts';
import { stories } from './stories.ts';
import { users } from './users.ts';

/** A draft that was sent in: it waits for an editor, or came back with a word. It goes with the draft. */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    storyId: integer()
      .unique('reviews_story')
      .references(() => stories.id, { onDelete: 'cascade' }),
    eventId: integer()
      .unique('reviews_event')
      .references(() => events.id, { onDelete: 'cascade' }),
    submittedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Empty once it was sent back. */
    waitingSince: moment(),
    /** What an editor said when it was sent back last. */
    word: text().notNull().default(''),
    wordBy: integer().references(() => users.id, { onDelete: 'set null' }),
    wordAt: moment(),
  },
  (t) => [
    index('reviews_waiting').on(t.waitingSince, t.id).where(sql`${t.waitingSince} is not null`),
    index('reviews_submitted_by').on(t.submittedBy),
    index('reviews_word_by').on(t.wordBy),
    check('reviews_thing_check', sql`num_nonnulls(${t.storyId}, ${t.eventId}) = 1`),
  ],
);
