import { type AnyPgColumn, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { alumni } from './alumni.ts';
import { events } from './events.ts';
import { galleries } from './galleries.ts';
import { pages } from './pages.ts';
import { profiles } from './profiles.ts';

const count = () => integer().notNull().default(0);
const numbered = (of: AnyPgColumn) => ({
  id: integer()
    .primaryKey()
    .references(() => of, { onDelete: 'cascade' }),
  count: count(),
});

/**
 * All readings of a thing, for lists in that order; of stories there is `story_totals`. Triggers keep them with the sums
 * of days by page (decision 062); nothing else writes them.
 */
export const eventTotals = pgTable('event_totals', numbered(events.id), (t) => [
  index('event_totals_listed').on(t.count, t.id),
]);
export const galleryTotals = pgTable('gallery_totals', numbered(galleries.id), (t) => [
  index('gallery_totals_listed').on(t.count, t.id),
]);
export const profileTotals = pgTable('profile_totals', numbered(profiles.id), (t) => [
  index('profile_totals_listed').on(t.count, t.id),
]);
export const alumnusTotals = pgTable('alumnus_totals', numbered(alumni.id), (t) => [
  index('alumnus_totals_listed').on(t.count, t.id),
]);
export const pageTotals = pgTable(
  'page_totals',
  {
    id: text()
      .primaryKey()
      .references(() => pages.id, { onDelete: 'cascade' }),
    count: count(),
  },
  (t) => [index('page_totals_listed').on(t.count, t.id)],
);
