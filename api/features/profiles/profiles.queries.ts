import { and, asc, eq, getTableColumns, lte, type SQLWrapper, sql } from 'drizzle-orm';
import type { ProfileGroup } from '../../../contract/content/profiles.ts';
import type { Db } from '../../db/client.ts';
import { read } from '../../db/declared-reads.ts';
import { isChosenPerson, placeOfPerson } from '../../db/home-choices.ts';
import { pictureOf, picturesOf } from '../../db/picture-info.ts';
import { preparedStatement } from '../../db/prepared-statement.ts';
import { pages } from '../../db/tables/pages.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { inPlace } from './staff-order.queries.ts';

const columns = {
  ...getTableColumns(profiles),
  tag: sql<ProfileGroup>`${profiles.tag}`,
  pictureInfo: pictureOf('profiles.picture'),
};

export type ProfileRow = Awaited<ReturnType<typeof profilesOfGroup>>[number];

const published = (now: SQLWrapper | Date) => and(eq(profiles.draft, false), lte(profiles.createdAt, now));
const publishedIn = (group: ProfileGroup, now: Date) => and(eq(profiles.tag, group), published(now));

export function profilesOfGroup(db: Db, group: ProfileGroup, now: Date, limit: number, offset: number) {
  return db
    .select(columns)
    .from(profiles)
    .where(publishedIn(group, now))
    .orderBy(...inPlace)
    .limit(limit)
    .offset(offset);
}

export function countGroup(db: Db, group: ProfileGroup, now: Date): Promise<number> {
  return db.$count(profiles, publishedIn(group, now));
}

const interleavedProfiles = preparedStatement((db) => {
  const rank = sql`row_number() over (partition by ${profiles.tag} order by ${profiles.place}, ${profiles.id})`;
  return db
    .select(columns)
    .from(profiles)
    .where(and(published(sql.placeholder('now')), isChosenPerson(profiles.id)))
    .orderBy(placeOfPerson(profiles.id), sql`${profiles.tag} = 10`, rank, asc(profiles.tag))
    .limit(sql.placeholder('limit'))
    .prepare(read('interleaved_profiles'));
});

/** Those who were chosen; else management and teachers, interleaved so that both are seen, and governors to fill up. */
export function mixedProfiles(db: Db, now: Date, limit: number, who?: number[]): Promise<ProfileRow[]> {
  return interleavedProfiles(db).execute({ now, limit, who: who ? `{${who.join()}}` : null });
}

const directorPage = preparedStatement((db) =>
  db
    .select({
      tag: pages.tag,
      title: pages.title,
      pageText: pages.pageText,
      pictureInfo: picturesOf('page_pictures', 'page_id', 'pages.id'),
    })
    .from(pages)
    .where(and(eq(pages.id, 'director'), eq(pages.draft, false), lte(pages.createdAt, sql.placeholder('now'))))
    .prepare(read('director_page')),
);

/** Only what readers may see of it. */
export async function findDirectorPage(db: Db, now: Date) {
  const [page] = await directorPage(db).execute({ now });
  return page;
}

export async function findProfile(db: Db, id: number): Promise<ProfileRow | undefined> {
  const [profile] = await db.select(columns).from(profiles).where(eq(profiles.id, id));
  return profile;
}

/** Locks the row until the end of the transaction, so that two saves of it are serialised. */
export async function lockProfile(db: Db, id: number) {
  const [profile] = await db
    .select({ id: profiles.id, ownerId: profiles.ownerId })
    .from(profiles)
    .where(eq(profiles.id, id))
    .for('update');
  return profile;
}

export async function insertProfile(db: Db, profile: typeof profiles.$inferInsert): Promise<number> {
  const [row] = await db.insert(profiles).values(profile).returning({ id: profiles.id });
  if (!row) throw new Error('insert returned no row');
  return row.id;
}

export async function updateProfile(db: Db, id: number, change: Partial<typeof profiles.$inferInsert>): Promise<void> {
  // Whoever comes into another group is the last there.
  const isSame = sql`case when ${profiles.tag} = ${change.tag} then ${profiles.place} end`;
  const set = change.tag === undefined ? change : { ...change, place: isSame };
  await db.update(profiles).set(set).where(eq(profiles.id, id));
}
