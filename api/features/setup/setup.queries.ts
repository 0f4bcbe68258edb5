import { and, inArray, isNull, not, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { pages } from '../../db/tables/pages.ts';
import { settings } from '../../db/tables/settings.ts';

type Facts = Record<
  | ('isNew' | 'isDemo' | 'isOpen' | 'school' | 'look' | 'campuses' | 'start' | 'pages' | 'campusPages')
  | ('dates' | 'people'),
  boolean
>;

/** All of it in one statement. */
export async function findFacts(db: Db, now: Date): Promise<Facts> {
  const { rows } = await db.execute<Facts>(sql`select
    exists (select from settings where key = 'opening') as "isNew",
    exists (select from settings where key = 'demo') as "isDemo",
    coalesce((select (value->>'isOpen')::boolean from settings where key = 'opening'), true) as "isOpen",
    exists (select from settings where key = 'school') as school,
    exists (select from settings where key = 'brand') or exists (select from scene_pictures where set = 'crest') as look,
    exists (select from campuses) as campuses,
    exists (select from settings where key = 'start') as start,
    exists (select from pages where updated_by is not null) as pages,
    not exists (select from campuses where not exists (select from pages
      where pages.id = campuses.page_id and not pages.draft and pages.created_at <= ${now.toISOString()})) as "campusPages",
    exists (select from term_dates) as dates,
    exists (select from invitations) or (select count(*) from (select from users limit 2) as first_two) > 1 as people`);
  if (!rows[0]) throw new Error('there is no answer');
  return rows[0];
}

/** False where somebody was quicker. */
export async function insertStart(db: Db, choice: string, updatedBy: number): Promise<boolean> {
  const value = { choice };
  const made = await db
    .insert(settings)
    .values({ key: 'start', value, updatedBy })
    .onConflictDoNothing()
    .returning({ key: settings.key });
  return made.length > 0;
}

/** Only what nobody has written yet. */
const untouched = isNull(pages.updatedBy);

export async function deleteUntouched(db: Db, except: string[]): Promise<void> {
  const ofCampuses = sql`${pages.id} in (select c.page_id from campuses c)`;
  await db.delete(pages).where(and(untouched, notInArray(pages.id, except), not(ofCampuses)));
}

export type DraftPage = { id: string; title: string; tag: string; pageText: string };

/** Those of these addresses at which another page stands. */
export async function takenPaths(db: Db, ids: string[]): Promise<string[]> {
  const isAnother = and(inArray(pages.path, ids), sql`${pages.path} <> ${pages.id}`);
  return (await db.select({ path: pages.path }).from(pages).where(isAnother)).map(({ path }) => path);
}

/** All in one statement; what somebody has written under the same name stays. */
export async function writeDrafts(db: Db, drafts: DraftPage[], updatedAt: Date): Promise<void> {
  if (drafts.length === 0) return;
  await db
    .insert(pages)
    .values(drafts.map((draft) => ({ ...draft, path: draft.id, draft: true, updatedAt })))
    .onConflictDoUpdate({
      target: pages.id,
      set: {
        title: sql`excluded.title`,
        tag: sql`excluded.tag`,
        pageText: sql`excluded.page_text`,
        draft: true,
        updatedAt,
      },
      setWhere: untouched,
    });
}
