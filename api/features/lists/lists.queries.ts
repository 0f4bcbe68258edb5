import { and, asc, between, desc, eq, ilike, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ListQuery, ListState, StateCounts, ThingId } from '../../../contract/office/lists.ts';
import type { Db } from '../../db/client.ts';
import { isOnPage } from '../../db/is-on-page.ts';
import { likePattern } from '../../db/like-pattern.ts';
import { users } from '../../db/tables/users.ts';
import type { Source } from './sources.queries.ts';

type Wanted = Pick<ListQuery, 'q' | 'state' | 'category' | 'author'>;
/** What somebody may see of a list, at a moment, and what of it is theirs to change. */
export type View = { source: Source; visible: SQL | undefined; theirs: SQL | undefined; now: Date };
export type ThingRow = Awaited<ReturnType<typeof listThings>>[number];

/** With the column's own way to read what PostgreSQL says. */
const as = <T>(column: AnyPgColumn): SQL<T> =>
  sql<T>`${column}`.mapWith((value): T => column.mapFromDriverValue(value) as T);
const orNull = <T>(column: AnyPgColumn | undefined): SQL<T | null> => (column ? as(column) : sql`null`);

const never = sql`false`;

/** The first that is true; whatever is in none of them readers see. */
function stateOf({ states }: Source, now: Date): SQL<ListState> {
  const known = Object.entries(states(now)).filter(([name]) => name !== 'public');
  if (known.length === 0) return sql`'public'`;
  const cases = known.map(([name, is]) => sql`when ${is} then ${sql.raw(`'${name}'`)}`);
  return sql`case ${sql.join(cases, sql` `)} else 'public' end`;
}

/** In a state, or theirs with a change kept beside it. */
function isIn({ source: { id, kept, states }, theirs, now }: View, state: NonNullable<Wanted['state']>): SQL {
  if (state !== 'kept') return states(now)[state] ?? never;
  return (kept && and(sql`${id} in (${kept.ids})`, theirs)) ?? never;
}

/** What a kind does not have is never asked for by a screen, and finds nothing. */
const is = (column: AnyPgColumn | undefined, value: number): SQL => (column ? eq(column, value) : never);

const narrowing = ({ source, visible }: View, { q, category, author }: Wanted): SQL | undefined =>
  and(
    visible,
    q === '' ? undefined : ilike(source.text ?? source.title, likePattern(q)),
    category === undefined ? undefined : is(source.category, category),
    author === undefined ? undefined : is(source.authorId, author),
  );

const matching = (view: View, wanted: Wanted): SQL | undefined => and(view.source.only, narrowing(view, wanted));

type Sorted = Pick<ListQuery, 'sort'>;
type Stretch = { limit: number; offset: number };

function inOrder({ title, at, id, views }: Source, sort: ListQuery['sort']): SQL[] {
  const way = sort.startsWith('-') ? desc : asc;
  const first = { title, views: views.of, at }[bare(sort)];
  return [way(first), way(id)];
}

const bare = (sort: ListQuery['sort']) => sort.replace('-', '') as 'at' | 'title' | 'views';

/** The ids of one page in order. By views they come from the index of the totals; what narrows the list is asked beside it. */
function idsOnPage(db: Db, view: View, { sort, ...wanted }: Wanted & Sorted, { limit, offset }: Stretch) {
  const { source } = view;
  const { table, only, views } = source;
  const narrowed = and(narrowing(view, wanted), wanted.state && isIn(view, wanted.state));
  if (bare(sort) !== 'views') {
    const page = db.select({ id: source.id }).from(table).where(and(only, narrowed));
    return page
      .orderBy(...inOrder(source, sort))
      .limit(limit)
      .offset(offset);
  }
  const way = sort.startsWith('-') ? desc : asc;
  const among = narrowed && inArray(views.id, db.select({ id: source.id }).from(table).where(and(only, narrowed)));
  const page = db.select({ id: views.id }).from(views.table).where(and(views.only, among));
  return page.orderBy(way(views.count), way(views.id)).limit(limit).offset(offset);
}

export function listThings(db: Db, view: View, wanted: Wanted & Sorted, stretch: Stretch) {
  const { source, now } = view;
  return db
    .select({
      id: as<ThingId>(source.id),
      title: as<string>(source.title),
      note: source.note.as('note'),
      category: orNull<number>(source.category),
      authorId: orNull<number>(source.authorId),
      author: users.name,
      at: as<Date | null>(source.at),
      updatedAt: as<Date>(source.updatedAt),
      state: stateOf(source, now).as('state'),
      views: source.views.of.as('views'),
      picture: (source.picture ?? sql<null>`null`).as('picture'),
      kept: (source.kept?.of ?? sql<null>`null`).as('kept'),
    })
    .from(source.table)
    .leftJoin(users, source.authorId ? eq(users.id, source.authorId) : never)
    .where(isOnPage(source.id, idsOnPage(db, view, wanted, stretch)))
    .orderBy(...inOrder(source, wanted.sort));
}

type Counts = StateCounts & { kept: number };

/** How many there are in each state, and with a kept change, in one go over them. */
export async function countByState(db: Db, view: View, wanted: Wanted): Promise<Counts> {
  const countOf = (state: keyof Counts) =>
    sql<number>`count(*) filter (where ${isIn(view, state)})`.mapWith(Number).as(state);
  const [row] = await db
    .select({
      public: countOf('public'),
      scheduled: countOf('scheduled'),
      draft: countOf('draft'),
      waiting: countOf('waiting'),
      hidden: countOf('hidden'),
      kept: countOf('kept'),
    })
    .from(view.source.table)
    .where(matching(view, wanted));
  return row ?? { public: 0, scheduled: 0, draft: 0, waiting: 0, hidden: 0, kept: 0 };
}

/** Everybody by whom there is something to see. */
export async function listAuthors(db: Db, view: View): Promise<{ id: number; name: string }[]> {
  const { table, only, authorId } = view.source;
  if (!authorId) return [];
  const ids = db
    .selectDistinct({ id: sql`${authorId}` })
    .from(table)
    .where(and(only, view.visible));
  return db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(sql`${users.id} = any(array(${ids}))`)
    .orderBy(asc(users.name), asc(users.id));
}

/** Those who write here, up to a rank. */
export function listWriters(db: Db, roles: { from: number; to: number }, limit: number) {
  return db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(between(users.role, roles.from, roles.to), eq(users.suspended, false)))
    .orderBy(asc(users.name), asc(users.id))
    .limit(limit);
}

export async function findWriter(db: Db, id: number) {
  const [row] = await db
    .select({ id: users.id, name: users.name, role: users.role, suspended: users.suspended })
    .from(users)
    .where(eq(users.id, id));
  return row;
}
