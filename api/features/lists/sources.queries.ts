import { eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { StoryKind } from '../../../contract/content/stories.ts';
import type { PictureInfo } from '../../../contract/media/media.ts';
import type { ListedKind, ListState } from '../../../contract/office/lists.ts';
import { isStuck } from '../../db/kept-state.ts';
import { pictureInfo } from '../../db/picture-info.ts';
import { alumni } from '../../db/tables/alumni.ts';
import { events } from '../../db/tables/events.ts';
import { galleries } from '../../db/tables/galleries.ts';
import { keptChanges } from '../../db/tables/kept.ts';
import { pageDrafts, pageNames, pages } from '../../db/tables/pages.ts';
import { profiles, profileText } from '../../db/tables/profiles.ts';
import { alumnusTotals, eventTotals, galleryTotals, pageTotals, profileTotals } from '../../db/tables/read-totals.ts';
import { reviews } from '../../db/tables/reviews.ts';
import { stories, storyTotals } from '../../db/tables/stories.ts';

/** Where a list takes what it shows of a thing. A new list is one more of these. */
export type Source = {
  table: PgTable;
  /** Which rows of the table are of this kind, where not all are. */
  only?: SQL;
  id: AnyPgColumn;
  title: AnyPgColumn;
  note: SQL<string>;
  /** What is searched, by its index; the title unless said. */
  text?: SQL;
  category?: AnyPgColumn;
  /** Whose it is; of a page, who has changed it. */
  authorId?: AnyPgColumn;
  updatedAt: AnyPgColumn;
  /** The date that is shown, and that the list is sorted by. */
  at: AnyPgColumn;
  /** Each thing is in one of them; a state that is not named has nothing. */
  states: (now: Date) => Partial<Record<ListState, SQL>>;
  /** It waits for somebody of this role. */
  waitsFor?: (role: number) => SQL;
  /** How often it was read, and how all of a kind are found in that order. */
  views: { of: SQL<number>; table: PgTable; only?: SQL; id: AnyPgColumn; count: AnyPgColumn };
  picture?: SQL<PictureInfo | null>;
  /** The change that is kept beside it, and which things have one. */
  kept?: { of: SQL<KeptRow | null>; ids: SQL };
};

/** In JSON a moment is text. */
type KeptRow = { publishAt: string | null; stuck: boolean };

const none = sql<string>`''`;
const pictureNamed = (column: string): SQL<PictureInfo | null> =>
  sql`(select ${pictureInfo} from media m where m.name = ${sql.raw(column)})`;

type KeptTable = typeof keptChanges | typeof pageDrafts;
type Changed = Record<'id' | 'updatedAt', AnyPgColumn>;

/** A change kept beside what can have one, by the column that refers to the thing. Few are kept at a time. */
function keptIn(table: KeptTable, of: AnyPgColumn, { id, updatedAt }: Changed): NonNullable<Source['kept']> {
  return {
    of: sql`(select jsonb_build_object('publishAt', ${table.publishAt}, 'stuck', ${isStuck(table, updatedAt)})
      from ${table} where ${of} = ${id})`,
    ids: sql`select ${of} from ${table} where ${of} is not null`,
  };
}

type Drafted = Record<'id' | 'draft' | 'createdAt', AnyPgColumn>;

const timely = ({ draft, createdAt }: Drafted, now: Date) => ({
  public: sql`(not ${draft} and ${createdAt} <= ${now})`,
  scheduled: sql`(not ${draft} and ${createdAt} > ${now})`,
});

/** What can be a draft or lie in the future, and is sent in by nobody. */
const unsent = (columns: Drafted): Pick<Source, 'states'> => ({
  states: (now) => ({ ...timely(columns, now), draft: sql`${columns.draft}` }),
});

/**
 * What can be a draft, lie in the future, and be sent in. Few things wait at a time, so their ids are collected once and
 * not looked up for each row.
 */
function drafted(columns: Drafted, reviewed: AnyPgColumn): Pick<Source, 'states' | 'waitsFor'> {
  const { id, draft } = columns;
  const waiting = sql`select ${reviewed} from ${reviews}
    where ${reviews.waitingSince} is not null and ${reviewed} is not null`;
  return {
    states: (now) => ({
      ...timely(columns, now),
      draft: sql`(${draft} and ${id} not in (${waiting}))`,
      waiting: sql`(${draft} and ${id} in (${waiting}))`,
    }),
    waitsFor: (role) => sql`(${draft} and ${id} in (${waiting} and not exists (
      select from users above where above.id = ${reviews.submittedBy} and above.role > ${role})))`,
  };
}

/** A thing has its row of totals from the beginning, so that what nobody has read is in the list, too. */
const countedIn = (table: PgTable & Record<'id' | 'count', AnyPgColumn>, id: AnyPgColumn): Pick<Source, 'views'> => ({
  views: {
    of: sql`(select t.count from ${table} t where t.id = ${id})`,
    ...{ table, id: table.id, count: table.count },
  },
});

const storySource = (kind: StoryKind): Source => ({
  table: stories,
  only: eq(stories.kind, kind),
  id: stories.id,
  title: stories.title,
  note: none,
  category: stories.category,
  authorId: stories.authorId,
  updatedAt: stories.updatedAt,
  at: stories.createdAt,
  ...drafted(stories, reviews.storyId),
  kept: keptIn(keptChanges, keptChanges.storyId, stories),
  views: {
    of: sql`(select t.count from story_totals t where t.story_id = stories.id)`,
    table: storyTotals,
    only: eq(storyTotals.kind, kind),
    id: storyTotals.storyId,
    count: storyTotals.count,
  },
  picture: sql`(
    select ${pictureInfo} from story_pictures p join media m on m.name = p.picture
    where p.story_id = stories.id order by p.position limit 1)`,
});

export const sources: Record<ListedKind, Source> = {
  news: storySource('news'),
  article: storySource('article'),
  event: {
    table: events,
    id: events.id,
    title: events.title,
    note: sql`concat_ws(' · ', nullif(${events.location}, ''), case when ${events.repeat} is not null then 'every week' end)`,
    category: events.category,
    authorId: events.authorId,
    updatedAt: events.updatedAt,
    at: events.startsAt,
    ...drafted(events, reviews.eventId),
    kept: keptIn(keptChanges, keptChanges.eventId, events),
    ...countedIn(eventTotals, events.id),
  },
  gallery: {
    table: galleries,
    id: galleries.id,
    title: galleries.name,
    note: sql`(select count(*) || case when count(*) = 1 then ' picture' else ' pictures' end
      from gallery_images i where i.gallery_id = galleries.id)`,
    category: galleries.category,
    authorId: galleries.ownerId,
    updatedAt: galleries.updatedAt,
    at: galleries.createdAt,
    ...unsent(galleries),
    kept: keptIn(keptChanges, keptChanges.galleryId, galleries),
    ...countedIn(galleryTotals, galleries.id),
    picture: pictureNamed('galleries.picture'),
  },
  profile: {
    table: profiles,
    id: profiles.id,
    title: profiles.name,
    note: sql`${profiles.position}`,
    text: profileText(profiles),
    category: profiles.tag,
    authorId: profiles.ownerId,
    updatedAt: profiles.updatedAt,
    at: profiles.createdAt,
    ...unsent(profiles),
    kept: keptIn(keptChanges, keptChanges.profileId, profiles),
    ...countedIn(profileTotals, profiles.id),
    picture: pictureNamed('profiles.picture'),
  },
  alumnus: {
    table: alumni,
    id: alumni.id,
    title: alumni.name,
    note: sql`'Class of ' || ${alumni.classOf}`,
    updatedAt: alumni.updatedAt,
    at: alumni.createdAt,
    states: () => ({
      public: sql`(${alumni.status} = 'published')`,
      waiting: sql`(${alumni.status} = 'waiting')`,
    }),
    ...countedIn(alumnusTotals, alumni.id),
  },
  page: {
    table: pages,
    id: pages.id,
    title: pages.title,
    note: sql`'/' || ${pages.path}`,
    text: pageNames(pages),
    authorId: pages.updatedBy,
    updatedAt: pages.updatedAt,
    at: pages.updatedAt,
    states: (now) => ({
      public: sql`(not ${pages.draft} and not ${pages.hidden} and ${pages.createdAt} <= ${now})`,
      scheduled: sql`(not ${pages.draft} and ${pages.createdAt} > ${now})`,
      hidden: sql`(not ${pages.draft} and ${pages.hidden} and ${pages.createdAt} <= ${now})`,
      draft: sql`${pages.draft}`,
    }),
    kept: keptIn(pageDrafts, pageDrafts.pageId, pages),
    ...countedIn(pageTotals, pages.id),
  },
};
