import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
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
    /** A draft may have none yet. */
    picture: text().references(() => media.name),
    ownerId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Not finished: readers do not see it. */
    draft: boolean().notNull().default(false),
    /** Also the moment of publication: readers see nothing that lies in the future. */
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('profiles_list').on(t.tag, t.place, t.id),
    index('profiles_name').on(t.name),
    // The office's list, with what it is filtered and counted by: no row is fetched for that.
    index('profiles_listed').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst(), t.draft, t.ownerId, t.tag),
    index('profiles_drafts').on(t.ownerId, t.updatedAt.desc().nullsFirst()).where(sql`${t.draft}`),
    index('profiles_owner').on(t.ownerId),
    index('profiles_picture').on(t.picture),
    index('profiles_office').using('gin', profileText(t).append(sql` gin_trgm_ops`)),
    check('profiles_picture_check', sql`${t.draft} or ${t.picture} is not null`),
    check('profiles_tag_check', sql`${t.tag} in (10, 20, 30)`),
  ],
);
