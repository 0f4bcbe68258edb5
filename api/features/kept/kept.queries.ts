import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { PublishedKind } from '../../../contract/content/publishing.ts';
import type { Db } from '../../db/client.ts';
import { events } from '../../db/tables/events.ts';
import { galleries } from '../../db/tables/galleries.ts';
import { keptChanges, keptPictures } from '../../db/tables/kept.ts';
import { pageDrafts, pages } from '../../db/tables/pages.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { stories } from '../../db/tables/stories.ts';
import { users } from '../../db/tables/users.ts';

export type Thing = { kind: PublishedKind; id: number };
/** Pages keep their changes in a table of their own, because those are made of blocks. */
export type KeptPage = { kind: 'page'; id: string };
export type KeptRow = NonNullable<Awaited<ReturnType<typeof findKept>>>;
type Change = Pick<typeof keptChanges.$inferInsert, 'content' | 'basedOn' | 'publishAt' | 'savedBy' | 'savedAt'>;

const keyOf = {
  news: 'storyId',
  article: 'storyId',
  event: 'eventId',
  profile: 'profileId',
  gallery: 'galleryId',
} as const;
const isOf = ({ kind, id }: Thing) => eq(keptChanges[keyOf[kind]], id);

export async function findKept(db: Db, thing: Thing) {
  const [row] = await db
    .select({
      content: keptChanges.content,
      basedOn: keptChanges.basedOn,
      publishAt: keptChanges.publishAt,
      problem: keptChanges.problem,
      savedAt: keptChanges.savedAt,
      saver: { id: users.id, name: users.name, role: users.role, suspended: users.suspended },
    })
    .from(keptChanges)
    .leftJoin(users, eq(users.id, keptChanges.savedBy))
    .where(isOf(thing));
  return row;
}

export async function putKept(db: Db, thing: Thing, change: Change, pictures: string[]): Promise<void> {
  await deleteKept(db, thing);
  const { kind, id } = thing;
  const [row] = await db
    .insert(keptChanges)
    .values({ kind, [keyOf[kind]]: id, ...change })
    .returning({ id: keptChanges.id });
  if (!row) throw new Error('insert returned no row');
  const shown = [...new Set(pictures)].map((picture) => ({ keptId: row.id, picture }));
  if (shown.length > 0) await db.insert(keptPictures).values(shown);
}

export async function deleteKept(db: Db, thing: Thing): Promise<boolean> {
  const gone = await db.delete(keptChanges).where(isOf(thing)).returning({ id: keptChanges.id });
  return gone.length > 0;
}

export async function noteProblem(db: Db, thing: Thing | KeptPage, problem: string): Promise<void> {
  if (thing.kind === 'page') await db.update(pageDrafts).set({ problem }).where(eq(pageDrafts.pageId, thing.id));
  else await db.update(keptChanges).set({ problem }).where(isOf(thing));
}

/** When it is to be published, if it is. */
export async function findPlan(db: Db, thing: Thing | KeptPage) {
  const table = thing.kind === 'page' ? pageDrafts : keptChanges;
  const [row] = await db
    .select({ savedAt: table.savedAt, publishAt: table.publishAt, problem: table.problem })
    .from(table)
    .where(thing.kind === 'page' ? eq(pageDrafts.pageId, thing.id) : isOf(thing));
  return row;
}

const titleOf = sql<string>`coalesce(${stories.title}, ${events.title}, ${profiles.name}, ${galleries.name})`;

/** All that is to be published at a moment, be it over, and of which nobody was told that it was not. */
export async function listPlanned(db: Db) {
  const rows = await db
    .select({
      kind: keptChanges.kind,
      storyId: keptChanges.storyId,
      eventId: keptChanges.eventId,
      profileId: keptChanges.profileId,
      galleryId: keptChanges.galleryId,
      title: titleOf,
      savedAt: keptChanges.savedAt,
      publishAt: keptChanges.publishAt,
    })
    .from(keptChanges)
    .leftJoin(stories, eq(stories.id, keptChanges.storyId))
    .leftJoin(events, eq(events.id, keptChanges.eventId))
    .leftJoin(profiles, eq(profiles.id, keptChanges.profileId))
    .leftJoin(galleries, eq(galleries.id, keptChanges.galleryId))
    .where(and(isNotNull(keptChanges.publishAt), eq(keptChanges.problem, '')))
    .orderBy(keptChanges.id);
  const ofPages = await db
    .select({ id: pages.id, title: pages.title, savedAt: pageDrafts.savedAt, publishAt: pageDrafts.publishAt })
    .from(pageDrafts)
    .innerJoin(pages, eq(pages.id, pageDrafts.pageId))
    .where(and(isNotNull(pageDrafts.publishAt), eq(pageDrafts.problem, '')))
    .orderBy(pages.id);
  return [
    ...rows.map(({ storyId, eventId, profileId, galleryId, ...row }) => ({
      ...{ ...row, id: storyId ?? eventId ?? profileId ?? galleryId ?? 0 },
    })),
    ...ofPages.map((row) => ({ ...row, kind: 'page' as const })),
  ];
}
