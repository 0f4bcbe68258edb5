import { asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Committee, CommitteeListQuery } from '../../../contract/content/committees.ts';
import type { Db } from '../../db/client.ts';
import { committeeMembers, committees } from '../../db/tables/committees.ts';

const members: SQL<Committee['members']> = sql`coalesce((
  select json_agg(json_build_object('name', m.name, 'role', m.role, 'fromYear', m.from_year, 'toYear', m.to_year)
    order by m.position)
  from committee_members m where m.committee_id = committees.id), '[]'::json)`;

const card = {
  id: committees.id,
  name: committees.name,
  purpose: committees.purpose,
  createdAt: committees.createdAt,
  updatedAt: committees.updatedAt,
  members,
};

export type CommitteeRow = NonNullable<Awaited<ReturnType<typeof findCommittee>>>;

const matching = (q: string) =>
  q === ''
    ? undefined
    : sql`(strpos(lower(${committees.name}), lower(${q})) > 0 or strpos(lower(${committees.purpose}), lower(${q})) > 0
        or exists (select from committee_members m
          where m.committee_id = committees.id and strpos(lower(m.name), lower(${q})) > 0))`;

function inOrder(sort: CommitteeListQuery['sort']): SQL[] {
  const way = sort.startsWith('-') ? desc : asc;
  return [way(sort.endsWith('createdAt') ? committees.createdAt : committees.name), way(committees.id)];
}

type Wanted = Pick<CommitteeListQuery, 'q' | 'sort'>;

export function listCommittees(db: Db, { q, sort }: Wanted, page: { limit: number; offset: number }) {
  return db
    .select(card)
    .from(committees)
    .where(matching(q))
    .orderBy(...inOrder(sort))
    .limit(page.limit)
    .offset(page.offset);
}

export async function countCommittees(db: Db, q: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(committees).where(matching(q));
  return row?.total ?? 0;
}

export async function findCommittee(db: Db, id: number) {
  const [committee] = await db.select(card).from(committees).where(eq(committees.id, id));
  return committee;
}

export async function lockCommittee(db: Db, id: number) {
  const [row] = await db
    .select({ updatedAt: committees.updatedAt })
    .from(committees)
    .where(eq(committees.id, id))
    .for('update');
  return row;
}

export async function insertCommittee(db: Db, committee: typeof committees.$inferInsert): Promise<number> {
  const [row] = await db.insert(committees).values(committee).returning({ id: committees.id });
  if (!row) throw new Error('insert returned no row');
  return row.id;
}

export async function updateCommittee(db: Db, id: number, change: Partial<typeof committees.$inferInsert>) {
  await db.update(committees).set(change).where(eq(committees.id, id));
}

export async function deleteCommittee(db: Db, id: number): Promise<void> {
  await db.delete(committees).where(eq(committees.id, id));
}

export async function replaceMembers(db: Db, committeeId: number, list: Committee['members']): Promise<void> {
  await db.delete(committeeMembers).where(eq(committeeMembers.committeeId, committeeId));
  if (list.length > 0) {
    await db.insert(committeeMembers).values(list.map((member, position) => ({ ...member, committeeId, position })));
  }
}
