import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { StoryKind } from '../../../contract/content/stories.ts';
import type { PictureInfo } from '../../../contract/media/media.ts';
import type { LiveSource } from '../../../contract/site/site-links.ts';
import type { Db } from '../../db/client.ts';
import { read } from '../../db/declared-reads.ts';
import { ofHomeSource } from '../../db/home-choices.ts';
import { isOnPage } from '../../db/is-on-page.ts';
import { pictureInfo, picturesOf } from '../../db/picture-info.ts';
import { placeholders, preparedStatement } from '../../db/prepared-statement.ts';
import { media } from '../../db/tables/media.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { stories, storyPictures, storyTextPictures } from '../../db/tables/stories.ts';
import { users } from '../../db/tables/users.ts';

const pictures = picturesOf('story_pictures', 'story_id', 'stories.id');

const card = {
  id: stories.id,
  title: stories.title,
  extract: stories.extract,
  category: stories.category,
  authorId: stories.authorId,
  author: users.name,
  createdAt: stories.createdAt,
  pictures,
};

export type StoryCardRow = Awaited<ReturnType<typeof mostRead>>[number];
export type StoryRow = NonNullable<Awaited<ReturnType<typeof findStory>>>;

/** Without defaults: a statement that is built once names every column. */
type NewStory = Omit<typeof stories.$inferSelect, 'id'>;
type Filter = { kind: StoryKind; category: number | undefined; now: Date };
type Place = { limit: number; offset?: number };

const is = sql.placeholder;
const published = (ofCategory: boolean) =>
  and(
    eq(stories.kind, is('kind')),
    ofCategory ? eq(stories.category, is('category')) : undefined,
    eq(stories.draft, false),
    lte(stories.createdAt, is('now')),
  );

const writtenBy = eq(users.id, stories.authorId);
const newestFirst = [desc(stories.createdAt), desc(stories.id)];

/** The total is counted where it is asked for, in the same statement. */
const latestStatement = (name: string, { ofCategory, counted }: { ofCategory: boolean; counted: boolean }) =>
  preparedStatement((db) => {
    const total = counted ? sql`${db.$count(stories, published(ofCategory))}` : sql`0`;
    const page = db
      .select({ id: stories.id })
      .from(stories)
      .where(published(ofCategory))
      .orderBy(...newestFirst)
      .limit(is('limit'))
      .offset(is('offset'));
    return db
      .select({ ...card, total: total.mapWith(Number) })
      .from(stories)
      .leftJoin(users, writtenBy)
      .where(isOnPage(stories.id, page))
      .orderBy(...newestFirst)
      .prepare(read(name));
  });
const latestOfAll = latestStatement('latest_stories', { ofCategory: false, counted: false });
const latestOfCategory = latestStatement('latest_stories_of_category', { ofCategory: true, counted: false });
const latestAndTotal = latestStatement('latest_stories_and_total', { ofCategory: true, counted: true });

export function latest(db: Db, { category, ...filter }: Filter, { limit, offset = 0 }: Place) {
  return category === undefined
    ? latestOfAll(db).execute({ ...filter, limit, offset })
    : latestOfCategory(db).execute({ ...filter, category, limit, offset });
}

/** The newest of one category, each with how many there are of it. */
export function latestWithTotal(db: Db, filter: Filter & { category: number }, limit: number) {
  return latestAndTotal(db).execute({ ...filter, limit, offset: 0 });
}

const homeStatement = preparedStatement((db) => {
  const page = db
    .select({ id: stories.id })
    .from(stories)
    .where(and(published(false), ofHomeSource('news', stories.category)))
    .orderBy(...newestFirst)
    .limit(is('limit'));
  return db
    .select({ ...card, total: sql`0`.mapWith(Number) })
    .from(stories)
    .leftJoin(users, writtenBy)
    .where(isOnPage(stories.id, page))
    .orderBy(...newestFirst)
    .prepare(read('home_stories'));
});

/** The newest of those that the home page is to show. */
export const homeStories = (
  db: Db,
  filter: Omit<Filter, 'category'> & { from: LiveSource | undefined },
  limit: number,
) => homeStatement(db).execute({ ...filter, from: filter.from ?? null, limit });

