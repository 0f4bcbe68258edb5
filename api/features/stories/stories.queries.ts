import { and, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { StoryKind } from '../../../contract/stories.ts';
import type { Db } from '../../db/client.ts';
import { picturesOf } from '../../db/picture-info.ts';
import { stories, storyPictures, storyViews } from '../../db/tables/stories.ts';
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

export type StoryCardRow = Awaited<ReturnType<typeof latest>>[number];
export type StoryRow = NonNullable<Awaited<ReturnType<typeof findStory>>>;

type Filter = { kind: StoryKind; category?: number; now: Date };

const published = ({ kind, category, now }: Filter) =>
  and(
    eq(stories.kind, kind),
    category === undefined ? undefined : eq(stories.category, category),
    eq(stories.draft, false),
    lte(stories.createdAt, now),
  );

const writtenBy = eq(users.id, stories.authorId);
const newestFirst = [desc(stories.createdAt), desc(stories.id)];

export function latest(db: Db, filter: Filter, limit: number, offset = 0) {
  return db
    .select(card)
    .from(stories)
    .leftJoin(users, writtenBy)
    .where(published(filter))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
}

/** The newest story and how many there are, in one statement. */
export async function newestWithTotal(db: Db, filter: Filter) {
  const total = db.$count(stories, published(filter));
  const [row] = await db
    .select({ ...card, total: sql<number>`${total}`.mapWith(Number) })
    .from(stories)
    .leftJoin(users, writtenBy)
    .where(published(filter))
    .orderBy(...newestFirst)
    .limit(1);
  return row;
}

export function mostRead(db: Db, kind: StoryKind, since: string, now: Date, limit: number) {
  const reads = db
    .select({ storyId: storyViews.storyId, total: sql<number>`sum(${storyViews.count})`.as('total') })
    .from(storyViews)
    .where(gte(storyViews.day, since))
    .groupBy(storyViews.storyId)
    .as('reads');
  // With few readers the newest ones fill the list.
  return db
    .select(card)
    .from(stories)
    .leftJoin(users, writtenBy)
    .leftJoin(reads, eq(reads.storyId, stories.id))
    .where(published({ kind, now }))
    .orderBy(sql`${reads.total} desc nulls last`, ...newestFirst)
    .limit(limit);
}

export async function findStory(db: Db, kind: StoryKind, id: number, visible?: SQL) {
  const [story] = await db
    .select({ ...card, detail: stories.detail, draft: stories.draft, updatedAt: stories.updatedAt })
    .from(stories)
    .leftJoin(users, writtenBy)
    .where(and(eq(stories.kind, kind), eq(stories.id, id), visible));
  return story;
}

/** Holds the row until the end of the transaction, so that two savers come one after the other. */
export async function lockStory(db: Db, kind: StoryKind, id: number) {
  const [story] = await db
    .select({ id: stories.id, authorId: stories.authorId })
    .from(stories)
    .where(and(eq(stories.kind, kind), eq(stories.id, id)))
    .for('update');
  return story;
}

export async function insertStory(db: Db, story: typeof stories.$inferInsert): Promise<number> {
  const [row] = await db.insert(stories).values(story).returning({ id: stories.id });
  if (!row) throw new Error('insert returned no row');
  return row.id;
}

export async function updateStory(db: Db, id: number, change: Partial<typeof stories.$inferInsert>): Promise<void> {
  await db.update(stories).set(change).where(eq(stories.id, id));
}

export async function replacePictures(db: Db, storyId: number, names: string[]): Promise<void> {
  await db.delete(storyPictures).where(eq(storyPictures.storyId, storyId));
  if (names.length > 0) {
    await db.insert(storyPictures).values(names.map((picture, position) => ({ storyId, position, picture })));
  }
}
