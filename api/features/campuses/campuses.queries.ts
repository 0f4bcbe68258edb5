import { and, asc, eq, lte, not, sql } from 'drizzle-orm';
import type { Change } from '../../db/change.ts';
import type { Db } from '../../db/client.ts';
import { pictureOf } from '../../db/picture-info.ts';
import { campuses } from '../../db/tables/campuses.ts';
import { pages } from '../../db/tables/pages.ts';
import { profiles } from '../../db/tables/profiles.ts';

const card = {
  id: campuses.id,
  name: campuses.name,
  slug: campuses.slug,
  pageId: campuses.pageId,
  path: sql<string | null>`(select p.path from pages p
    where p.id = campuses.page_id and not p.draft and p.created_at <= now())`,
  address: campuses.address,
  phone: campuses.phone,
  email: campuses.email,
  hours: campuses.hours,
  latitude: campuses.latitude,
  longitude: campuses.longitude,
  whatsapp: campuses.whatsapp,
  callNote: campuses.callNote,
  directions: campuses.directions,
  landmarks: campuses.landmarks,
  times: campuses.times,
  firstClass: campuses.firstClass,
  lastClass: campuses.lastClass,
  headId: campuses.headId,
  headNote: campuses.headNote,
  routes: campuses.routes,
  busNote: campuses.busNote,
  createdAt: campuses.createdAt,
  updatedAt: campuses.updatedAt,
  pictures: pictureOf('campuses.picture'),
};

export type CampusRow = Awaited<ReturnType<typeof listCampuses>>[number];

export const listCampuses = (db: Db) =>
  db.select(card).from(campuses).orderBy(asc(campuses.position), asc(campuses.id));

export async function findCampus(db: Db, id: number) {
  const [campus] = await db.select(card).from(campuses).where(eq(campuses.id, id));
  return campus;
}

/** Two who add, delete or order at once come one after the other. */
export async function lockCampuses(db: Db) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('campuses', 0))`);
  return db.select({ id: campuses.id }).from(campuses).orderBy(asc(campuses.position), asc(campuses.id));
}

/** Whether readers can be led to it. */
export async function isReadable(db: Db, pageId: string, now: Date): Promise<boolean> {
  const readable = and(eq(pages.id, pageId), not(pages.draft), lte(pages.createdAt, now));
  return (await db.$count(pages, readable)) === 1;
}

export const hasProfile = async (db: Db, id: number): Promise<boolean> =>
  (await db.$count(profiles, eq(profiles.id, id))) === 1;

export async function insertCampus(db: Db, campus: typeof campuses.$inferInsert): Promise<number> {
  const [row] = await db.insert(campuses).values(campus).returning({ id: campuses.id });
  if (!row) throw new Error('insert returned no row');
  return row.id;
}

export async function updateCampus(db: Db, id: number, change: Change<typeof campuses>): Promise<void> {
  await db.update(campuses).set(change).where(eq(campuses.id, id));
}

export async function orderCampuses(db: Db, ids: number[]): Promise<void> {
  await db.execute(sql`
    update campuses set position = given.position from unnest(${sql.param(ids)}::int[]) with ordinality as given (id, position)
    where campuses.id = given.id`);
}
