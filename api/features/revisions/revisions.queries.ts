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

export const hasRevision = async (db: Db, item: Item) => (await db.$count(revisions, ofItem(item))) > 0;

/** With the pictures that it shows, in one statement; one that is gone cannot be referred to. */
export async function insertRevision(db: Db, row: Omit<typeof revisions.$inferSelect, 'id'>): Promise<void> {
  const { kind, itemId, title, content, savedBy, savedAt } = row;
  await db.execute(sql`
    with kept as (
      insert into revisions (kind, item_id, title, content, saved_by, saved_at)
      values (${kind}, ${itemId}, ${title}, ${JSON.stringify(content)}::jsonb, ${savedBy}, ${savedAt.toISOString()}::timestamptz)
      returning id)
    insert into revision_pictures (revision_id, picture)
    select kept.id, media.name from kept join media on media.name = any(${sql.param(picturesIn(content))}::text[])`);
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
export async function dropOldest(db: Db, item: Item, kept: number): Promise<void> {
  await db.execute(sql`
    delete from revisions where id in (
      select id from revisions where kind = ${item.kind} and item_id = ${item.itemId}
      order by id desc offset ${kept})`);
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

const owners: Record<Exclude<RevisionKind, 'page'>, SQL> = {
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
