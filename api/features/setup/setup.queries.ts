import { and, isNull, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { pages } from '../../db/tables/pages.ts';
import { settings } from '../../db/tables/settings.ts';

type Facts = Record<'isNew' | 'isOpen' | 'school' | 'look' | 'start' | 'pages' | 'people', boolean>;

/** All of it in one statement. */
export async function findFacts(db: Db): Promise<Facts> {
  const { rows } = await db.execute<Facts>(sql`select
    exists (select from settings where key = 'opening') as "isNew",
    coalesce((select (value->>'isOpen')::boolean from settings where key = 'opening'), true) as "isOpen",
    exists (select from settings where key = 'school') as school,
    exists (select from settings where key = 'brand') or exists (select from scene_pictures where set = 'crest') as look,
    exists (select from settings where key = 'start') as start,
    exists (select from pages where updated_by is not null) as pages,
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
  await db.delete(pages).where(and(untouched, notInArray(pages.id, except)));
}

export type DraftPage = { id: string; title: string; tag: string; pageText: string };

export async function writeDraft(db: Db, { id, ...page }: DraftPage, updatedAt: Date): Promise<void> {
  const draft = { ...page, draft: true, updatedAt };
  await db
    .insert(pages)
    .values({ id, path: id, ...draft })
    .onConflictDoUpdate({ target: pages.id, set: draft, setWhere: untouched });
}
