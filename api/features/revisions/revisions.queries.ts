import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { RevisionKind, VersionKind } from '../../../contract/common/history.ts';
import { picturesInText } from '../../../contract/common/text/rich-pictures.ts';
import { versionedParts } from '../../../contract/site/site-links.ts';
import type { Db } from '../../db/client.ts';
import { revisions } from '../../db/tables/history.ts';
import { pages } from '../../db/tables/pages.ts';
import { users } from '../../db/tables/users.ts';

type Item = { kind: VersionKind; itemId: string };

const ofItem = ({ kind, itemId }: { kind: string; itemId: string }) =>
  and(eq(revisions.kind, kind), eq(revisions.itemId, itemId));

const entry = { id: revisions.id, savedAt: revisions.savedAt, savedBy: users.name, title: revisions.title };

export type RevisionRow = Awaited<ReturnType<typeof listRevisions>>[number];

type NewRevision = Omit<typeof revisions.$inferSelect, 'id'>;

/** With the pictures that it shows, in one statement; one that is gone cannot be referred to. */
export const insertRevision = (db: Db, row: NewRevision): Promise<void> => insertRevisions(db, [row]);

/** One for each thing, in one statement however many they are; the first ones, only of what has none yet. */
export async function insertRevisions(db: Db, rows: NewRevision[], areFirst = false): Promise<void> {
  const given = JSON.stringify(rows.map((row) => ({ ...row, pictures: picturesIn(row.content) })));
  const isWanted = areFirst
    ? sql`not exists (select from revisions r where r.kind = g.kind and r.item_id = g."itemId")`
    : sql`true`;
  await db.execute(sql`
    with given as (
      select g.* from jsonb_to_recordset(${given}::jsonb) as g(kind text, "itemId" text, title text, content jsonb,
        "savedBy" int, "savedAt" timestamptz, pictures text[])
      where ${isWanted}),
    kept as (
      insert into revisions (kind, item_id, title, content, saved_by, saved_at)
      select kind, "itemId", title, content, "savedBy", "savedAt" from given
      returning id, kind, item_id)
    insert into revision_pictures (revision_id, picture)
    select kept.id, media.name
    from kept join given on given.kind = kept.kind and given."itemId" = kept.item_id
      join media on media.name = any(given.pictures)`);
}

/** Several stand in one text, with commas between them; blocks have theirs further down, and texts in their tags. */
function picturesIn(content: unknown): string[] {
  if (content === null || typeof content !== 'object') return [];
  return Object.entries(content).flatMap(([key, value]) => {
    if (typeof value !== 'string') return picturesIn(value);
    const isName = key === 'picture' || key === 'pictures';
    return isName ? value.split(',').map((name) => name.trim()) : picturesInText(value);
  });
}

/** Beyond so many nobody looks for an old version. */
export async function dropOldest(db: Db, kind: VersionKind, itemIds: string[], kept: number): Promise<void> {
  await db.execute(sql`
    delete from revisions using (
      select old.id from unnest(${sql.param(itemIds)}::text[]) as item(id),
        lateral (select r.id from revisions r where r.kind = ${kind} and r.item_id = item.id
          order by r.id desc offset ${kept}) as old) as beyond
    where revisions.id = beyond.id`);
}

/** The pictures that they showed. */
export async function deleteRevisions(db: Db, { kind, itemId }: { kind: string; itemId: string }): Promise<string[]> {
  const { rows } = await db.execute<{ picture: string }>(sql`
    with gone as (delete from revisions where kind = ${kind} and item_id = ${itemId} returning id)
    select distinct picture from revision_pictures p join gone on gone.id = p.revision_id`);
  return rows.map(({ picture }) => picture);
}

export function listRevisions(db: Db, item: Item) {
  return db
    .select(entry)
    .from(revisions)
    .leftJoin(users, eq(users.id, revisions.savedBy))
    .where(ofItem(item))
    .orderBy(desc(revisions.id));
}

export async function findRevision(db: Db, item: Item, id: number) {
  const [row] = await db
    .select({ ...entry, content: revisions.content })
    .from(revisions)
    .leftJoin(users, eq(users.id, revisions.savedBy))
    .where(and(ofItem(item), eq(revisions.id, id)));
  return row;
}

/** Who saved the newest version, and what. */
export async function findNewest(db: Db, item: Item) {
  const [row] = await db
    .select({ savedById: revisions.savedBy, savedBy: users.name, content: revisions.content })
    .from(revisions)
    .leftJoin(users, eq(users.id, revisions.savedBy))
    .where(ofItem(item))
    .orderBy(desc(revisions.id))
    .limit(1);
  return row;
}

const owners: Record<Exclude<RevisionKind | 'redirect', 'page'>, SQL> = {
  news: sql`select author_id as "ownerId" from stories where kind = 'news' and id =`,
  article: sql`select author_id as "ownerId" from stories where kind = 'article' and id =`,
  event: sql`select author_id as "ownerId" from events where id =`,
  gallery: sql`select owner_id as "ownerId" from galleries where id =`,
  galleryImage: sql`select g.owner_id as "ownerId" from gallery_images i join galleries g on g.id = i.gallery_id where i.id =`,
  profile: sql`select owner_id as "ownerId" from profiles where id =`,
  alumnus: sql`select null::int as "ownerId" from alumni where id =`,
  campus: sql`select null::int as "ownerId" from campuses where id =`,
  notice: sql`select null::int as "ownerId" from notices where id =`,
  document: sql`select null::int as "ownerId" from documents where id =`,
  redirect: sql`select null::int as "ownerId" from redirects where id =`,
  termDate: sql`select author_id as "ownerId" from term_dates where id =`,
};

const largestId = 2_147_483_647;

/** Undefined when there is no such thing (any more). */
export async function ownerOf(db: Db, { kind, itemId }: Item): Promise<{ ownerId: number | null } | undefined> {
  if (kind === 'site') return versionedParts.some((part) => part === itemId) ? { ownerId: null } : undefined;
  if (kind === 'page') return (await db.$count(pages, eq(pages.id, itemId))) > 0 ? { ownerId: null } : undefined;
  const id = Number(itemId);
  if (!Number.isInteger(id) || id > largestId) return undefined;
  const { rows } = await db.execute<{ ownerId: number | null }>(sql`${owners[kind]} ${id}`);
  return rows[0];
}
