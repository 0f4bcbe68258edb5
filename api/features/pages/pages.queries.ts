import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { CampusCard } from '../../../contract/school/campuses.ts';
import type { Db } from '../../db/client.ts';
import { read } from '../../db/declared-reads.ts';
import { pictureInfo, picturesOf } from '../../db/picture-info.ts';
import { preparedStatement } from '../../db/prepared-statement.ts';
import { pageDocuments } from '../../db/tables/documents.ts';
import { blockPictures, pagePictures, pages } from '../../db/tables/pages.ts';

/** The campus that the page is about: a part of the page's own statement. Only the first of several is asked for. */
const campus = sql<CampusCard | null>`(
  select json_build_object('id', c.id, 'name', c.name, 'slug', c.slug, 'address', c.address, 'phone', c.phone,
    'email', c.email, 'hours', c.hours, 'latitude', c.latitude, 'longitude', c.longitude, 'whatsapp', c.whatsapp,
    'callNote', c.call_note, 'directions', c.directions, 'landmarks', c.landmarks, 'times', c.times,
    'firstClass', c.first_class, 'lastClass', c.last_class, 'headNote', c.head_note, 'routes', c.routes,
    'busNote', c.bus_note, 'head', (
      select json_build_object('id', h.id, 'name', h.name, 'position', h.position, 'pictureInfo', (
        select ${pictureInfo} from media m where m.name = h.picture))
      from profiles h where h.id = c.head_id and not h.draft and h.created_at <= now()))
  from campuses c where c.page_id = pages.id order by c.position, c.id limit 1)`;

const page = {
  id: pages.id,
  path: pages.path,
  parentId: pages.parentId,
  hidden: pages.hidden,
  draft: pages.draft,
  createdAt: pages.createdAt,
  tag: pages.tag,
  title: pages.title,
  pageText: pages.pageText,
  blocks: pages.blocks,
  updatedAt: pages.updatedAt,
  pictures: picturesOf('page_pictures', 'page_id', 'pages.id'),
  campus,
};

export type PageRow = NonNullable<Awaited<ReturnType<typeof findPage>>>;

const pageOfId = preparedStatement((db) =>
  db
    .select(page)
    .from(pages)
    .where(eq(pages.id, sql.placeholder('id')))
    .prepare(read('page_of_id')),
);

const pageOfPath = preparedStatement((db) =>
  db
    .select(page)
    .from(pages)
    .where(eq(pages.path, sql.placeholder('path')))
    .prepare(read('page_of_path')),
);

/** A small index holds those that are marked; should there be several, the first address counts. */
const markedPage = preparedStatement((db) =>
  db
    .select({ title: pages.title, path: pages.path, pageText: pages.pageText, blocks: pages.blocks })
    .from(pages)
    .where(
      and(
        sql`${pages.blocks} @> '[{"beside": "apply"}]'::jsonb`,
        eq(pages.draft, false),
        lte(pages.createdAt, sql.placeholder('now')),
      ),
    )
    .orderBy(asc(pages.path))
    .limit(1)
    .prepare(read('page_beside_apply')),
);

export async function findBesideApply(db: Db, now: Date) {
  const [row] = await markedPage(db).execute({ now });
  return row;
}

export async function findPageAt(db: Db, path: string) {
  const [row] = await pageOfPath(db).execute({ path });
  return row;
}

export async function findPage(db: Db, id: string) {
  const [row] = await pageOfId(db).execute({ id });
  return row;
}

/** Locks the row until the end of the transaction, so that two saves of it are serialised. */
export async function lockPage(db: Db, id: string): Promise<boolean> {
  const rows = await db.select({ id: pages.id }).from(pages).where(eq(pages.id, id)).for('update');
  return rows.length > 0;
}

export async function updatePage(db: Db, id: string, change: Partial<typeof pages.$inferInsert>): Promise<void> {
  await db.update(pages).set(change).where(eq(pages.id, id));
}

export async function replacePictures(db: Db, pageId: string, names: string[]): Promise<void> {
  await db.delete(pagePictures).where(eq(pagePictures.pageId, pageId));
  if (names.length > 0) {
    await db.insert(pagePictures).values(names.map((picture, position) => ({ pageId, position, picture })));
  }
}

/** What blocks refer to, so that nothing of it goes while they do. */
export async function replaceReferences(
  db: Db,
  pageId: string,
  { pictures, documents }: { pictures: string[]; documents: number[] },
): Promise<void> {
  await replaceBlockPictures(db, pageId, pictures, false);
  await db.delete(pageDocuments).where(eq(pageDocuments.pageId, pageId));
  if (documents.length > 0) {
    await db.insert(pageDocuments).values(documents.map((documentId) => ({ pageId, documentId })));
  }
}

export async function replaceBlockPictures(db: Db, pageId: string, names: string[], kept: boolean): Promise<void> {
  await db.delete(blockPictures).where(and(eq(blockPictures.pageId, pageId), eq(blockPictures.kept, kept)));
  if (names.length > 0) await db.insert(blockPictures).values(names.map((picture) => ({ pageId, picture, kept })));
}