/** A few of the most read and a few of the newest, each by its index; with few readers the newest fill the list. */
const mostReadStories = preparedStatement((db) => {
  const isPublished = sql`s.kind = ${is('kind')} and s.draft = false and s.created_at <= ${is('now')}`;
  const candidates = sql`(
    select id, max(total) as total from (
      (select s.id, reads.total
       from (select story_id, sum(count) as total from story_views where day >= ${is('since')} group by story_id) reads
       join stories s on s.id = reads.story_id
       where ${isPublished}
       order by reads.total desc, s.created_at desc, s.id desc limit ${is('limit')})
      union all
      (select s.id, null from stories s
       where ${isPublished}
       order by s.created_at desc, s.id desc limit ${is('limit')})) both_kinds
    group by id) candidates`;
  return db
    .select(card)
    .from(stories)
    .innerJoin(candidates, sql`candidates.id = ${stories.id}`)
    .leftJoin(users, writtenBy)
    .orderBy(sql`candidates.total desc nulls last`, ...newestFirst)
    .limit(is('limit'))
    .prepare(read('most_read_stories'));
});

export function mostRead(db: Db, kind: StoryKind, since: string, now: Date, limit: number) {
  return mostReadStories(db).execute({ kind, since, now, limit });
}

/** The portrait that the staff pages show under the same name; that of an account is nobody else's to see. */
const authorPicture = sql<PictureInfo | null>`(
  select ${pictureInfo} from ${profiles} f join ${media} m on m.name = f.picture
  where f.name = ${users.name} and not f.draft and f.created_at <= now() order by f.id limit 1)`;

const storyById = preparedStatement((db) =>
  db
    .select({ ...card, authorPicture, detail: stories.detail, draft: stories.draft, updatedAt: stories.updatedAt })
    .from(stories)
    .leftJoin(users, writtenBy)
    .where(and(eq(stories.kind, is('kind')), eq(stories.id, is('id'))))
    .prepare(read('story_by_id')),
);

export async function findStory(db: Db, kind: StoryKind, id: number) {
  const [story] = await storyById(db).execute({ kind, id });
  return story;
}

/** Locks the row until the end of the transaction, so that two saves of it are serialised. */
export async function lockStory(db: Db, kind: StoryKind, id: number) {
  const [story] = await db
    .select({ id: stories.id, authorId: stories.authorId })
    .from(stories)
    .where(and(eq(stories.kind, kind), eq(stories.id, id)))
    .for('update');
  return story;
}

/** The story and its pictures in one statement. */
const insertStatement = preparedStatement((db) => {
  const added = db.$with('added').as(
    db
      .insert(stories)
      .values({
        ...placeholders('kind', 'title', 'detail', 'extract', 'category'),
        ...placeholders('authorId', 'draft', 'createdAt', 'updatedAt'),
      })
      .returning({ id: stories.id }),
  );
  const pictured = db.$with('pictured').as(
    db
      .insert(storyPictures)
      .select(sql`
        select added.id, place - 1, name
        from added, unnest(${is('pictures')}::text[]) with ordinality as listed (name, place)`)
      .returning({ storyId: storyPictures.storyId }),
  );
  return db.with(added, pictured).select({ id: added.id }).from(added).prepare('insert_story');
});

export async function insertStory(db: Db, story: NewStory & { pictures: string[] }): Promise<number> {
  const [row] = await insertStatement(db).execute(story);
  if (!row) throw new Error('insert returned no row');
  return row.id;
}

export async function updateStory(db: Db, id: number, change: Partial<typeof stories.$inferInsert>): Promise<void> {
  await db.update(stories).set(change).where(eq(stories.id, id));
}

const insertPictures = preparedStatement((db) =>
  db
    .insert(storyPictures)
    .select(sql`
      select ${is('storyId')}::int, place - 1, name
      from unnest(${is('names')}::text[]) with ordinality as listed (name, place)`)
    .prepare('insert_story_pictures'),
);

export async function replacePictures(db: Db, storyId: number, names: string[]): Promise<void> {
  await db.delete(storyPictures).where(eq(storyPictures.storyId, storyId));
  if (names.length > 0) await insertPictures(db).execute({ storyId, names });
}

/** Those within its text, in place of what was there. */
export async function noteTextPictures(db: Db, storyId: number, names: string[]): Promise<void> {
  await db.execute(sql`
    with gone as (
      delete from ${storyTextPictures} where story_id = ${storyId} and picture <> all(${sql.param(names)}::text[]))
    insert into ${storyTextPictures} (story_id, picture) select ${storyId}::int, unnest(${sql.param(names)}::text[])
    on conflict do nothing`);
}
