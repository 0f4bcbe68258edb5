import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt } from './columns.ts';
import { media } from './media.ts';
import { users } from './users.ts';

/** What the office finds a profile by. */
export const profileText = (t: Record<'name' | 'position', AnyPgColumn>) => sql`(${t.name} || ' ' || ${t.position})`;

export const profiles = pgTable(
  'profiles',
  {
    id: id(),
    name: text().notNull(),
    position: text().notNull(),
    tag: smallint().notNull(),
    /** Within the group; none for who was never moved by hand. */
    place: integer(),
    bio: text().notNull(),
    picture: text()
      .notNull()
      .references(() => media.name),
    ownerId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('profiles_list').on(t.tag, t.place, t.id),
    index('profiles_name').on(t.name),
    index('profiles_created').on(t.createdAt.desc().nullsFirst()),
    index('profiles_owner').on(t.ownerId),
    index('profiles_picture').on(t.picture),
    index('profiles_office').using('gin', profileText(t).append(sql` gin_trgm_ops`)),
    check('profiles_tag_check', sql`${t.tag} in (10, 20, 30)`),
  ],
);
