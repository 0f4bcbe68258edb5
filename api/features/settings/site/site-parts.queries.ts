import { and, desc, eq, gt, gte, inArray, lt, or, sql } from 'drizzle-orm';
import { adminRole, editorRole } from '../../../../contract/people/roles.ts';
import type { BrandSettings } from '../../../../contract/site/settings.ts';
import type { PreviewPart, SitePart } from '../../../../contract/site/site-links.ts';
import type { Db } from '../../../db/client.ts';
import { galleries } from '../../../db/tables/galleries.ts';
import { profiles } from '../../../db/tables/profiles.ts';
import { settings, siteDrafts, sitePreviews } from '../../../db/tables/settings.ts';
import { termDates } from '../../../db/tables/term-dates.ts';
import { users } from '../../../db/tables/users.ts';

export async function findKept(db: Db, part: SitePart) {
  const [row] = await db
    .select({ content: siteDrafts.content, at: siteDrafts.savedAt, by: users.name })
    .from(siteDrafts)
    .leftJoin(users, eq(users.id, siteDrafts.savedBy))
    .where(eq(siteDrafts.part, part));
  return row;
}

export async function putKept(db: Db, row: typeof siteDrafts.$inferInsert): Promise<void> {
  await db.insert(siteDrafts).values(row).onConflictDoUpdate({ target: siteDrafts.part, set: row });
}

export async function deleteKept(db: Db, part: SitePart): Promise<boolean> {
  const gone = await db.delete(siteDrafts).where(eq(siteDrafts.part, part)).returning({ part: siteDrafts.part });
  return gone.length > 0;
}

/** When one of these settings was last published, and by whom. */
export async function lastPublished(db: Db, keys: readonly string[]) {
  const [row] = await db
    .select({ at: settings.updatedAt, by: users.name })
    .from(settings)
    .leftJoin(users, eq(users.id, settings.updatedBy))
    .where(inArray(settings.key, [...keys]))
    .orderBy(desc(settings.updatedAt))
    .limit(1);
  return row;
}

const isOpen = (now: Date) => gt(sitePreviews.expiresAt, now);

export async function findPreview(db: Db, part: SitePart, now: Date) {
  if (part === 'synonyms') return undefined;
  const [row] = await db
    .select({ expiresAt: sitePreviews.expiresAt, opened: sitePreviews.opened })
    .from(sitePreviews)
    .where(and(eq(sitePreviews.part, part), isOpen(now)));
  return row;
}

type NewPreview = Omit<typeof sitePreviews.$inferInsert, 'part'> & { part: PreviewPart };

/** One for each part: a new link ends the one before. */
export async function putPreview(db: Db, row: NewPreview, now: Date): Promise<void> {
  await db.delete(sitePreviews).where(lt(sitePreviews.expiresAt, now));
  await deletePreview(db, row.part);
  await db.insert(sitePreviews).values(row);
}

export async function deletePreview(db: Db, part: PreviewPart): Promise<void> {
  await db.delete(sitePreviews).where(eq(sitePreviews.part, part));
}

/** The right to save it, which a date's author has, too. */
const mayChange = or(
  gte(users.role, adminRole),
  and(
    ...[eq(sitePreviews.part, 'termDate'), gte(users.role, editorRole)],
    sql`not exists (select from ${termDates} d
      where d.id = ${sitePreviews.termDateId} and d.author_id is distinct from ${users.id})`,
  ),
);

/** Only while its maker may still change it. */
const isMakerAllowed = and(eq(users.id, sitePreviews.createdBy), eq(users.suspended, false), mayChange);

/** The colours that links show now. The contract's schema is the only way in, so they have its shape. */
export async function findSketchedBrands(db: Db, now: Date): Promise<BrandSettings[]> {
  const rows = await db
    // Every drawing asks: the crest that may lie with them stays where it is.
    .select({ content: sql<BrandSettings>`${sitePreviews.content} - 'crest'` })
    .from(sitePreviews)
    .innerJoin(users, isMakerAllowed)
    .where(and(eq(sitePreviews.part, 'brand'), isOpen(now)));
  return rows.map(({ content }) => content);
}

export type OpenedPreview = NonNullable<Awaited<ReturnType<typeof openPreview>>>;

/** What the link shows while whoever made it may still change it, which counts it as opened. */
export async function openPreview(db: Db, tokenHash: string, now: Date) {
  const { part, content, noticeId, termDateId, campusId, expiresAt } = sitePreviews;
  const [row] = await db
    .update(sitePreviews)
    .set({ opened: sql`${sitePreviews.opened} + 1` })
    .from(users)
    .where(and(eq(sitePreviews.tokenHash, tokenHash), isOpen(now), isMakerAllowed))
    .returning({ part, content, noticeId, termDateId, campusId, expiresAt });
  return row;
}

export const countProfiles = (db: Db, ids: number[]) => db.$count(profiles, inArray(profiles.id, ids));
/** Of the school: the home page shows no other. */
export const hasGallery = async (db: Db, id: number) =>
  (await db.$count(galleries, and(eq(galleries.id, id), eq(galleries.category, 0)))) > 0;
